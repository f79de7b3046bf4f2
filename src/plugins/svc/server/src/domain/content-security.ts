/*
 * What browsers may load and run on each kind of page: every `Content-Security-Policy` of the service is made here
 * (SECURITY.md lists them).
 */

/** Nothing is loaded or sent but what a page allows. */
function policyOf(allowed: string[], formAction = "'none'", ancestors = "'none'"): string {
  const closed = ["base-uri 'none'", `form-action ${formAction}`, `frame-ancestors ${ancestors}`];
  return ["default-src 'none'", ...allowed, ...closed].join('; ');
}

/** What a page for people has of its own. */
interface PageContents {
  /** Where pictures lie, if not here; else empty. */
  pictureOrigin: string;
  /** Whether it has forms, which are sent here. */
  hasForms: boolean;
  /** Whether our script runs there. */
  hasScript: boolean;
  /** Whether it shows Stripe's form for cards, or what a bank asks. */
  hasCardForm: boolean;
  /** Whether pages of the same origin show it within themselves. */
  isFramedHere: boolean;
}

/** What Stripe's script needs of a page, as Stripe says; what banks ask is in frames of Stripe's. */
const stripe = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  requests: ' https://api.stripe.com',
  frames: 'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};

/**
 * Of the service's own pages: their style sheet and pictures, and forms where there are any, with a script of ours.
 * @param styleDigest of the one style sheet, SHA-256 in base64
 */
export function pagePolicy(styleDigest: string, contents: PageContents): string {
  const { pictureOrigin, hasForms, hasScript, hasCardForm, isFramedHere } = contents;
  const pictures = `img-src 'self' ${pictureOrigin}`.trim();
  // A script of ours changes forms in place, and asks the service for what it shows then.
  const [scripts, requests] = hasCardForm ? [stripe.scripts, stripe.requests] : ['', ''];
  const script = hasScript ? [`script-src 'self'${scripts}`, `connect-src 'self'${requests}`] : [];
  const frames = hasCardForm ? [stripe.frames] : [];
  const allowed = [...script, ...frames, `style-src 'sha256-${styleDigest}'`, pictures];
  const orNone = (isAllowed: boolean) => (isAllowed ? "'self'" : "'none'");
  return policyOf(allowed, orNone(hasForms), orNone(isFramedHere));
}

/** Of the one style that the renderer of the page does not keep in its style sheet: it colours the logo. */
const logoStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/**
 * Of the page that shows the API: no inline script, no style but one, and nobody to talk to but the service. Pictures in
 * style sheets are `data:`.
 */
export const docsPolicy = policyOf([
  "script-src 'self'",
  `style-src 'self' ${logoStyle}`,
  "img-src 'self' data:",
  "connect-src 'self'",
]);

/** Of the page that shows how tickets are sold on other pages: it does so itself. */
export function widgetPolicy(styleDigest: string): string {
  return policyOf(
    ["script-src 'self'", `style-src 'sha256-${styleDigest}'`, "connect-src 'self'"],
    "'self'",
  );
}

/**
 * Of the page at the door: its own scripts, one of them in a worker, and the service to ask. Its forms are sent by script.
 * @param styleDigest of the one style sheet, SHA-256 in base64
 */
export const doorPolicy = (styleDigest: string) =>
  policyOf([
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'sha256-${styleDigest}'`,
    "connect-src 'self'",
    "media-src 'self' blob: mediastream:",
  ]);

/** Of what editors have uploaded: it is shown, and nothing in it runs. */
export const mediaPolicy = 'sandbox';

/**
 * Of the admin panel, and of all else that the host answers, as its middleware `strapi::security` takes it. What the host
 * adds by itself stands here too: pictures of its market, and `https:` to ask for files that lie elsewhere.
 */
export const panelDirectives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:', 'blob:', 'https://market-assets.strapi.io'],
  'media-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", 'https:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  upgradeInsecureRequests: null,
};
