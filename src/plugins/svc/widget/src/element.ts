import { minorOf, displayMinor } from './money';
import { Controller } from './controller';
import { placeInDocument } from './outer-slot';
import type { Stage } from './rooms/scene';
import { type Shop, shopOf } from './shop';
import type { View } from './state';
import { type CardForm, showCardForm } from './stripe';
import { styles } from './styles';
import { type OwnTexts, type Speaker, speakerOf } from './texts';
import { countdownText } from './when';
import { checkoutView } from './views/checkout';
import { doneView, failedView, waitingView } from './views/others';
import { ticketsView } from './views/tickets';
import { h, show } from './dom';
import { accountOf } from './ways';

/** Where the service is, unless a tag says it: where this file came from. */
let ownService = '';

export function setOwnService(address: string): void {
  ownService = address;
}

/** Not part of the document: no policy of a page has to allow it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** What the page says of its language, also outside the shadow trees that the element is in. */
function languageOf(element: Element): string {
  for (let at: Element | null = element; at;) {
    const found: Element | null = at.closest('[lang]');
    if (found) return found.getAttribute('lang') || navigator.language;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.language;
}

const minutesAnnounced = [5, 1];

/** `<svc-tickets event="17">`: sells the tickets of an event, on any page. */
export class SvcTickets extends HTMLElement {
  static readonly observedAttributes = ['event', 'service', 'lang', 'texts'];

  readonly #tree = this.attachShadow({ mode: 'open' });
  readonly #box = h('div', { class: 'box', part: 'box' });
  readonly #status = h('p', { class: 'status', role: 'status' });
  #controller: Controller | undefined;
  #unwatch: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #card: { form: Promise<CardForm>; remove: () => void } | undefined;
  #texts: OwnTexts | undefined;

  constructor() {
    super();
    this.#tree.adoptedStyleSheets = [sheet];
    this.#tree.append(this.#box, this.#status);
  }

  /** Words of the page's own, by the names in the documentation; the attribute has them as JSON. */
  get texts(): OwnTexts {
    if (this.#texts) return this.#texts;
    try {
      return JSON.parse(this.getAttribute('texts') ?? '{}') as OwnTexts;
    } catch {
      console.warn('svc-tickets: the attribute "texts" is no JSON.');
      return {};
    }
  }

  set texts(texts: OwnTexts) {
    this.#texts = texts;
    this.#render();
  }

  connectedCallback(): void {
    this.#start();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected || !this.#controller) return;
    if (name === 'event' || name === 'service') this.#start();
    else this.#render();
  }

  #start(): void {
    this.#stop();
    const service = (this.getAttribute('service') || ownService).replace(/\/+$/, '');
    const event = Number(this.getAttribute('event'));
    if (!service || !Number.isInteger(event) || event < 1) {
      console.warn('svc-tickets: "event" has to be the number of an event.');
    }
    const shop = shopOf(service);
    const controller = new Controller(shop, event, this.#stageOn(shop));
    this.#controller = controller;
    this.#unwatch = shop.watch(() => controller.cartChanged());
    this.#timer = setInterval(() => this.#tick(shop), 1000);
    void controller.load();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#unwatch?.();
    this.#closeCard();
    this.#controller = undefined;
  }

  #stageOn(shop: Shop): Stage {
    return {
      speaker: () => this.#speaker(),
      render: () => this.#render(),
      focus: (id) => this.#focus(id),
      announce: (text) => (this.#status.textContent = text),
      tell: (name, detail) =>
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })),
      voucher: () => this.getAttribute('voucher') ?? '',
      cardForm: () => (this.#card ??= this.#openCard(shop)).form,
      closeCardForm: () => this.#closeCard(),
    };
  }

  #speaker(): Speaker {
    return speakerOf(languageOf(this), this.texts);
  }

  #openCard(shop: Shop) {
    const { place, remove } = placeInDocument(this);
    const { color, accentColor } = getComputedStyle(
      this.#tree.querySelector('.choice input') ?? this,
    );
    const [red = 0] = (/\d+/.exec(color) ?? []).map(Number);
    const form = shop.settings().then((settings) =>
      showCardForm(accountOf(settings), place, {
        amount: minorOf(shop.cart.total),
        locale: this.#speaker().locale,
        colours: { colorPrimary: accentColor },
        isDark: red > 128,
      }),
    );
    // The next one who asks for it tries again.
    form.catch(() => this.#closeCard());
    return { form, remove };
  }

  #closeCard(): void {
    this.#card?.remove();
    this.#card = undefined;
  }

  #focus(id: string): void {
    const found = this.#tree.getElementById(id);
    const target = found ?? this.#tree.getElementById('heading');
    // A page that has just been opened is left where it is.
    if (this.#tree.activeElement === target) return;
    target?.focus();
  }

  #view(controller: Controller): View {
    const { state, shop } = controller;
    const speaker = this.#speaker();
    const currency = {
      code: state.settings?.currency ?? 'USD',
      decimals: state.settings?.currency_decimals ?? 2,
    };
    const money = (minor: number) => displayMinor(minor, currency, speaker.locale);
    return { state, shop, speaker, money, act: controller };
  }

  #content(controller: Controller) {
    const view = this.#view(controller);
    switch (view.state.step) {
      case 'failed':
        return failedView(view);
      case 'tickets':
        return ticketsView(view);
      case 'checkout':
        return checkoutView(view, controller.typed);
      case 'done':
        return doneView(view);
      case 'loading':
      case 'paying':
        return waitingView(view);
    }
  }

  #render(): void {
    const controller = this.#controller;
    if (!controller) return;
    const { step } = controller.state;
    show(this.#box, [h('div', { id: `step-${step}` }, this.#content(controller))]);
    this.#box.lang = this.#speaker().locale;
    this.#showTime(controller.shop);
  }

  #showTime(shop: Shop): void {
    const left = shop.secondsLeft();
    const shown = this.#tree.getElementById('kept');
    const text =
      left === null ? '' : this.#speaker().say('kept_for', { time: countdownText(left) });
    if (shown && shown.textContent !== text) shown.textContent = text;
  }

  #tick(shop: Shop): void {
    shop.tick();
    this.#showTime(shop);
    const left = shop.secondsLeft();
    const minutes = left === null ? 0 : left / 60;
    if (minutesAnnounced.includes(minutes)) {
      this.#status.textContent = this.#speaker().say('minutes_left', { count: minutes });
    }
  }
}
