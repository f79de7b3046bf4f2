import assert from 'node:assert/strict';

/*
 * Who may do what: a row for every operation, and for each case of it that makes a difference. `+` is allowed, 401
 * and 403 are not. The callers: a guest, a user of each role, and API tokens of the panel's: one with
 * edit_svc_venues ticked, one that may read, one with full access.
 */
const table = `
                                          case       guest buyer office author editor manager venues reads all

GET    events/v1/events                   published    +     +     +      +      +       +      +      +    +
GET    events/v1/events                   draft       401   403   403     +      +       +     403    403   +
GET    events/v1/events                   pending     401   403   403     +      +       +     403    403   +
GET    events/v1/events                   private     401   403   403     +      +       +     403    403   +
GET    events/v1/events                   trash       401   403   403     +      +       +     403    403   +
GET    events/v1/events/{id}              published    +     +     +      +      +       +      +      +    +
GET    events/v1/events/{id}              draft       401   403   403    403     +       +     403    403   +
GET    events/v1/events/{id}              pending     401   403   403    403     +       +     403    403   +
GET    events/v1/events/{id}              private     401   403   403    403     +       +     403    403   +
GET    events/v1/events/{id}              trash       401   403   403     +      +       +     403    403   +
GET    events/v1/events/{id}              own         401    +     +      +      +       +     403    403   +
GET    events/v1/events/{id}              unknown      +     +     +      +      +       +      +      +    +
GET    events/v1/events/facets            published    +     +     +      +      +       +      +      +    +
GET    events/v1/events/facets            draft       401   403   403     +      +       +     403    403   +
GET    events/v1/events.ics               published    +     +     +      +      +       +      +      +    +
GET    events/v1/events.ics               draft       401   403   403     +      +       +     403    403   +
GET    events/v1/events.rss               published    +     +     +      +      +       +      +      +    +
GET    events/v1/events.rss               draft       401   403   403     +      +       +     403    403   +
GET    events/v1/events/{id}.ics          published    +     +     +      +      +       +      +      +    +
GET    events/v1/events/{id}.ics          draft       401   403   403    403     +       +     403    403   +
GET    events/v1/events/{id}.ics          own         401    +     +      +      +       +     403    403   +
GET    events/v1/events/{id}.ics          unknown      +     +     +      +      +       +      +      +    +
POST   events/v1/events                   -           401   403   403     +      +       +     403    403   +
PUT    events/v1/events/{id}              own         401   403   403     +      +       +     403    403   +
PUT    events/v1/events/{id}              others      401   403   403    403     +       +     403    403   +
PUT    events/v1/events/{id}              nobodys     401   403   403    403     +       +     403    403   +
PUT    events/v1/events/{id}              unknown     401   403   403     +      +       +     403    403   +
DELETE events/v1/events/{id}              own         401   403   403    403     +       +     403    403   +
DELETE events/v1/events/{id}              others      401   403   403    403     +       +     403    403   +
DELETE events/v1/events/{id}              unknown     401   403   403    403     +       +     403    403   +

GET    events/v1/venues                   -            +     +     +      +      +       +      +      +    +
GET    events/v1/venues/{id}              others       +     +     +      +      +       +      +      +    +
POST   events/v1/venues                   -           401   403   403     +      +       +      +     403   +
PUT    events/v1/venues/{id}              others      401   403   403     +      +       +      +     403   +
PUT    events/v1/venues/{id}              unknown     401   403   403     +      +       +      +     403   +
DELETE events/v1/venues/{id}              others      401   403   403    403     +       +     403    403   +
DELETE events/v1/venues/{id}              unknown     401   403   403    403     +       +     403    403   +

GET    events/v1/organizers               -            +     +     +      +      +       +      +      +    +
GET    events/v1/organizers/{id}          others       +     +     +      +      +       +      +      +    +
POST   events/v1/organizers               -           401   403   403     +      +       +     403    403   +
PUT    events/v1/organizers/{id}          others      401   403   403     +      +       +     403    403   +
PUT    events/v1/organizers/{id}          unknown     401   403   403     +      +       +     403    403   +
DELETE events/v1/organizers/{id}          others      401   403   403    403     +       +     403    403   +
DELETE events/v1/organizers/{id}          unknown     401   403   403    403     +       +     403    403   +

GET    events/v1/categories               -            +     +     +      +      +       +      +      +    +
GET    events/v1/categories/{id}          unknown      +     +     +      +      +       +      +      +    +
GET    events/v1/doc                      -            +     +     +      +      +       +      +      +    +
GET    tickets/v1/doc                     -            +     +     +      +      +       +      +      +    +
GET    events/v1/tags                     -            +     +     +      +      +       +      +      +    +
GET    events/v1/tags/{id}                unknown      +     +     +      +      +       +      +      +    +

GET    tickets/v1/tickets                 -            +     +     +      +      +       +      +      +    +
GET    tickets/v1/tickets/{id}            published    +     +     +      +      +       +      +      +    +
GET    tickets/v1/tickets/{id}            draft       401   403   403    403    403      +     403    403   +
GET    tickets/v1/tickets/{id}            private     401   403   403    403    403      +     403    403   +
GET    tickets/v1/tickets/{id}            trash       401   403   403    403    403      +     403    403   +
GET    tickets/v1/tickets/{id}            unknown      +     +     +      +      +       +      +      +    +
POST   tickets/v1/tickets                 -           401   403   403    403    403      +     403    403   +
PUT    tickets/v1/tickets/{id}            published   401   403   403    403    403      +     403    403   +
PUT    tickets/v1/tickets/{id}            unknown     401   403   403    403    403      +     403    403   +
DELETE tickets/v1/tickets/{id}            published   401   403   403    403    403      +     403    403   +
DELETE tickets/v1/tickets/{id}            unknown     401   403   403    403    403      +     403    403   +

GET    tickets/v1/attendees               -           401   403    +     403    403      +     403    403   +
GET    tickets/v1/attendees/{id}          published   401   403    +     403    403      +     403    403   +
GET    tickets/v1/attendees/{id}          unknown     401   403    +     403    403      +     403    403   +
POST   tickets/v1/attendees               -           401   403    +     403    403      +     403    403   +
PUT    tickets/v1/attendees/{id}          published   401   403    +     403    403      +     403    403   +
PUT    tickets/v1/attendees/{id}          unknown     401   403    +     403    403      +     403    403   +
DELETE tickets/v1/attendees/{id}          published   401   403   403    403    403      +     403    403   +
DELETE tickets/v1/attendees/{id}          unknown     401   403   403    403    403      +     403    403   +

GET    auth/v1/nonce                      -           401   401   401    401    401     401    401    401  401
GET    auth/v1/application-passwords      -           401    +     +      +      +       +     403    403  403
POST   auth/v1/application-passwords      -           401    +     +      +      +       +     403    403  403
DELETE auth/v1/application-passwords      -           401    +     +      +      +       +     403    403  403
GET    auth/v1/application-passwords/{uuid} own       401    +     +      +      +       +     403    403  403
GET    auth/v1/application-passwords/{uuid} unknown   401    +     +      +      +       +     403    403  403
PUT    auth/v1/application-passwords/{uuid} own       401    +     +      +      +       +     403    403  403
PUT    auth/v1/application-passwords/{uuid} unknown   401    +     +      +      +       +     403    403  403
DELETE auth/v1/application-passwords/{uuid} own       401    +     +      +      +       +     403    403  403
DELETE auth/v1/application-passwords/{uuid} unknown   401    +     +      +      +       +     403    403  403

POST   auth/v1/session                    empty        +     +     +      +      +       +      +      +    +
DELETE auth/v1/session                    -           401   401   401    401    401     401    401    401  401
POST   auth/v1/session/refresh            empty        +     +     +      +      +       +      +      +    +
GET    auth/v1/doc                        -            +     +     +      +      +       +      +      +    +
GET    doc                                -            +     +     +      +      +       +      +      +    +
POST   auth/v1/register                   empty        +     +     +      +      +       +      +      +    +
POST   auth/v1/confirm                    empty        +     +     +      +      +       +      +      +    +
POST   auth/v1/forgot-password            empty        +     +     +      +      +       +      +      +    +
POST   auth/v1/reset-password             empty        +     +     +      +      +       +      +      +    +
GET    auth/v1/me                         -           401    +     +      +      +       +     403    403  403
PUT    auth/v1/me                         -           401    +     +      +      +       +     403    403  403
DELETE auth/v1/me                         leaving     401    +     +      +      +       +     403    403  403

GET    tickets/v1/orders                  -           401   403    +     403    403      +     403    403   +
GET    tickets/v1/orders/{id}             strangers   401   403    +     403    403      +     403    403   +
GET    tickets/v1/orders/{id}             unknown     401   403    +     403    403      +     403    403   +
PUT    tickets/v1/orders/{id}             strangers   401   403    +     403    403      +     403    403   +
PUT    tickets/v1/orders/{id}             unknown     401   403    +     403    403      +     403    403   +
GET    tickets/v1/refund-requests         -           401   403    +     403    403      +     403    403   +
POST   tickets/v1/refund-requests         own         401    +     +      +      +       +     403    403   +
POST   tickets/v1/refund-requests         strangers   401   403    +     403    403      +     403    403   +
POST   tickets/v1/refund-requests         nowhere     401   403    +     403    403      +     403    403   +
PUT    tickets/v1/refund-requests/{id}    strangers   401   403    +     403    403      +     403    403   +
PUT    tickets/v1/refund-requests/{id}    unknown     401   403    +     403    403      +     403    403   +
GET    tickets/v1/buyers                  strangers   401   403    +     403    403      +     403    403   +
GET    tickets/v1/buyers                  unknown     401   403    +     403    403      +     403    403   +
DELETE tickets/v1/buyers                  strangers   401   403    +     403    403      +     403    403   +
DELETE tickets/v1/buyers                  unknown     401   403    +     403    403      +     403    403   +
GET    tickets/v1/my-orders               -           401    +     +      +      +       +     403    403  403
GET    tickets/v1/my-tickets              -           401    +     +      +      +       +     403    403  403
PUT    tickets/v1/my-tickets/{id}         unknown     401    +     +      +      +       +     403    403  403
POST   tickets/v1/my-tickets/{id}/transfer unknown    401    +     +      +      +       +     403    403  403
POST   tickets/v1/my-tickets/{id}/return  unknown     401    +     +      +      +       +     403    403  403
GET    tickets/v1/guest-order             token        +     +     +      +      +       +      +      +    +
GET    tickets/v1/guest-order             unknown      +     +     +      +      +       +      +      +    +

GET    tickets/v1/settings                -            +     +     +      +      +       +      +      +    +

GET    tickets/v1/vouchers                -           401   403   403    403    403      +     403    403   +
GET    tickets/v1/vouchers/{id}           unknown     401   403   403    403    403      +     403    403   +
POST   tickets/v1/vouchers                -           401   403   403    403    403      +     403    403   +
PUT    tickets/v1/vouchers/{id}           unknown     401   403   403    403    403      +     403    403   +
DELETE tickets/v1/vouchers/{id}           unknown     401   403   403    403    403      +     403    403   +

GET    tickets/v1/cart                    -            +     +     +      +      +       +      +      +    +
POST   tickets/v1/cart                    unknown      +     +     +      +      +       +      +      +    +
PUT    tickets/v1/cart                    unknown      +     +     +      +      +       +      +      +    +
DELETE tickets/v1/cart                    -            +     +     +      +      +       +      +      +    +
POST   tickets/v1/cart/voucher            empty        +     +     +      +      +       +      +      +    +
DELETE tickets/v1/cart/voucher            -            +     +     +      +      +       +      +      +    +
POST   tickets/v1/checkout                empty        +     +     +      +      +       +      +      +    +
POST   tickets/v1/stripe/webhook          empty        +     +     +      +      +       +      +      +    +

POST   batch/v1                           -            +     +     +      +      +       +      +      +    +
`;

/** Open to everybody; what is asked for in it is each a row of its own. */
export const batch = 'batch/v1';

export interface Row {
  method: string;
  path: string;
  about: string;
  /** For each caller, in their order. */
  expected: string[];
}

const [head = [], ...cells] = table
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => line.trim().split(/\s+/));
export const callers = head.slice(1);
export const rows: Row[] = cells.map(([method, path, about, ...expected]) => {
  assert.ok(method && path && about && expected.length === callers.length, `${method} ${path}`);
  return { method, path: path === batch ? path : `svc/${path}`, about, expected };
});
