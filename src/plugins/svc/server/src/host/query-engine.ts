import type { UID } from '@strapi/strapi';

/*
 * The query engine: rows of a content type with their relations, below the Document Service. Strapi's own types answer
 * `any`; these say what there is of what is read here.
 */

/** To be read with a thing that a role's permissions are asked about: their conditions look at who made it, and at the roles of those. */
export const withCreator = { createdBy: { populate: ['roles'] } };

/** Who edits in the panel. */
interface Administrator {
  id: number;
  firstname: string | null;
  lastname: string | null;
  username: string | null;
}

/** What each row of a content type has. Times are ISO 8601. */
interface DocumentRow {
  id: number;
  documentId: string;
  updatedAt: string;
  /** Null where nobody did it in the panel, or it was not asked for. */
  updatedBy: Administrator | null;
}

/** What a relation names. */
interface Named {
  documentId: string;
}

interface SiteLogo {
  url: string;
  /** Null of a picture whose size nobody could tell. */
  width: number | null;
  height: number | null;
}

export type SiteText =
  | 'name'
  | 'accentColor'
  | 'headerColor'
  | 'letters'
  | 'corners'
  | 'imprintUrl'
  | 'privacyUrl'
  | 'paymentWords';

/** Somebody with an account in the panel. */
export interface Colleague extends Administrator {
  email: string;
  isActive: boolean;
  blocked: boolean;
  /** Of the panel; null where they have chosen none. */
  preferedLanguage: string | null;
}

/** Of the types whose rows are read here, the attributes that are. */
interface Attributes {
  'admin::permission': {
    action: string;
    subject: string | null;
    conditions: string[] | null;
    role: { users?: Colleague[] } | null;
  };
  'admin::user': Colleague;
  'plugin::svc.attendee': { publicId: number };
  'plugin::svc.ticket': { eventId: number | null };
  'plugin::svc.event': {
    publicId: number;
    title: string | null;
    startDate: string | null;
    endDate: string | null;
    changesUntil: string | null;
    returnPolicy: string | null;
    allDay: boolean | null;
    timezone: string | null;
    readyForReview: boolean | null;
    publishedAt: string | null;
    trashedAt: string | null;
    /** These where they are asked for. */
    venue?: Named | null;
    organizers?: Named[];
  };
  'plugin::svc.order': { publicId: number };
  'plugin::svc.refund-request': { publicId: number };
  'plugin::svc.site': Record<SiteText, string | null> & { logo: SiteLogo | null };
  'plugin::users-permissions.permission': { action: string };
  'plugin::users-permissions.user': { username: string; email: string };
}

type RowOf<Uid> = DocumentRow &
  (Uid extends keyof Attributes ? Attributes[Uid] : Record<string, unknown>);

interface Query {
  where?: object;
  /** What is looked for in any text of theirs. */
  _q?: string;
  select?: string[];
  populate?: object;
  orderBy?: object;
  limit?: number;
  data?: object;
}

export interface QueryEngine<Row> {
  findOne(query: Query): Promise<Row | null>;
  findMany(query: Query): Promise<Row[]>;
  count(query: Query): Promise<number>;
  create(query: Query): Promise<Row>;
  update(query: Query): Promise<Row | null>;
  delete(query: Query): Promise<Row | null>;
  updateMany(query: Query): Promise<{ count: number }>;
  deleteMany(query: Query): Promise<{ count: number }>;
}

export function queryEngine<Uid extends string>(uid: Uid): QueryEngine<RowOf<Uid>> {
  return strapi.db.query(uid as UID.ContentType) as unknown as QueryEngine<RowOf<Uid>>;
}
