import type * as Tokens from '../../src/plugins/svc/server/src/resources/account/tokens';
import { built } from '#svc/testing/built';
import type { Handle } from '#svc/testing/client';
import { bearer } from '#svc/testing/makers';
import { makeSignedIn, panelDocuments } from './events';
import {
  tellOfNoPlaces,
  tellOfNoSelfHelp,
  tellOfNothing,
  tellOfRefusals,
} from './example-refusals';
import type { Recorder } from './recorder';
import type { Service } from './service';
import { signedEvent } from './stripe-shop';

/*
 * One evening from its venue to the refund, as the description tells it: every operation does at least once what it is for.
 */

interface People {
  manager: Handle;
  buyer: Handle;
}

interface Made {
  id: number;
  order_id: number;
  attendee_ids: number[];
  confirmation_url: string;
}

async function idOf(answer: Promise<{ body: unknown }>): Promise<number> {
  return ((await answer).body as Made).id;
}

async function makeTerms(service: Service): Promise<{ category: number; tag: number }> {
  const make = async (uid: string, title: string) =>
    (await panelDocuments(service, uid).create({ data: { title } })).publicId;
  return {
    category: await make('plugin::svc.category', 'Jazz'),
    tag: await make('plugin::svc.tag', 'Open air'),
  };
}

async function tellOfPlaces(
  service: Service,
  { record, recordError }: Recorder,
  { manager: as }: People,
) {
  const { category, tag } = await makeTerms(service);
  await record('listCategories');
  await record('getCategory', { id: category });
  await record('listTags');
  await record('getTag', { id: tag });
  const venue = await idOf(
    record('createVenue', {
      as,
      body: {
        title: 'Harbour Hall',
        address: '1 Quay Street',
        city: 'Hamburg',
        zip: '20457',
        country: 'Germany',
        website: 'https://harbour-hall.example.org',
      },
    }),
  );
  await record('listVenues', { query: { search: 'harbour' } });
  await record('updateVenue', { as, id: venue, body: { phone: '+49 40 555 0100' } });
  const old = { as, id: venue, headers: { 'If-Match': '"of-an-earlier-read"' }, body: {} };
  await recordError('updateVenue', 'rest_precondition_failed', old);
  await record('getVenue', { id: venue });
  const organizer = await idOf(
    record('createOrganizer', {
      as,
      body: { title: 'Night Music Society', email: 'hello@night-music.example.org' },
    }),
  );
  await record('listOrganizers');
  await record('updateOrganizer', { as, id: organizer, body: { phone: '+49 40 555 0101' } });
  await record('getOrganizer', { id: organizer });
  return { venue, organizer };
}

interface Places {
  venue: number;
  organizer: number;
}

async function tellOfEvents(
  { record, perform }: Recorder,
  { manager: as }: People,
  places: Places,
) {
  const { venue, organizer } = places;
  const event = await idOf(
    record('createEvent', {
      as,
      body: {
        title: 'Jazz at the Harbour',
        start_date: '2030-05-01 20:00:00',
        end_date: '2030-05-01 23:00:00',
        timezone: 'Europe/Berlin',
        venue_id: venue,
        organizer_ids: [organizer],
        content: '<p>Four bands, one night. Doors open at seven.</p>',
        status: 'publish',
      },
    }),
  );
  await record('listEvents', { query: { start_date: '2030-05-01', per_page: 3 } });
  await record('updateEvent', { as, id: event, body: { featured: true } });
  await record('getEvent', { id: event });
  await record('getEventFacets', { query: { start_date: '2030-05-01' } });
  await perform('getEventCalendar', { id: event });
  await perform('getEventsCalendar', { query: { start_date: '2030-05-01' } });
  await perform('getEventsFeed', { query: { start_date: '2030-05-01' } });
  return event;
}

