import { callingFile } from '../../../host/calling-file';
import { routesOf } from '../../../kit/endpoint';
import { withTimeout } from '../../../lib/timeout';
import { currentLanguage } from '../../../texts/language';
import type { WalletTicket } from './wallet-ticket';

/*
 * Passes for the wallets of telephones. Each wallet wants to be signed for by the operator, with keys that its maker gives: so a project
 * declares how a ticket becomes a pass, and the service shows the way to it where the ticket is shown.
 */

type Later<T> = T | Promise<T>;

/** The page of the wallet where it is kept, or a file that the telephone knows. */
export type WalletPass =
  | { url: string }
  | {
      file: {
        /** Of plain letters: `ticket.pkpass` */
        name: string;
        /** Its type of media: `application/vnd.apple.pkpass` */
        type: string;
        content: Buffer;
      };
    };

export interface WalletPassOptions {
  /** What its link says: in one language, or by language, `{ en: …, de: … }`. */
  label: string | Record<string, string>;
  /** Whether this ticket can be had as such a pass; each one, unless said. It is asked wherever tickets are shown. */
  isOffered?: (ticket: WalletTicket) => boolean;
  /** Makes the pass, when its link is followed. It has ten seconds; what it throws goes to the log, and the buyer is told to try again. */
  pass: (ticket: WalletTicket) => Later<WalletPass>;
}

const declared = new Map<string, WalletPassOptions>();
const secondsToMake = 10;

/**
 * Declares a wallet, in a file of an API's `routes` folder, which exports what this answers.
 * @param name its part of the pass's address: `google`
 * @throws Error in one line for what cannot be
 */
export function walletPass(name: string, options: WalletPassOptions) {
  const file = callingFile();
  const where = `The wallet ${name}${file ? ` in ${file}` : ''}`;
  if (!/^[a-z][a-z\d-]{0,63}$/.test(name)) throw new Error(`${where} needs a name like google.`);
  if (declared.has(name)) throw new Error(`${where} is declared twice.`);
  declared.set(name, options);
  return routesOf([]);
}

function labelOf({ label }: WalletPassOptions): string {
  if (typeof label === 'string') return label;
  return label[currentLanguage()] ?? label.en ?? Object.values(label)[0] ?? '';
}

/** A wallet as a page or a mail offers it. */
export interface OfferedWallet {
  name: string;
  label: string;
}

function isOffered({ isOffered: isIt }: WalletPassOptions, ticket: WalletTicket): boolean {
  return isIt?.(ticket) ?? true;
}

/** Those that this ticket can be kept in; a ticket that is null in none. */
export function walletsFor(ticket: WalletTicket | null): OfferedWallet[] {
  if (!ticket) return [];
  return [...declared]
    .filter(([, options]) => isOffered(options, ticket))
    .map(([name, options]) => ({ name, label: labelOf(options) }));
}

/** Where a ticket is had as a pass, below the service's own address. */
export function walletPath(
  name: string,
  { orderId, ticketId, token }: { orderId: number; ticketId: number; token: string },
): string {
  return `/orders/${orderId}/wallets/${name}?token=${token}&ticket=${ticketId}`;
}

/** The pass; null where this ticket is not offered as one. @throws Error of whoever makes it, or when it takes too long */
export async function makePass(name: string, ticket: WalletTicket): Promise<WalletPass | null> {
  const options = declared.get(name);
  if (!options || !isOffered(options, ticket)) return null;
  const late = `The wallet ${name} made no pass in time.`;
  return withTimeout(Promise.resolve(options.pass(ticket)), secondsToMake, late);
}
