import { Refusal } from '../api';
import { type CardForm, showCardForm } from '../stripe';

/*
 * A card is paid on our page, by Stripe's own form, where the buyer chooses that; its script comes with the choice. What it
 * makes of the card goes along with the form of the page. Where it cannot be loaded, the form leads to Stripe's page as it
 * does without scripts.
 */

const tokenField = 'payment_token';

/** What is wrong with the card, said where the card is. */
function showProblem(place: HTMLElement, text: string): void {
  let problem = place.querySelector<HTMLElement>('.error');
  if (!problem) {
    problem = document.createElement('p');
    problem.className = 'error';
    problem.setAttribute('role', 'alert');
    place.append(problem);
  }
  problem.textContent = text;
}

function openForm(place: HTMLElement): Promise<CardForm> {
  const { cardKey: key = '', currency = '', amount } = place.dataset;
  const { color, backgroundColor } = getComputedStyle(
    document.querySelector('button.full') ?? place,
  );
  const [red = 0] = (/\d+/.exec(getComputedStyle(place).color) ?? []).map(Number);
  const element = document.createElement('div');
  place.append(element);
  const wanted = {
    amount: Number(amount),
    locale: document.documentElement.lang,
    colours: { colorPrimary: backgroundColor, accessibleColorOnColorPrimary: color },
    isDark: red > 128,
  };
  return showCardForm({ key, currency }, element, wanted).catch((error: unknown) => {
    element.remove();
    throw error;
  });
}

/** The form is sent with it; another one that the browser kept is not sent again. */
function sendWith(form: HTMLFormElement, token: string): void {
  const input = form.querySelector<HTMLInputElement>(`[name=${tokenField}]`);
  const field = input ?? document.createElement('input');
  Object.assign(field, { type: 'hidden', name: tokenField, value: token });
  form.append(field);
  form.submit();
}

class CardPayment {
  #form: Promise<CardForm> | undefined;
  #isBusy = false;

  constructor(
    readonly page: HTMLFormElement,
    readonly place: HTMLElement,
    readonly choice: HTMLInputElement,
  ) {
    page.addEventListener('change', () => this.show());
    page.addEventListener('submit', (event) => this.#submit(event));
    // Shown again by *Back*, it has yet to be sent.
    window.addEventListener('pageshow', () => this.#setBusy(false));
    const hint = choice.parentElement?.querySelector('.hint');
    if (hint) hint.textContent = place.dataset.hint ?? '';
    this.show();
  }

  show(): void {
    const { checked } = this.choice;
    this.place.hidden = !checked;
    if (!checked) return;
    this.#form ??= openForm(this.place);
    this.#form.catch(() => {
      // The next choice tries again; until then the form leads to Stripe's page.
      this.#form = undefined;
    });
  }

  #setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.page.setAttribute('aria-busy', String(isBusy));
  }

  #submit(event: SubmitEvent): void {
    if (!this.choice.checked || !this.#form) return;
    event.preventDefault();
    if (this.#isBusy) return;
    this.#setBusy(true);
    void this.#pay(this.#form);
  }

  async #pay(opening: Promise<CardForm>): Promise<void> {
    const text = (name: string) =>
      this.page.querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
    try {
      const form = await opening;
      const token = await form.pay({ name: text('buyer_name'), email: text('buyer_email') });
      sendWith(this.page, token);
    } catch (error) {
      this.#setBusy(false);
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'card') showProblem(this.place, error.message);
      else this.page.submit();
    }
  }
}

export function takeCards(): void {
  const place = document.querySelector<HTMLElement>('[data-card-key]');
  const form = place?.closest('form');
  const choice = form?.querySelector<HTMLInputElement>('[name=payment][value=stripe]');
  if (place && form && choice) new CardPayment(form, place, choice);
}
