/*
 * Whether two pieces of HTML say the same. It is asked before the editor takes a text: what it would lose must stay.
 */

const blocks = 'p,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,hr,div,table,figure,section,details';

/** Elements that mean the same to a reader, by the name that the editor writes. */
const synonyms: Record<string, string> = { B: 'strong', I: 'em' };

const isBlock = (node: Node | null) => node instanceof Element && node.matches(blocks);

/** What stands in no paragraph is in one, as the editor has it. */
function wrapLoose(body: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const node of [...body.childNodes]) {
    if (isBlock(node)) paragraph = null;
    else if (paragraph || node instanceof Element || node.textContent?.trim()) {
      if (!paragraph) {
        paragraph = body.ownerDocument.createElement('p');
        body.insertBefore(paragraph, node);
      }
      paragraph.append(node);
    }
  }
}

/** An item of a list needs no paragraph around its only text. */
export function withoutItemParagraphs(body: ParentNode): void {
  for (const item of body.querySelectorAll('li')) {
    const [first, ...others] = item.children;
    const isOnlyText = others.every((other) => other.matches('ul, ol'));
    if (first?.matches('p') && first.attributes.length === 0 && isOnlyText) {
      first.replaceWith(...first.childNodes);
    }
  }
}

function nodeText(node: Node): string {
  if (node instanceof Element) return elementText(node);
  const text = node.textContent ?? '';
  if (node.nodeType !== Node.TEXT_NODE) return `<!--${text}-->`;
  if (node.parentElement?.closest('pre')) return text;
  // Spaces at the edges of a block, or beside one, are seen by nobody.
  const isFirst = !node.previousSibling && isBlock(node.parentElement);
  const isLast = !node.nextSibling && isBlock(node.parentElement);
  let shown = text.replace(/[ \t\r\n]+/g, ' ');
  if (isFirst || isBlock(node.previousSibling)) shown = shown.trimStart();
  if (isLast || isBlock(node.nextSibling)) shown = shown.trimEnd();
  return shown;
}

function elementText(element: Element): string {
  const name = synonyms[element.tagName] ?? element.tagName.toLowerCase();
  const attributes = [...element.attributes]
    .map(({ name: key, value }) => ` ${key}=${JSON.stringify(value)}`)
    .sort();
  const inner = [...element.childNodes].map(nodeText).join('');
  return `<${name}${attributes.join('')}>${inner}</${name}>`;
}

function canonical(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  withoutItemParagraphs(body);
  wrapLoose(body);
  return [...body.childNodes].map(nodeText).join('').trim();
}

export function saysTheSame(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}
