/*
 * For a service in a process of its own, by `--require`: it has the delivery that CONTRIBUTING.md shows, as if it were
 * in `src/api`.
 */
const whenStrapiIsThere = require('./when-strapi-is-there.cjs');
const register = () => {
  const { deliver } = require('strapi-plugin-svc/kit');
  deliver('ledger', { on: 'svc_order_completed' }, async (order, { key, signal }) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const request = { method: 'POST', headers, body: JSON.stringify(order), signal };
    const { ok, status } = await fetch(process.env.LEDGER_URL, request);
    if (!ok) throw new Error(`The ledger answered ${status}.`);
  });
};

whenStrapiIsThere(() => {
  void Promise.resolve().then(register);
});
