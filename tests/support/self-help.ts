import type { AdminApi } from '#svc/testing/admin-api';
import type { Answer, Call } from '#svc/testing/client';
import type { Service } from './service';

/* What buyers do with their own tickets, by the token of the order. */

const myTickets = 'svc/tickets/v1/my-tickets';
export const carla = { full_name: 'Carla', email: 'carla@example.org' };

/** Of one place, at whatever process. */
export function selfHelpOf(call: Call, token: string, attendeeId: number) {
  const headers = { 'X-Order-Token': token };
  const send = (method: string, path: string, body: object) =>
    call(method, `${myTickets}/${attendeeId}${path}`, { headers, body });
  return {
    rename: (body: object) => send('PUT', '', body),
    transfer: (body: object = carla) => send('POST', '/transfer', body),
    giveBack: (body: object = {}) => send('POST', '/return', body),
  };
}

export interface AttendeeRow {
  public_id: number;
  full_name: string;
  email: string;
  status: string;
  security_code: string;
  handed_on_at: number | string | null;
}

export async function attendeeRow({ strapi }: Service, id: number): Promise<AttendeeRow> {
  const row: unknown = await strapi.db.connection('svc_attendees').where({ public_id: id }).first();
  return row as AttendeeRow;
}

export interface DoorAnswer {
  verdict: string;
  refusal?: string;
  name?: string;
}

let scans = 0;

/** Reads a code at the door of an event, as its page does. */
export async function scanAt(admin: AdminApi, eventId: number, scan: object): Promise<DoorAnswer> {
  scans += 1;
  const made = { id: `scan-${scans.toString().padStart(8, '0')}`, ...scan };
  const body = { door: 'north', since: null, scans: [made] };
  const answer = await admin('POST', `/svc-admin/door/events/${eventId}/scans`, body);
  return (answer.body as unknown as { answers: DoorAnswer[] }).answers[0]!;
}

/** How many were let do it. */
export const taken = (answers: Pick<Answer, 'status'>[]) =>
  answers.filter(({ status }) => status === 200).length;

export const returnable = {
  timezone: 'Europe/Berlin',
  return_policy: [{ until: '2030-04-01 12:00:00', percent: 100 }],
};
