import { say } from '../../texts/say';
import { queryEngine, type SiteText } from '../../host/query-engine';

/*
 * What an operator says of the site in the panel: from it pages, mails and tickets take their looks. It is kept in the memory of each process, so
 * that no page asks for it: read at the start, when it is saved here, and every minute, for what others have saved.
 */

const uid = 'plugin::svc.site';

/** How the site is called and looks; what nobody has said is empty. */
export interface Site {
  name: string;
  /** Where the logo lies, as the media library says it. */
  logo: string;
  logoWidth: number;
  logoHeight: number;
  /** `#2a47c4`. */
  accentColor: string;
  headerColor: string;
  letters: string;
  corners: string;
  imprintUrl: string;
  privacyUrl: string;
  /** How one pays who pays later, in lines. */
  paymentWords: string;
}

type Stored = Record<SiteText, string | null> & {
  logo: { url: string; width: number | null; height: number | null } | null;
};

function siteOf(stored: Stored | null): Site {
  const text = (name: SiteText) => stored?.[name] ?? '';
  const logo = stored?.logo;
  return {
    name: text('name').trim(),
    logo: logo?.url ?? '',
    logoWidth: logo?.width ?? 0,
    logoHeight: logo?.height ?? 0,
    accentColor: text('accentColor'),
    headerColor: text('headerColor'),
    letters: text('letters'),
    corners: text('corners'),
    imprintUrl: webAddress(text('imprintUrl')),
    privacyUrl: webAddress(text('privacyUrl')),
    paymentWords: text('paymentWords').trim(),
  };
}

/** Written past the rules, it could be any text: nothing but http(s) is a link. */
function webAddress(text: string): string {
  return /^https?:\/\//i.test(text) ? text : '';
}

let known = siteOf(null);
let version = 0;

/** The site as it was read last. The same object means the same looks. */
export function currentSite(): Site {
  return known;
}

/** A number that is another one for each site that was read. */
export function siteVersion(): number {
  return version;
}

/** What it is called on pages, in mails and on tickets: where nobody has said it, a word in the language that is spoken. */
export function nameOf({ name }: Site): string {
  return name || say('site.name');
}

/** Reads it anew. */
export async function readSite(): Promise<void> {
  const stored = await queryEngine(uid).findOne({ populate: ['logo'] });
  const read = siteOf(stored);
  if (JSON.stringify(read) === JSON.stringify(known)) return;
  known = read;
  version += 1;
}

function readAgain(): void {
  readSite().catch((error: unknown) => strapi.log.error(error));
}

interface Committing {
  onCommit: (hook: () => void) => void;
}

/** Has this process know what it saves, as soon as it is committed. */
export function watchSite(): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid: type, action }: { uid: string; action: string } = context;
    if (type === uid && ['create', 'update', 'delete'].includes(action)) {
      await strapi.db.transaction(({ onCommit }: Committing) => {
        onCommit(readAgain);
        return Promise.resolve();
      });
    }
    return result;
  });
}
