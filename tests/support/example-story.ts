import type { Handle } from '#svc/testing/client';
import { makeSignedIn, panelDocuments } from './events';
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

async function tellOfEvents({ record }: Recorder, { manager: as }: People, places: Places) {
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
  const asked = { order_id: order, reason: 'I am ill.' };
  const request = await idOf(record('createRefundRequest', { as: buyer, body: asked }));
  await recordError('createRefundRequest', 'rest_cannot_create', { as: buyer, body: asked });
  await record('listRefundRequests', { as });
  const decision = { status: 'approved', admin_notes: 'Get well soon.' };
  await record('updateRefundRequest', { as, id: request, body: decision });
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
  await record('deleteTicket', { as, id: ticket });
  await recordError('deleteEvent', 'rest_cannot_delete', { as, id: event, query: { force: 1 } });
  await record('deleteEvent', { as, id: event });
  await recordError('deleteEvent', 'rest_already_trashed', { as, id: event });
  await record('deleteVenue', { as, id: places.venue });
  await record('deleteOrganizer', { as, id: places.organizer });
}

/** What anybody may be told anywhere. */
async function tellOfRefusals({ recordError }: Recorder, as: Handle) {
  const wrong = { headers: { Authorization: 'Basic bm9ib2R5Ondyb25n' } };
  await recordError('listEvents', 'rest_invalid_credentials', wrong);
  const stale = { headers: { 'X-API-Nonce': '0000000000' } };
  await recordError('listEvents', 'rest_cookie_invalid_nonce', stale);
  await recordError('createEvent', 'rest_invalid_json', { as, body: '{"title": ' });
  const large = { as, body: { content: 'x'.repeat(1_100_000) } };
  await recordError('createEvent', 'rest_request_too_large', large);
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
  await recorder.recordError('deleteTicket', 'rest_cannot_delete', { as: manager, id: ticket });
  await tellOfEndings(recorder, manager, event, places);
  await tellOfRefusals(recorder, manager);
  return people;
}