async function tellOfTickets(
  { record, recordError }: Recorder,
  { manager: as }: People,
  event: number,
) {
  const body = { title: 'Front row', event_id: event, type: 'paid', price: '25.00', capacity: 40 };
  const ticket = await idOf(record('createTicket', { as, body }));
  await record('listTickets', { query: { event_id: event } });
  await record('updateTicket', { as, id: ticket, body: { max_per_order: 4 } });
  await record('getTicket', { id: ticket });
  await recordError('addToCart', 'rest_invalid_param', {
    body: { ticket_id: ticket, quantity: 5 },
  });
  return ticket;
}

const guest = { buyer_name: 'Ada Lovelace', buyer_email: 'ada@example.org' };
const paid = { payment_method: 'test', payment_token: 'tok_ok' };

async function tellOfGuest({ record, recordError }: Recorder, ticket: number) {
  await record('getSettings');
  const added = await record('addToCart', { body: { ticket_id: ticket, quantity: 1 } });
  const headers = { 'X-API-Cart': added.headers.get('X-API-Cart') ?? '' };
  const keyed = { ...headers, 'Idempotency-Key': 'example' };
  await record('setInCart', { headers, body: { ticket_id: ticket, quantity: 2 } });
  await record('getCart', { headers });
  const checkOut = (code: string, payment_token: string) =>
    recordError('checkOut', code, { headers, body: { ...guest, ...paid, payment_token } });
  await checkOut('rest_payment_failed', 'tok_declined');
  await checkOut('rest_payment_unavailable', 'tok_error');
  const body = { ...guest, ...paid, attendees: [{ ticket_id: ticket, full_name: 'Grace Hopper' }] };
  const bought = await record('checkOut', { headers: keyed, body });
  const other = { headers: keyed, body: { ...guest, ...paid } };
  await recordError('checkOut', 'rest_idempotency_mismatch', other);
  await record('emptyCart', { headers });
  const { confirmation_url: address } = bought.body as Made;
  const token = new URL(address).searchParams.get('token') ?? '';
  await record('getGuestOrder', { query: { token } });
}

/** What buyers do themselves, under the terms that their event has. */
async function tellOfSelfHelp(recorder: Recorder, people: People, ticket: number) {
  const { perform, record } = recorder;
  const { manager: as, buyer } = people;
  const { body } = await perform('getTicket', { id: ticket });
  const return_policy = [{ until: '2030-04-01 12:00:00', percent: 50 }];
  const { event_id: event } = body as { event_id: number };
  await perform('updateEvent', { as, id: event, body: { return_policy } });
  await perform('addToCart', { as: buyer, body: { ticket_id: ticket, quantity: 2 } });
  const offline = { as: buyer, body: { payment_method: 'offline' } };
  const { order_id: order, attendee_ids: ids } = (await perform('checkOut', offline)).body as Made;
  await perform('updateOrder', { as, id: order, body: { status: 'completed' } });
  const name = { full_name: 'Grace Hopper', email: 'grace@example.org' };
  await record('updateMyTicket', { as: buyer, id: ids[0], body: name });
  const holder = { full_name: 'Carla Fischer', email: 'carla@example.org' };
  await record('transferMyTicket', { as: buyer, id: ids[0], body: holder });
  await record('returnMyTicket', { as: buyer, id: ids[1], body: { reason: 'I am ill.' } });
  await tellOfNoSelfHelp(recorder, buyer, { handedOn: ids[0]!, holder });
}

async function tellOfBoxOffice(recorder: Recorder, people: People, ticket: number) {
  const { perform, record, recordError } = recorder;
  const { manager: as, buyer } = people;
  await perform('addToCart', { as: buyer, body: { ticket_id: ticket, quantity: 1 } });
  const offline = { as: buyer, body: { payment_method: 'offline' } };
  const { order_id: order } = (await perform('checkOut', offline)).body as Made;
  await record('listOrders', { as, query: { status: 'pending' } });
  await record('updateOrder', { as, id: order, body: { status: 'completed' } });
  await record('getOrder', { as, id: order });
  await record('listMyTickets', { as: buyer });
  await record('listMyOrders', { as: buyer });
  const asked = { order_id: order, reason: 'I am ill.' };
  const request = await idOf(record('createRefundRequest', { as: buyer, body: asked }));
  await recordError('createRefundRequest', 'rest_cannot_create', { as: buyer, body: asked });
  await record('listRefundRequests', { as });
  const decision = { status: 'approved', admin_notes: 'Get well soon.' };
  await record('updateRefundRequest', { as, id: request, body: decision });
  await tellOfSelfHelp(recorder, people, ticket);
  const whose = { email: 'bea@example.test' };
  await record('exportBuyer', { as, query: whose });
  await recordError('eraseBuyer', 'rest_invalid_param', { as, query: whose });
  await record('eraseBuyer', { as, query: { ...whose, force: 'true' } });
}

