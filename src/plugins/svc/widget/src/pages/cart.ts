import { displayMinor } from '../money';
import { quantityOf } from '../state';

/* A quantity that is changed in the cart counts at once: the form is sent as its button sends it, and its answer takes the place of what is shown. */

const pause = 600;

/** What is to be seen at once, until the service says it: a cart that costs something, with quantities that are some. */
function showSums(form: HTMLFormElement): void {
  const sum = document.querySelector<HTMLElement>('[data-sum]');
  if (!sum) return;
  const { currency: code = '', decimals, locale = 'en' } = sum.dataset;
  const money = (minor: number) =>
    displayMinor(minor, { code, decimals: Number(decimals) }, locale);
  const lines = [...form.querySelectorAll<HTMLElement>('[data-each]')].map((line) => {
    const typed = form.querySelector<HTMLInputElement>(`[name="${line.dataset.quantity}"]`)?.value;
    const quantity = quantityOf(typed) ?? Number.NaN;
    const { each, full } = line.dataset;
    return { line, amount: Number(each) * quantity, full: Number(full) * quantity };
  });
  const total = lines.reduce((all, { amount }) => all + amount, 0);
  const full = lines.reduce((all, line) => all + line.full, 0);
  if (!(full > 0)) return;
  const write = (selector: string, text: string) => {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  };
  write('[data-full-sum]', money(full));
  write('[data-discount]', `\u2212${money(full - total)}`);
  if (total === 0) return;
  for (const { line, amount } of lines) if (amount > 0) line.textContent = money(amount);
  sum.textContent = money(total);
}

/** What the new page has in the place of what is shown; with how many places there are in the header. */
function replaceWith(page: Document): void {
  for (const what of ['main', '.to-cart']) {
    const found = page.querySelector(what);
    if (found) document.querySelector(what)?.replaceWith(found);
  }
}

/** What somebody was at, to be found again on the new page. */
function focused(): string {
  const { activeElement: element } = document;
  if (!element) return '';
  const field = element.closest('.stepper')?.querySelector('input') ?? element;
  const nth = [...(field.parentElement?.children ?? [])].indexOf(element);
  return field.id ? `${field.id} ${nth}` : '';
}

function focusAgain(what: string): void {
  const [id = '', nth = '-1'] = what.split(' ');
  const field = document.getElementById(id);
  const target = field?.parentElement?.children[Number(nth)] ?? field;
  (target as HTMLElement | undefined)?.focus();
}

/** What is asked for now is asked for again, should somebody put it back before there is an answer. */
function forgetShown(form: HTMLFormElement): void {
  for (const shown of form.querySelectorAll<HTMLInputElement>('[name^="shown-"]')) {
    const name = shown.name.replace('shown', 'quantity');
    const typed = form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    if (typed !== shown.value) shown.value = '';
  }
}

/** The field of a voucher's code: whoever types one has not sent it yet. */
const codeField = () => document.querySelector<HTMLInputElement>('input[name="voucher"]');

/** Without the code, which may be half of one. */
async function send(form: HTMLFormElement, signal: AbortSignal): Promise<string> {
  const fields = new FormData(form);
  fields.delete('voucher');
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  forgetShown(form);
  const answer = await fetch(form.action, { method: 'POST', body, signal });
  return answer.text();
}

/** `then` makes of the new page what was made of this one. */
export function updateInPlace(then: () => void): void {
  const form = document.querySelector<HTMLFormElement>('form#cart');
  if (!form) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sending: AbortController | undefined;
  const update = async () => {
    sending?.abort();
    sending = new AbortController();
    const { signal } = sending;
    try {
      const page = new DOMParser().parseFromString(await send(form, signal), 'text/html');
      if (signal.aborted || !page.querySelector('main')) return;
      const was = focused();
      const code = codeField()?.value;
      replaceWith(page);
      then();
      const field = codeField();
      if (code && field) field.value = code;
      focusAgain(was);
    } catch {
      // Sent again, or not to be had: the button sends what is in the field.
    }
  };
  form.addEventListener('input', () => showSums(form));
  form.addEventListener('change', ({ target }) => {
    if (target === codeField()) return;
    showSums(form);
    clearTimeout(waiting);
    waiting = setTimeout(() => void update(), pause);
  });
  form.addEventListener('submit', () => clearTimeout(waiting));
}
