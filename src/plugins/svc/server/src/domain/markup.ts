/*
 * What is in a mail or on a page was typed by people: here it becomes text that does nothing.
 */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that may be shown as it is. Only {@link html} and {@link trusted} make it. */
export class Markup {
  private constructor(private readonly text: string) {}

  static of(text: string): Markup {
    return new Markup(text);
  }

  toString(): string {
    return this.text;
  }
}

/** What may stand between the text of a template; null and lists without items are nothing. */
export type Part = string | number | Markup | null | Part[];

/** On one line: nobody adds headers, or lines that look like ours. */
export function singleLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Text as HTML shows it, within elements and within quoted attributes. Control characters are none of it. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .replace(/[&<>"']/g, (character) => entities[character]!);
}

function written(part: Part): string {
  if (part === null) return '';
  if (Array.isArray(part)) return part.map(written).join('');
  return part instanceof Markup ? part.toString() : escaped(String(part));
}

/** A template of HTML: text that is put in stays text, in elements and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return Markup.of(
    strings.reduce((text, string, index) => text + written(parts[index - 1]!) + string),
  );
}

/** HTML that somebody else has made harmless. */
export function trusted(text: string): Markup {
  return Markup.of(text);
}
