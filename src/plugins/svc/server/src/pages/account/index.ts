import { notice } from '../page';
import type { PageDeclaration } from '../page-route';
import { accountPaths } from './account-pages';
import {
  showConfirm,
  showForgot,
  showReset,
  submitConfirm,
  submitForgot,
  submitReset,
} from './show-account';

/** The address of a page may have a token that lets somebody in. */
const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};

const missing = () => notice('notice.no-page', 'notice.no-page.text');

export const accountPages: PageDeclaration[] = [
  { path: accountPaths.confirm, headers, show: showConfirm, submit: submitConfirm, missing },
  { path: accountPaths.reset, headers, show: showReset, submit: submitReset, missing },
  { path: accountPaths.forgot, headers, show: showForgot, submit: submitForgot, missing },
];
