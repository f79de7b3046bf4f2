/*
 * What is in a mail was typed by people: here it becomes text that does nothing.
 */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** On one line: nobody adds headers, or lines that look like ours. */
export function flat(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Text as HTML shows it, within elements and within quoted attributes. */
export function escapeHtml(text: string): string {
  return flat(text).replace(/[&<>"']/g, (character) => entities[character]!);
}

/** A whole page; as narrow as the window is, and no wider than reads well. */
export function layout(title: string, body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escapeHtml(title)}</title></head>` +
    '<body style="margin:0;padding:16px;background:#ffffff;color:#222222;' +
    'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.4;overflow-wrap:anywhere">' +
    `<div style="max-width:560px;margin:0 auto">${body}</div></body></html>`
  );
}
