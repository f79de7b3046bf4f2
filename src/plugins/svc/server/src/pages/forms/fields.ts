/** The field that says which browser a form was made for. */
export const tokenField = 'form_token';

/** The field that says which form was sent, so that one that is sent twice counts once. */
export const keyField = 'form_key';

/** The field with what Stripe's form made of a card: a means of paying, and not what is bought. */
export const cardTokenField = 'payment_token';

/** The field that says when a form was shown, and until when its places were kept (pages/cart/places-again.ts). */
export const holdField = 'hold';

/** The field that says which voucher lowered its prices (pages/cart/places-again.ts). */
export const heldVoucherField = 'hold-voucher';

/** The button that sends the code of a voucher, and wants one (pages/cart/voucher-section.ts). */
export const useVoucherField = 'use-voucher';

/** What was sent with a form. */
export class FormFields {
  constructor(private readonly sent: Record<string, unknown>) {}

  /** A field as it was sent: text, or something that no field of ours is, such as one that was sent twice. */
  raw(name: string): unknown {
    return Object.hasOwn(this.sent, name) ? this.sent[name] : undefined;
  }

  /** All that was typed and chosen, without what says whose form it is, of when, and by which card it is paid. */
  entered(): Record<string, unknown> {
    const { [tokenField]: _, [cardTokenField]: __, [holdField]: ___, ...entered } = this.sent;
    return entered;
  }

  /** All fields that are text, without what says whose form it is. */
  texts(): Record<string, string> {
    const { [tokenField]: _, [cardTokenField]: __, ...fields } = this.sent;
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  }

  /** A field's text; empty where there is none, or more than one. */
  text(name: string): string {
    const value = this.raw(name);
    return typeof value === 'string' ? value : '';
  }

  /** The field as an endpoint would get it: what nothing was typed into is not there. */
  typed(name: string): unknown {
    const value = this.raw(name);
    return typeof value === 'string' && value.trim() === '' ? undefined : value;
  }
}
