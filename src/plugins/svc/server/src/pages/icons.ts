import { html, type Markup, trusted } from '../domain/markup';

/* Small pictures beside words that say the same: nothing for whoever does not see them. */

const shapes = {
  cart: 'M3 4h2l2.4 11h10.2L20 7H6M9 20h.01M17 20h.01',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  place: 'M12 21c4-5 6-8 6-11a6 6 0 1 0-12 0c0 3 2 6 6 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c1-4 4-5 7-5s6 1 7 5',
  price: 'M4 12V5h7l9 9-7 7zM8 9h.01',
} as const;

export type Icon = keyof typeof shapes;

export function icon(name: Icon): Markup {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="${trusted(shapes[name])}" />
  </svg>`;
}
