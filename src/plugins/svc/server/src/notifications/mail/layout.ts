import { html, type Markup } from '../../domain/markup';

const bodyStyle =
  'margin:0;padding:16px;background:#ffffff;color:#222222;' +
  'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.4;overflow-wrap:anywhere';

/** A whole mail; as narrow as the window is, and no wider than reads well. */
export function layout(title: string, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
      </head>
      <body style="${bodyStyle}">
        <div style="max-width:560px;margin:0 auto">${body}</div>
      </body>
    </html> `.toString();
}
