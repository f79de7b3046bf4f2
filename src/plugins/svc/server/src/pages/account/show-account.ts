import { Problem } from '../../domain/problem';
import type { Shape } from '../../kit/schema';
import { readShape } from '../../kit/validate';
import { accountAddress, newPassword } from '../../resources/account/body';
import { confirmAddress } from '../../resources/account/operations/confirm-address';
import { askForReset, resetPassword } from '../../resources/account/operations/reset-password';
import { findGoodToken, type TokenPurpose } from '../../resources/account/tokens';
import type { FormFields } from '../forms/fields';
import { type FormState, untouched } from '../forms/form-state';
import { reasonText } from '../forms/reason-text';
import { say } from '../../texts/say';
import type { Page } from '../page';
import type { PageAnswer, Parameters } from '../page-route';
import type { Visitor } from '../visitor';
import { confirmPage, forgotPage, resetPage, saidPage } from './account-pages';

/* No script, and no cookie but that of the form: what lets somebody in is the token in the mail. */

const shown = (page: Page): PageAnswer => ({ status: 200, page });

const over = (): PageAnswer => ({
  status: 404,
  page: saidPage('over', { asksAgain: true }),
});

/** What is wrong with a field, in words for people; undefined for nothing. */
function errorOf(name: string, schema: Shape[string], fields: FormFields): string | undefined {
  const sent = fields.typed(name);
  if (sent === undefined) return say('checkout.fill-in');
  const reason = readShape({ [name]: schema }, { [name]: sent }).invalid[name];
  return reason && reasonText(reason);
}

const wrong = (page: (state: FormState) => Page, state: FormState): PageAnswer => ({
  status: 422,
  page: page(state),
});

/** What a link's form does. The page says so when the link is good no more. */
async function useLink(work: () => Promise<void>, done: () => Page): Promise<PageAnswer> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Problem && error.kind === 'invalidParam') return over();
    throw error;
  }
  return shown(done());
}

const show =
  (purposes: TokenPurpose[], page: (visitor: Visitor, state: FormState, token: string) => Page) =>
  async ({ token = '' }: Parameters, visitor: Visitor): Promise<PageAnswer> =>
    (await findGoodToken(token, purposes)) ? shown(page(visitor, untouched, token)) : over();

/** A look at the page confirms nothing: programs that read mails follow their links. */
export const showConfirm = show(['confirm', 'address'], confirmPage);

export function submitConfirm(_: Parameters, __: Visitor, fields: FormFields) {
  const done = () => saidPage('confirmed');
  return useLink(() => confirmAddress(fields.text('token')), done);
}

export const showReset = show(['reset'], resetPage);

export function submitReset(_: Parameters, visitor: Visitor, fields: FormFields) {
  const token = fields.text('token');
  const error = errorOf('password', newPassword(), fields);
  if (error) {
    const state = { message: '', errors: { password: error } };
    return Promise.resolve(wrong((one) => resetPage(visitor, one, token), state));
  }
  const done = () => saidPage('changed');
  return useLink(() => resetPassword(token, fields.text('password')), done);
}

export const showForgot = (_: Parameters, visitor: Visitor) =>
  Promise.resolve(shown(forgotPage(visitor, untouched)));

export async function submitForgot(_: Parameters, visitor: Visitor, fields: FormFields) {
  const error = errorOf('email', accountAddress(), fields);
  if (error) {
    const state = { fields, message: '', errors: { email: error } };
    return wrong((one) => forgotPage(visitor, one), state);
  }
  await askForReset(fields.text('email').trim());
  return shown(saidPage('sent'));
}
