import { conditionPopulate, permissionChecker, transformQuery } from '../../host/content-manager';

/*
 * What somebody may read of the things of a type. Of several roles one may let read a field of all things, another every
 * field of one's own: asked without a thing, the host forgets such conditions, so it is asked of each.
 */

export type Row = Record<string, unknown> & { id: number };

export interface Reader {
  /** The things that may be seen at all. */
  where: object;
  /** Whether it depends on the thing what may be read of it. */
  asksEach: boolean;
  /** What a thing has to be loaded with to be asked about. */
  populate: object;
  mayReadOfSome: (attribute: string) => boolean;
  mayRead: (row: Row, attribute: string) => boolean;
}

/** Where a type's things have no other name. */
const number = 'id';

export async function readerOf(ability: unknown, uid: string): Promise<Reader> {
  const checker = permissionChecker(ability, uid);
  const query = await checker.sanitizedQuery.read({});
  const asksEach = checker.requiresEntity.read();
  const mayRead = (row: Row | undefined, attribute: string) =>
    attribute === number || !checker.cannot.read(row, attribute);
  return {
    where: transformQuery(uid, query).where ?? {},
    asksEach,
    populate: asksEach ? await conditionPopulate(uid, query) : {},
    mayReadOfSome: (attribute) => mayRead(undefined, attribute),
    mayRead: (row, attribute) => mayRead(asksEach ? row : undefined, attribute),
  };
}