async function tellOfTheDoor({ record }: Recorder, { manager: as }: People, ticket: number) {
  const person = { full_name: 'Alan Turing', email: 'alan@example.org', ticket_id: ticket };
  const attendee = await idOf(record('createAttendee', { as, body: person }));
  await record('listAttendees', { as, query: { ticket_id: ticket, status: 'confirmed' } });
  await record('updateAttendee', { as, id: attendee, body: { status: 'checked_in' } });
  await record('getAttendee', { as, id: attendee });
  await record('deleteAttendee', { as, id: attendee });
}

async function tellOfBatch({ record }: Recorder, { manager: as }: People, places: Places) {
  const { venue, organizer } = places;
  const requests = [
    { path: `svc/events/v1/venues/${venue}`, method: 'PATCH', body: { city: 'Bremen' } },
    { path: `svc/events/v1/organizers/${organizer}`, method: 'PATCH', body: { email: 'nobody' } },
  ];
  await record('batch', { as, body: { requests } });
}

/** Stripe tells of much that nobody here waits for. */
async function tellOfStripe({ record }: Recorder) {
  await record('receiveStripeEvent', signedEvent({}, 'charge.succeeded'));
}

/** What is recorded is the first that is told of each operation, so the endings come last. */
async function tellOfEndings(recorder: Recorder, as: Handle, event: number, places: Places) {
  const { perform, record, recordError } = recorder;
  const unwanted = { title: 'Standing', event_id: event, type: 'free' };
  const ticket = await idOf(perform('createTicket', { as, body: unwanted }));
  await tellOfNoPlaces(recorder, as, ticket);
  await record('deleteTicket', { as, id: ticket });
  await recordError('deleteEvent', 'rest_cannot_delete', { as, id: event, query: { force: 1 } });
  await record('deleteEvent', { as, id: event });
  await recordError('deleteEvent', 'rest_already_trashed', { as, id: event });
  await record('deleteVenue', { as, id: places.venue });
  await record('deleteOrganizer', { as, id: places.organizer });
}

interface Secrets {
  access_token: string;
  refresh_token: string;
  uuid: string;
}

/** The token of the link in the last mail about an account. */
async function mailedToken({ strapi }: Service): Promise<string> {
  const { tokenOf } = built<typeof Tokens>('resources/account/tokens');
  const row = (await strapi.db
    .connection('svc_account_tokens')
    .orderBy('id', 'desc')
    .first('uuid', 'seed')) as { uuid: string; seed: string };
  // As the worker does, which may not have come to it yet.
  await strapi.db
    .connection('svc_account_tokens')
    .where({ uuid: row.uuid, user_id: null })
    .update({ user_id: strapi.db.connection('up_users').max('id') });
  return tokenOf(row);
}

async function letRegister({ strapi }: Service): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const known = (await store.get({ key: 'advanced' })) as object;
  const value = { ...known, allow_register: true, email_confirmation: true };
  await store.set({ key: 'advanced', value });
}

