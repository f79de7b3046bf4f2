import { errors } from '@strapi/utils';
import { type ContentType, contentTypes } from '../host/strapi';
import { isGuardedType } from '../host/own-types';

/*
 * A list of the panel that is filtered by what an attribute cannot be, such as a date where there are numbers, would end
 * in the database with 500. The panel keeps the filters of a list, and would open it broken from then on.
 */

type Filters = Record<string, unknown>;
type Attribute = ContentType['attributes'][string];

const wholeNumber = (text: string) => /^-?\d{1,18}$/.test(text);
const number = (text: string) => /^-?\d{1,18}(\.\d{1,18})?$/.test(text);
const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** What a value of such an attribute looks like; others take any text. */
const kinds: Record<string, { fits: (text: string) => boolean; what: string }> = {
  integer: {
    fits: (text) => wholeNumber(text) && Math.abs(Number(text)) < 2 ** 31,
    what: 'a number',
  },
  biginteger: { fits: wholeNumber, what: 'a number' },
  float: { fits: number, what: 'a number' },
  decimal: { fits: number, what: 'a number' },
  datetime: { fits: isDate, what: 'a date' },
  date: { fits: isDate, what: 'a date' },
  boolean: { fits: (text) => /^(true|false|t|f|1|0)$/.test(text), what: 'true or false' },
};

/** It is text in the database, and its parts are found as such. */
const localTime = 'plugin::svc.local-datetime';

/** What is said of the thing, not of the value that it is compared with. */
const withoutValue = ['$null', '$notNull'];
/** They compare text; PostgreSQL finds none in a number, and ends with an error. */
const withText = /^\$(not)?(contains|startsWith|endsWith)|i$/i;

const isGroup = (value: unknown): value is Filters => typeof value === 'object' && value !== null;

/** What the values compared with an attribute have to be; undefined where they are. */
function wantedOf(attribute: Attribute, operator: string, value: unknown): string | undefined {
  if (isGroup(value)) {
    const wanted = Object.entries(value).map(([name, one]) =>
      wantedOf(attribute, name.startsWith('$') ? name : operator, one),
    );
    return wanted.find(Boolean);
  }
  const isLocalTime = attribute.customField === localTime;
  const kind = kinds[isLocalTime ? 'datetime' : attribute.type];
  if (!kind || withoutValue.includes(operator)) return undefined;
  if (isLocalTime && withText.test(operator)) return undefined;
  if (withText.test(operator)) return `an operator for ${kind.what}: ${operator} compares text`;
  return kind.fits(String(value)) ? undefined : kind.what;
}

function problemOf(name: string, value: unknown, type: ContentType): string | undefined {
  const attribute = type.attributes[name];
  // Of a group, `$and` or `$or`, and of each of its members.
  if (!attribute) return problemIn(value, type);
  const target = contentTypes().find(({ uid }) => uid === attribute.target);
  if (target) return problemIn(value, target);
  const wanted = wantedOf(attribute, '$eq', value);
  return wanted && `The filter by ${name} needs ${wanted}.`;
}

/** The first filter that cannot be, in a sentence. */
function problemIn(filters: unknown, type: ContentType): string | undefined {
  if (!isGroup(filters)) return undefined;
  const problems = Object.entries(filters).map(([name, value]) => problemOf(name, value, type));
  return problems.find(Boolean);
}

interface ListRequest {
  params: { model: string };
  query: { filters?: unknown };
}

type Find = (ctx: ListRequest) => Promise<unknown>;

/** Before the Content Manager's routes are made of it. */
export function rejectImpossibleFilters(): void {
  const controllers = strapi.get('controllers') as unknown as {
    extend(uid: string, change: (controller: { find: Find }) => { find: Find }): void;
  };
  controllers.extend('plugin::content-manager.collection-types', (controller) => ({
    ...controller,
    find: (ctx) => {
      const { model } = ctx.params;
      const type = contentTypes().find(({ uid }) => uid === model && isGuardedType(uid));
      const problem = type && problemIn(ctx.query.filters, type);
      if (problem) throw new errors.ValidationError(problem);
      return controller.find(ctx);
    },
  }));
}
