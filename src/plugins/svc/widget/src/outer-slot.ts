/*
 * A place in the document itself that is seen within the element, however many shadow trees that is in: Stripe's form works
 * in none of them. Each tree around shows it by a slot of its own.
 */

const slotName = 'svc-card';

/** An element in the document that stands where the element's own slot of this name is; and how to take it away. */
export function placeInDocument(host: HTMLElement): { place: HTMLElement; remove: () => void } {
  const made: HTMLElement[] = [];
  let inner: HTMLElement = host;
  for (let root = inner.getRootNode(); root instanceof ShadowRoot; root = inner.getRootNode()) {
    const slot = document.createElement('slot');
    slot.name = slotName;
    slot.slot = slotName;
    inner.append(slot);
    made.push(slot);
    inner = root.host as HTMLElement;
  }
  const place = document.createElement('div');
  place.slot = slotName;
  inner.append(place);
  made.push(place);
  return { place, remove: () => made.forEach((one) => one.remove()) };
}

export function cardSlot(): HTMLSlotElement {
  const slot = document.createElement('slot');
  slot.name = slotName;
  return slot;
}
