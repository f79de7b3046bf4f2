type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without the names that were not sent: to a service, absent means untouched. */
export function omitUndefined<T extends object>(fields: T): Partial<Defined<T>> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Defined<T>>;
}
