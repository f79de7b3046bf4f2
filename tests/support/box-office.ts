import type { AdminApi, Administrator } from '#svc/testing/admin-api';

/* What the panel shows of the box office, as tests read it. */

export const boxOfficeTypes = {
  orders: 'plugin::svc.order',
  attendees: 'plugin::svc.attendee',
  'refund-requests': 'plugin::svc.refund-request',
} as const;

export type BoxOfficeType = keyof typeof boxOfficeTypes;

/** Somebody of the office. */
export const person = (firstname: string): Administrator => ({
  firstname,
  lastname: 'Office',
  email: `${firstname.toLowerCase()}@example.org`,
  password: 'Passw0rd-of-Ada',
});

export interface Listed extends Record<string, unknown> {
  documentId: string;
  publicId: number;
}

export const listAddress = (type: BoxOfficeType) =>
  `/content-manager/collection-types/${boxOfficeTypes[type]}`;

/** The Content Manager's list, as whoever signs in to the panel gets it. */
export async function listOf(as: AdminApi, type: BoxOfficeType, query = ''): Promise<Listed[]> {
  const answer = await as('GET', `${listAddress(type)}?pageSize=100&${query}`);
  return answer.body.results as Listed[];
}

/** The document of the thing with this public id. */
export async function documentOf(as: AdminApi, type: BoxOfficeType, id: number): Promise<string> {
  const [found] = await listOf(as, type, `filters[$and][0][publicId][$eq]=${id}`);
  return found!.documentId;
}
