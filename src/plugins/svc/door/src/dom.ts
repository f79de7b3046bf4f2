type Child = Node | string | null | false;

/** An element with its properties and what is in it. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & { label?: string; live?: 'polite' } = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const { label, live, ...own } = properties;
  const made = Object.assign(document.createElement(tag), own);
  if (label) made.setAttribute('aria-label', label);
  if (live) made.setAttribute('aria-live', live);
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

const main = () => document.getElementById('door')!;

/** Shows this and nothing else. */
export function show(...children: Child[]): void {
  main().replaceChildren(...children.filter((child) => child !== null && child !== false));
}
