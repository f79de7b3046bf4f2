/** A name and an address, wherever they stand. */
export interface Person {
  fullName: string;
  email: string;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

/** Letters of either case are one address. */
export function isSameAddress(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/**
 * Who is meant by the buyer of an order: whoever has the address, and in an order of theirs whoever has the name that it
 * was placed under.
 * @param buyerName empty in an order of somebody else
 */
export function isBuyer(person: Person, { fullName: buyerName, email }: Person): boolean {
  if (isSameAddress(person.email, email)) return true;
  return plain(buyerName) !== '' && plain(person.fullName) === plain(buyerName);
}
