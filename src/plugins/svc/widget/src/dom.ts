/* Elements, made without HTML text: pages may have a policy that refuses it (Trusted Types). */

export type Child = Node | string | null | false | undefined | Child[];

type Value = string | number | boolean | null | undefined;

/** Attributes; `on…` are handlers, `value` and `checked` are what an input has now. */
type Properties = Record<string, Value | ((event: never) => void)>;

const asProperties = new Set(['value', 'checked']);

function set(element: HTMLElement, name: string, value: Properties[string]): void {
  if (value === null || value === undefined || value === false) return;
  if (typeof value === 'function' || asProperties.has(name)) {
    (element as unknown as Record<string, unknown>)[name] = value;
  } else {
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

function flat(child: Child): (Node | string)[] {
  if (Array.isArray(child)) return child.flatMap(flat);
  return child === null || child === undefined || child === false ? [] : [child];
}

/** `h('p', { class: 'hint' }, 'Text')` */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...children.flatMap(flat));
  for (const [name, value] of Object.entries(properties)) set(element, name, value);
  return element;
}

const handlers = ['onclick', 'oninput', 'onchange', 'onfocus', 'onsubmit', 'ontoggle'] as const;

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) {
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}

function copyProperties(from: HTMLElement, to: HTMLElement): void {
  for (const name of handlers) to[name] = from[name] as never;
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  if (to.value !== from.value) to.value = from.value;
  if (to.checked !== from.checked) to.checked = from.checked;
}

function isSame(one: Node | undefined, other: Node): one is ChildNode {
  return one?.nodeName === other.nodeName && (one as Element).id === (other as Element).id;
}

function becomeLike(one: ChildNode, wanted: Node): void {
  if (one instanceof HTMLElement && wanted instanceof HTMLElement) {
    copyAttributes(wanted, one);
    copyProperties(wanted, one);
    show(one, [...wanted.childNodes]);
  } else if (one.nodeValue !== wanted.nodeValue) one.nodeValue = wanted.nodeValue;
}

/**
 * Changes what is in an element into `wanted`, and keeps all that is there already: what has the keyboard, what is being
 * typed or pressed.
 */
export function show(parent: Element, wanted: Node[]): void {
  wanted.forEach((node, index) => {
    const there = parent.childNodes[index];
    const later = [...parent.children].slice(index).find((one) => one.id && isSame(one, node));
    const known = isSame(there, node) ? there : later;
    if (known && known !== there) parent.insertBefore(known, there ?? null);
    if (known) becomeLike(known, node);
    else parent.insertBefore(node, there ?? null);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild!.remove();
}
