import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ownCookie } from '../../access/own-cookie';
import { isSameDigest, keyedDigestOf } from '../../domain/secrets';
import { tokenKey } from '../../resources/cart/identify-cart';
import type { Page } from '../page';
import type { PageAnswer } from '../page-route';
import type { Visitor } from '../visitor';
import { FormFields } from './fields';
import { type FormState, untouched } from './form-state';

/*
 * A form that was refused is shown again by its own page, to which the browser is sent: so neither *Back* nor *Reload*
 * sends it once more. What was typed goes along in a cookie that this page alone gets, signed for this browser.
 */

const cookieName = 'svc_form';
const secondsKept = 5 * 60;

/** Proxies have little room for the headers of an answer. */
const mostLetters = 2000;
const mostLettersUnpacked = 65_536;

/** A form as its page shows it. */
export interface KeptForm extends FormState {
  /** The key of the form that was sent, where it is to be sent again as it was; else empty. */
  key: string;
}

/** Whose form it is, and the path of the page that shows it. */
interface Place {
  visitor: Visitor;
  path: string;
}

function signatureOf(packed: string, { visitor, path }: Place): string {
  return keyedDigestOf(`kept form ${visitor.formToken} ${path} ${packed}`, tokenKey());
}

/** What has a browser keep a form for its page; nothing of what is too long. */
export function keepForm({ fields, ...form }: KeptForm, place: Place): string[] {
  const text = JSON.stringify({ ...form, fields: fields?.texts() });
  const packed =
    text.length > mostLettersUnpacked ? '' : deflateRawSync(text).toString('base64url');
  if (!packed || packed.length > mostLetters) return [];
  const value = `${packed}.${signatureOf(packed, place)}`;
  return [ownCookie(cookieName, value, { path: place.path, seconds: secondsKept })];
}

/** What the page has to show of a form that was sent; where there was none, an untouched one. */
export function keptForm(visitor: Visitor, path: string): KeptForm {
  const [packed = '', signature = ''] = visitor.cookie(cookieName).split('.');
  const isOurs =
    signature !== '' && isSameDigest(signature, signatureOf(packed, { visitor, path }));
  if (!isOurs) return { ...untouched, key: '' };
  const text = inflateRawSync(Buffer.from(packed, 'base64url')).toString();
  const { fields, ...form } = JSON.parse(text) as KeptForm & { fields?: Record<string, string> };
  return { ...form, fields: fields && new FormFields(fields) };
}

/** Shows what is wrong with a form once; what was typed stays, should the page be loaded again. */
export function showKept(page: Page, form: KeptForm, place: Place): PageAnswer {
  const isWrong = form.message !== '' || Object.keys(form.errors).length > 0;
  const typed = { ...form, ...untouched, note: undefined };
  const kept = isWrong ? keepForm(typed, place) : [];
  const cookies = form.note && !isWrong ? forgetForm(place.visitor, place.path) : kept;
  const isOnce = isWrong || Boolean(form.note) || form.fields !== undefined;
  return { status: 200, page, cookies, isOnce };
}

/** Sends the browser to the page of a form that was refused; what is too long to be kept is shown at once. */
export function formAgain(form: KeptForm, place: Place & { page: () => Page }): PageAnswer {
  const cookies = keepForm(form, place);
  return cookies.length > 0
    ? { seeOther: place.path, cookies }
    : { status: 422, page: place.page() };
}

/** Has the browser forget what it keeps of a form that has done what it was for. */
export function forgetForm({ cookie }: Visitor, path: string): string[] {
  return cookie(cookieName) ? [ownCookie(cookieName, '', { path, seconds: 0 })] : [];
}
