import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { callingFile } from './calling-file';
import { type ContentType, contentTypes } from './strapi';

/*
 * Rules of a project: what must hold for the things of a type, whoever writes them. They are declared while Strapi
 * registers, and asked by checked-write.ts.
 */

/** A thing by the names of its attributes: of a relation or a file the document id, of several all of them. */
export interface Thing {
  documentId: string;
  [attribute: string]: unknown;
}

/** A write, as a rule sees it. */
export interface Change<Before, After> {
  before: Before;
  after: After;
  /** The transaction of the write. */
  trx: Knex;
}

/** What is wrong, by attribute. */
export type RuleProblems = Record<string, string | undefined>;

/** A rule that only throws answers nothing. */
type Answer = RuleProblems | undefined | void | Promise<RuleProblems | undefined | void>;

/**
 * What is asked at each moment: when the write is made, and before anybody sees it. To be refused it answers what is
 * wrong, by attribute, or throws a `Problem`. It may be asked more than once, and only reads.
 */
export interface Rules<Of = Thing> {
  /** A new thing. */
  beforeCreate?(change: Change<null, Of>): Answer;
  /** What editors see of a thing changes. */
  beforeUpdate?(change: Change<Of, Of>): Answer;
  /** `before` is what is public so far, null for nothing; `after` is what will be. */
  beforePublish?(change: Change<Of | null, Of>): Answer;
  /** Of an event, also when it is moved to the trash. */
  beforeDelete?(change: Change<Of, null>): Answer;
}

export const moments = ['beforeCreate', 'beforeUpdate', 'beforePublish', 'beforeDelete'] as const;
export type Moment = (typeof moments)[number];

interface Declared {
  uid: string;
  rules: Rules;
  file: string | undefined;
}

interface Registry {
  declared: Declared[];
  isClosed: boolean;
}

const registries = new WeakMap<Core.Strapi, Registry>();

function registry(): Registry {
  const known = registries.get(strapi);
  if (known) return known;
  const made = { declared: [], isClosed: false };
  registries.set(strapi, made);
  return made;
}

/**
 * Declares rules of a content type: of one of the project's own, or of `plugin::svc.event`, `venue`, `organizer`,
 * `category`, `tag`, `ticket`. To be called in `register()`. A type can have any number of them.
 */
export function rule<Of = Thing>(uid: string, rules: Rules<Of>): void {
  const { declared, isClosed } = registry();
  const file = callingFile();
  if (isClosed) throw faultIn({ uid, file }, 'is declared too late: call rule() in register()');
  declared.push({ uid, rules: rules as unknown as Rules, file });
}

function faultIn({ uid, file }: Pick<Declared, 'uid' | 'file'>, fault: string): Error {
  return new Error(`The rule for ${uid}${file ? ` in ${file}` : ''} ${fault}.`);
}

/** Of the plugin's types those that are written through the Document Service alone, or by code that asks rules. */
const ofThePlugin = ['event', 'venue', 'organizer', 'category', 'tag', 'ticket'].map(
  (name) => `plugin::svc.${name}`,
);

function mayHaveRules({ uid }: ContentType): boolean {
  return uid.startsWith('api::') || ofThePlugin.includes(uid);
}

function faultOf({ uid, rules }: Declared, types: Map<string, ContentType>): string | undefined {
  const type = types.get(uid);
  if (!type) return `can only be for ${[...types.keys()].sort().join(', ')}`;
  for (const [moment, asked] of Object.entries(rules) as [Moment, unknown][]) {
    if (!moments.includes(moment)) return `has ${moment}, which is none of ${moments.join(', ')}`;
    if (typeof asked !== 'function') return `has ${moment}, which is no function`;
  }
  if (!rules.beforePublish || type.options?.draftAndPublish) return undefined;
  return 'has beforePublish, but its type has no drafts: use beforeCreate and beforeUpdate';
}

/** From now on there are no more rules. @throws Error for the first that cannot be, in one line */
export function closeRules(): void {
  const { declared } = registry();
  const types = new Map(
    contentTypes()
      .filter(mayHaveRules)
      .map((type) => [type.uid, type]),
  );
  for (const one of declared) {
    const fault = faultOf(one, types);
    if (fault) throw faultIn(one, fault);
  }
  registry().isClosed = true;
}

/** All rules of a type. */
export function rulesOf(uid: string): Rules[] {
  return registry()
    .declared.filter((one) => one.uid === uid)
    .map(({ rules }) => rules);
}

/** The types that have rules. */
export function ruledTypes(): string[] {
  return [...new Set(registry().declared.map(({ uid }) => uid))];
}
