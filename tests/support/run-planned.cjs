/*
 * For a service in a process of its own, by `--require`: at SIGUSR2 it does what editors have planned, and says when that
 * is done. It says what happens to events, too, as the host tells its listeners.
 */
const whenStrapiIsThere = require('./when-strapi-is-there.cjs');
const say = (line) => process.stdout.write(`${line}\n`);

const tell = (name, { uid, entry }) => {
  if (uid !== 'plugin::svc.event') return;
  if (name.startsWith('entry.')) say(`${name} ${entry.documentId}`);
};

whenStrapiIsThere((strapi) => {
  strapi.eventHub.subscribe(tell);
});

process.on('SIGUSR2', () => {
  const { runPlanned } = require(process.env.RUN_PLANNED);
  void runPlanned().then(() => say('has looked at what is planned'));
});
