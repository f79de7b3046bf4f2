import { html, type Markup } from '../../domain/markup';
import { say } from '../../texts/say';
import { alert, errorAttributes, errorText, textField, tokenInput } from '../forms/form-markup';
import type { FormState } from '../forms/form-state';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';

/** The pages that links in mails about accounts lead to. */
export const accountPaths = {
  confirm: '/account/confirm',
  reset: '/account/reset-password',
  forgot: '/account/forgot-password',
};

interface FormPage {
  title: string;
  lead: string;
  path: string;
  button: string;
  fields: Markup | null;
  labels: Record<string, string>;
}

const forgotLink = () =>
  html`<p class="quiet">
    <a href="${sitePath(accountPaths.forgot)}">${say('account.over.again')}</a>
  </p>`;

function formPage(
  { title, lead, path, button, fields, labels }: FormPage,
  visitor: Visitor,
  state: FormState,
): Page {
  const body = html`<h1>${title}</h1>
    ${alert(state, say('account.failed'), labels)}
    <p>${lead}</p>
    <form method="post" action="${sitePath(path)}">
      ${tokenInput(visitor)} ${fields}
      <p><button type="submit">${button}</button></p>
    </form>`;
  return { title, head: html`<meta name="robots" content="noindex" />`, body, hasForms: true };
}

const hidden = (token: string) => html`<input type="hidden" name="token" value="${token}" />`;

export function confirmPage(visitor: Visitor, state: FormState, token: string): Page {
  const page = formPage(
    {
      title: say('account.confirm'),
      lead: say('account.confirm.lead'),
      path: accountPaths.confirm,
      button: say('account.confirm.button'),
      fields: hidden(token),
      labels: {},
    },
    visitor,
    state,
  );
  return page;
}

function passwordField(state: FormState): Markup {
  return html`<div class="field">
    <label for="password">${say('account.password')}</label>
    <p class="hint">${say('account.password.hint')}</p>
    <input
      type="password"
      id="password"
      name="password"
      autocomplete="new-password"
      minlength="8"
      maxlength="72"
      required${errorAttributes(state, 'password')}
    />
    ${errorText(state, 'password')}
  </div>`;
}

export function resetPage(visitor: Visitor, state: FormState, token: string): Page {
  return formPage(
    {
      title: say('account.reset'),
      lead: say('account.reset.lead'),
      path: accountPaths.reset,
      button: say('account.reset.button'),
      fields: html`${hidden(token)} ${passwordField(state)}`,
      labels: { password: say('account.password') },
    },
    visitor,
    state,
  );
}

export function forgotPage(visitor: Visitor, state: FormState): Page {
  return formPage(
    {
      title: say('account.forgot'),
      lead: say('account.forgot.lead'),
      path: accountPaths.forgot,
      button: say('account.forgot.button'),
      fields: textField(state, {
        name: 'email',
        label: say('account.email'),
        type: 'email',
        autocomplete: 'email',
        isRequired: true,
      }),
      labels: { email: say('account.email') },
    },
    visitor,
    state,
  );
}

const said = {
  confirmed: { title: 'account.confirmed', text: 'account.confirmed.text' },
  changed: { title: 'account.changed', text: 'account.changed.text' },
  sent: { title: 'account.sent', text: 'account.sent.text' },
  over: { title: 'account.over', text: 'account.over.text' },
} as const;

/** What has become of a form, or of a link. */
export function saidPage(what: keyof typeof said, { asksAgain = false } = {}): Page {
  const { title: titleKey, text } = said[what];
  const title = say(titleKey);
  const body = html`<h1>${title}</h1>
    <p>${say(text)}</p>
    ${asksAgain ? forgotLink() : null}`;
  return { title, head: html`<meta name="robots" content="noindex" />`, body };
}
