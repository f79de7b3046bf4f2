import { minor, type Minor } from '../../../server/src/domain/money';

/** What a person typed: 12.5, 12,50 and 12 will do. Null where it is no amount. */
export function fromAmount(text: string): Minor | null {
  const match = /^(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  return match && minor(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
}
