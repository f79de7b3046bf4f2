import { Refusal } from '../api';
import { voucherRefusalText } from '../refusals';
import type { Scene } from './scene';

/** A voucher is put on the cart, or taken off. What is wrong with a code is said at its field, and what was typed stays. */
export class Vouchers {
  constructor(
    readonly scene: Scene,
    /** What is paid is another sum now. */
    readonly changed: () => void,
  ) {}

  async use(): Promise<void> {
    const { state, stage, shop } = this.scene;
    if (state.isBusy) return;
    const code = (this.scene.typed.voucher ?? '').trim();
    if (!code) {
      state.errors.set('voucher', stage.speaker().say('voucher_missing'));
      stage.render();
      return stage.focus('voucher');
    }
    await this.#do(async () => {
      await shop.useVoucher(code);
      this.scene.type('voucher', '');
      return stage.speaker().say('voucher_on', { code: shop.cart.voucher?.code ?? '' });
    });
  }

  async remove(): Promise<void> {
    const { shop, stage, state } = this.scene;
    if (state.isBusy) return;
    await this.#do(async () => {
      await shop.removeVoucher();
      return stage.speaker().say('voucher_off');
    });
  }

  /** The one that the page names is put on a cart that was just made. */
  async begin(): Promise<void> {
    const code = this.scene.stage.voucher().trim();
    if (!code) return;
    try {
      await this.scene.shop.useVoucher(code);
    } catch (error) {
      this.scene.type('voucher', code);
      this.#say(error);
    }
  }

  #say(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    const { state, stage } = this.scene;
    const text = voucherRefusalText(error, stage.speaker());
    state.errors.set('voucher', text);
    // The keyboard is at the field already.
    stage.announce(text);
  }

  /** Does it, and tells what `work` says. */
  async #do(work: () => Promise<string>): Promise<void> {
    const { state, shop, stage } = this.scene;
    state.errors.delete('voucher');
    this.scene.set({ isBusy: true });
    try {
      stage.announce(await work());
    } catch (error) {
      this.#say(error);
      // Its time is over: an empty cart takes none.
      if ('cart' in (error as Refusal).params) await shop.look().catch(() => undefined);
    }
    this.scene.set({ isBusy: false });
    if (shop.cart.items.length === 0) return this.scene.tellOver();
    this.changed();
    stage.focus('voucher');
  }
}
