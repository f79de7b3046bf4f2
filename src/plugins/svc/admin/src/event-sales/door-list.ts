import type { DoorList, ListedGuest } from '../../../server/src/contract/event-figures';
import { html, trusted } from '../../../server/src/domain/markup';
import { readableStart } from '../shared/wall-clock';
import type { Say } from './texts';

/*
 * The list for the door on paper: a page of its own, without the panel around it.
 */

const style = `
  @page { margin: 15mm; }
  body { font: 12pt/1.35 system-ui, sans-serif; color: #000; margin: 16px; }
  h1 { font-size: 16pt; margin: 0; }
  p { margin: 0 0 12pt; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: 4pt 6pt; border-bottom: 1px solid #999; overflow-wrap: anywhere; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  .box { width: 14pt; font-size: 14pt; line-height: 1; }
  .code { font-family: ui-monospace, monospace; white-space: nowrap; }
  .words { min-width: 4.5em; }
  th { overflow-wrap: normal; }
  @media screen and (max-width: 480px) {
    body { font-size: 10pt; margin: 8px; }
    th, td { padding: 4pt 3pt; }
  }
`;

function row({ name, ticket, order, codeEnd, isPending, isInside }: ListedGuest, say: Say) {
  const note = isPending ? ` (${say('doorList.pending')})` : '';
  return html`<tr>
    <td class="box">${isInside ? '☒' : '☐'}</td>
    <td class="words">${name}${note}</td>
    <td class="words">${ticket}</td>
    <td class="code">…${codeEnd}</td>
    <td>${order ?? ''}</td>
  </tr>`;
}

/** A whole page; what people typed is text in it. */
export function doorListPage({ title, start, guests }: DoorList, say: Say): string {
  const heading = (id: Parameters<Say>[0]) => html`<th scope="col">${say(id)}</th>`;
  const about = [
    start && readableStart(start),
    say('doorList.guests', { count: guests.length }),
    say('doorList.printed', { time: new Date().toLocaleString(document.documentElement.lang) }),
  ];
  return html`<!doctype html>
    <html lang="${document.documentElement.lang || 'en'}">
      <head>
        <meta charset="utf-8" />
        <title>${say('doorList.title')}: ${title}</title>
        <style>
          ${trusted(style)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${about.filter(Boolean).join(' · ')}</p>
        <table>
          <thead>
            <tr>
              <td class="box"></td>
              ${heading('doorList.name')}${heading('doorList.ticket')}${heading('doorList.code')}
              ${heading('doorList.order')}
            </tr>
          </thead>
          <tbody>
            ${guests.map((guest) => row(guest, say))}
          </tbody>
        </table>
      </body>
    </html>`.toString();
}
