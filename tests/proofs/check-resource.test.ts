import { checkResource } from '#svc/testing/contract/index';
import { type Handle, makeApiToken, type Service, startService } from '../support';
import { buildWith, filesIn, sectionOf, typesToBuildOn } from '../support/example-project';
import { gigFiles } from '../support/kit-types/gig';

/*
 * What `checkResource` holds a type of a project to: one with a field of every kind, drafts, owners and an override, and
 * those of docs/build-on-it.md, with relations of drafts, private fields and lists below events. Their developers write
 * no more than is written here, though the events that the types name are to have an image.
 */

const ruleOfEvents = filesIn(sectionOf('docs/build-on-it.md', 'A rule for whoever writes'));

let service: Service;
let editor: Handle;

beforeAll(async () => {
  const project = await buildWith({ ...typesToBuildOn(), ...ruleOfEvents, ...gigFiles });
  service = await startService({ appDir: project });
  editor = await makeApiToken(service.strapi, 'full-access');
}, 240_000);

describe.each(['api::gig.gig', 'api::performer.performer', 'api::sponsor.sponsor'])('%s', (uid) => {
  checkResource({ uid }, () => ({ service, editor }));
});