async function tellOfAccounts(service: Service, { record, recordError, perform }: Recorder) {
  await letRegister(service);
  const password = 'a long secret of Grace';
  const email = 'grace@example.test';
  await record('register', { body: { email, password, username: 'Grace Hopper' } });
  await record('confirmEmail', { body: { token: await mailedToken(service) } });
  await record('forgotPassword', { body: { email } });
  const token = await mailedToken(service);
  await record('resetPassword', { body: { token, password } });
  const begun = await record('beginSession', { body: { identifier: email, password } });
  const { refresh_token } = begun.body as Secrets;
  const next = await record('refreshSession', { body: { refresh_token } });
  const as = bearer((next.body as Secrets).access_token);
  await record('getMe', { as });
  await recordError('updateMe', 'rest_missing_callback_param', { as, body: { username: 'Grace' } });
  await record('updateMe', { as, body: { username: 'Grace', current_password: password } });
  const made = await record('createApplicationPassword', { as, body: { name: 'My site' } });
  const { uuid } = made.body as Secrets;
  await record('listApplicationPasswords', { as });
  await record('getApplicationPassword', { as, uuid });
  await record('updateApplicationPassword', { as, uuid, body: { name: 'Our site' } });
  await record('deleteApplicationPassword', { as, uuid });
  await record('deleteApplicationPasswords', { as });
  const signedIn = await service.call('POST', '/api/auth/local', {
    body: { identifier: email, password },
  });
  const [cookie = ''] = signedIn.headers.getSetCookie();
  await record('getNonce', { headers: { Cookie: cookie.split(';')[0]! } });
  const ended = await perform('beginSession', { body: { identifier: email, password } });
  const old = { refresh_token: (ended.body as Secrets).refresh_token };
  await record('endSession', { body: old });
  await record('deleteMe', { as });
}

async function tellOfVouchers(recorder: Recorder, as: Handle, ticket: number) {
  const { perform, record, recordError } = recorder;
  const made = { code: 'SUMMER-26', percent: 10, max_places: 3, note: 'For the newsletter.' };
  const id = await idOf(record('createVoucher', { as, body: made }));
  await record('listVouchers', { as, query: { search: 'summer' } });
  await record('updateVoucher', { as, id, body: { max_places: 2 } });
  await record('getVoucher', { as, id });
  const added = await perform('addToCart', { body: { ticket_id: ticket, quantity: 2 } });
  const headers = { 'X-API-Cart': added.headers.get('X-API-Cart') ?? '' };
  const query = { _fields: 'items,total,voucher,discount,full_total,expires_at' };
  await record('applyVoucher', { headers, query, body: { code: 'summer-26' } });
  const unknown = { headers, body: { code: 'SPRING' } };
  await recordError('applyVoucher', 'rest_post_invalid_id', unknown);
  await record('removeVoucher', { headers });
  await perform('setInCart', { headers, body: { ticket_id: ticket, quantity: 3 } });
  const tooMany = { headers, body: { code: 'SUMMER-26' } };
  await recordError('applyVoucher', 'rest_cannot_create', tooMany);
  await perform('emptyCart', { headers });
  await record('deleteVoucher', { as, id });
}

/** Tells it all; answers who was in it. */
export async function tellStory(service: Service, recorder: Recorder): Promise<People> {
  const people = {
    manager: await makeSignedIn(service, 'event-manager', 'Mona'),
    buyer: await makeSignedIn(service, 'authenticated', 'Bea'),
  };
  const { manager } = people;
  const places = await tellOfPlaces(service, recorder, people);
  const event = await tellOfEvents(recorder, people, places);
  const ticket = await tellOfTickets(recorder, people, event);
  await tellOfGuest(recorder, ticket);
  await tellOfBoxOffice(recorder, people, ticket);
  await tellOfTheDoor(recorder, people, ticket);
  await tellOfBatch(recorder, people, places);
  await tellOfStripe(recorder);
  await tellOfAccounts(service, recorder);
  await tellOfVouchers(recorder, manager, ticket);
  await recorder.recordError('deleteTicket', 'rest_cannot_delete', { as: manager, id: ticket });
  await tellOfNothing(recorder, people);
  await tellOfEndings(recorder, manager, event, places);
  await tellOfRefusals(recorder, manager);
  return people;
}
