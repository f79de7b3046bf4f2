import type { ShownEvent } from '../events';

const texts: Record<ShownEvent['availability'], string> = {
  on_sale: 'On sale',
  not_yet: 'On sale soon',
  sold_out: 'Sold out',
  ended: 'Sale has ended',
  none: '',
};

export function Availability({ of }: { of: ShownEvent['availability'] }) {
  return texts[of] ? <span className={`badge ${of}`}>{texts[of]}</span> : null;
}
