import { html, type Markup } from '../../domain/markup';
import { say } from '../../texts/say';
import { newFormKey, type Visitor } from '../visitor';
import { keyField, tokenField } from './fields';
import { type FormState, valueOf } from './form-state';

/** What every form carries. */
export function tokenInput({ formToken }: Visitor): Markup {
  return html`<input type="hidden" name="${tokenField}" value="${formToken}" />`;
}

/** Sent twice, a form with this does once what it is for. `key` where it is the one that was sent. */
export function keyInput(key = ''): Markup {
  const value = key || newFormKey();
  return html`<input type="hidden" name="${keyField}" value="${value}" />`;
}

/** What is wrong with a field, under it. */
export function errorText({ errors }: Pick<FormState, 'errors'>, name: string): Markup | null {
  const error = errors[name];
  return error ? html`<p class="error" id="${name}-error">${error}</p>` : null;
}

/** What tells a screen reader that a field is wrong, and why. */
export function errorAttributes(
  { errors }: Pick<FormState, 'errors'>,
  name: string,
): Markup | null {
  return errors[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : null;
}

/** What is wrong, above the form, with a way to each field. `labels` by the name of a field. */
export function alert(
  { message, errors }: FormState,
  heading: string,
  labels: Record<string, string>,
): Markup | null {
  const wrong = Object.entries(errors);
  if (!message && wrong.length === 0) return null;
  const links = wrong.map(
    ([name, error]) => html`<li><a href="#${name}">${labels[name] ?? name}</a>: ${error}</li>`,
  );
  return html`<div class="alert" role="alert" tabindex="-1">
    <p><strong>${heading}</strong> ${message}</p>
    ${
      links.length > 0
        ? html`<ul>
            ${links}
          </ul>`
        : null
    }
  </div>`;
}

interface TextInput {
  name: string;
  label: string;
  type?: 'text' | 'email';
  /** As HTML's attribute says what browsers fill in. */
  autocomplete: string;
  hint?: string;
  isRequired?: boolean;
}

/** A line to type on, with its label and what is wrong with it. */
export function textField(state: FormState, input: TextInput): Markup {
  const { name, label, type = 'text', autocomplete, hint, isRequired } = input;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="hint">${hint}</p>` : null}
    <input
      type="${type}"
      id="${name}"
      name="${name}"
      value="${valueOf(state, name)}"
      autocomplete="${autocomplete}"
      maxlength="255"
      ${isRequired ? html`required` : null}${errorAttributes(state, name)}
    />
    ${errorText(state, name)}
  </div>`;
}

interface QuantityInput {
  name: string;
  /** The id of the element whose text says of what. */
  labelledBy: string;
  /** What it is called. */
  ticket: string;
  initial: number;
}

/**
 * How many: a field of text, since one of numbers forgets what is none. None is left empty, so that a digit that is typed
 * beside it makes no ten of one.
 */
export function quantityField(state: FormState, input: QuantityInput): Markup {
  const { name, labelledBy, ticket, initial } = input;
  const shown = initial === 0 ? '' : String(initial);
  return html`<div class="row">
      <label id="${name}-label" for="${name}" class="quiet">${say('form.quantity')}</label>
      <input
        type="text"
        class="number"
        inputmode="numeric"
        id="${name}"
        name="${name}"
        value="${valueOf(state, name, shown)}"
        placeholder="0"
        autocomplete="off"
        aria-labelledby="${name}-label ${labelledBy}"
        data-less="${say('form.less', { ticket })}"
        data-more="${say('form.more', { ticket })}"
        ${errorAttributes(state, name)}
      />
    </div>
    ${errorText(state, name)}`;
}
