import { partStyles } from './part-styles';
import { theme } from './theme';

const base = `
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 var(--letters); }
main { flex: 1; width: 100%; max-width: var(--measure); margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
main.wide { max-width: var(--wide); }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; letter-spacing: -.015em; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.6rem); }
h2 { margin: 2.25rem 0 .75rem; font-size: 1.35rem; }
h3 { margin: 0 0 .5rem; font-size: 1.15rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); text-underline-offset: .15em; }
a:hover { color: var(--accent-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: var(--round-small); }
img { display: block; max-width: 100%; height: auto; border-radius: var(--round); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 0; }
dt { color: var(--quiet); }
dd { grid-column: 2; margin: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th.amount, td.amount { padding: .6rem 0 .6rem .75rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 700; font-size: 1.1rem; }
tfoot tr:not(:last-child) > * { padding-bottom: 0; font-weight: 400; font-size: 1rem; }
.quiet { color: var(--quiet); font-weight: 400; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 1; padding: .5rem 1rem; background: var(--surface); }
.skip:focus { top: .5rem; }
header.site { background: var(--band); color: var(--on-band); border-bottom: 1px solid var(--line); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 2rem; max-width: var(--wide); min-height: 4rem; margin: 0 auto; padding: .5rem 1rem; }
header.site a { padding: .35rem 0; color: inherit; font-weight: 600; text-decoration: none; }
header.site a:hover { text-decoration: underline; }
header.site :focus-visible { outline-color: currentcolor; }
.brand { font-size: 1.2rem; letter-spacing: -.015em; overflow-wrap: anywhere; }
.brand img { max-height: 2.75rem; width: auto; max-width: min(14rem, 60vw); border-radius: 0; }
.bar nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
.to-cart { display: inline-flex; align-items: center; gap: .45rem; }
.count { min-width: 1.5em; padding: 0 .4em; border-radius: 1em; background: var(--on-band); color: var(--band); font-size: .85em; text-align: center; font-variant-numeric: tabular-nums; }
footer.site { border-top: 1px solid var(--line); color: var(--quiet); font-size: .95rem; }
footer.site ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
footer.site a { display: inline-block; padding: .3rem 0; color: inherit; }
footer.site [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.icon { flex: none; width: 1.25em; height: 1.25em; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`;

const forms = `
label, legend, .label { font-weight: 600; }
fieldset { min-width: 0; margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; }
.field { margin-bottom: 1.1rem; }
.field label, .field .hint { display: block; }
.hint { margin: 0 0 .35rem; color: var(--quiet); font-weight: 400; }
input, select, button, summary, .button { font: inherit; }
input[type="text"], input[type="email"], input[type="search"], input[type="date"], select, textarea { width: 100%; max-width: 100%; min-height: 2.85rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: var(--round-small); background: var(--surface); color: var(--ink); }
.card > .field:last-child { margin-bottom: 0; }
.beside { display: flex; gap: .5rem; }
.beside input { flex: 1; min-width: 0; }
input.number { width: 4.5rem; text-align: center; font-weight: 600; font-variant-numeric: tabular-nums; }
.stepper { display: inline-flex; align-items: center; gap: .35rem; }
.stepper button { flex: none; width: 2.85rem; height: 2.85rem; padding: 0; border-radius: 50%; font-size: 1.3rem; line-height: 1; }
[aria-invalid="true"] { border-color: var(--on-wrong) !important; box-shadow: 0 0 0 1px var(--on-wrong); }
.error { margin: .35rem 0 0; color: var(--on-wrong); font-weight: 600; }
button, .button { display: inline-block; padding: .75rem 1.5rem; border: 1px solid transparent; border-radius: var(--round-small); background: var(--accent); color: var(--on-accent); font-weight: 650; text-align: center; text-decoration: none; cursor: pointer; transition: background-color .15s; }
button:hover, .button:hover { background: var(--accent-strong); color: var(--on-accent); }
.second { border-color: var(--edge); background: transparent; color: var(--ink); }
.second:hover { border-color: var(--ink); background: transparent; color: var(--ink); }
.plain { padding: .55rem .25rem; border: 0; background: none; color: var(--accent); font-weight: 400; text-decoration: underline; text-underline-offset: .15em; }
.plain:hover { background: none; color: var(--accent-strong); }
.full { width: 100%; }
.choice { display: flex; gap: .75rem; margin: 0 0 .6rem; padding: .95rem 1rem; border: 1px solid var(--edge); border-radius: var(--round-small); cursor: pointer; }
.choice:has(:checked) { border-color: var(--accent); background: var(--tint); box-shadow: inset 0 0 0 1px var(--accent); }
.choice input { flex: none; width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; accent-color: var(--accent); }
.choice .hint { display: block; margin: 0; }
.card-form { margin: 0 0 1rem; padding: .25rem .25rem .75rem; }
.steps > section { padding-bottom: 1.5rem; margin-bottom: 1.5rem; border-bottom: 1px solid var(--line); }
.steps h2 { display: flex; align-items: center; gap: .65rem; margin: 0 0 1rem; }
.steps > .total { margin-top: 0; padding-top: 0; border-top: 0; }
.steps { counter-reset: step; }
.steps h2::before { counter-increment: step; content: counter(step); flex: none; display: grid; place-items: center; width: 1.9rem; height: 1.9rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: 1rem; }
details { margin: 0 0 1.25rem; }
.filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)); gap: 0 1rem; align-items: end; margin-bottom: 1.5rem; padding-bottom: .25rem; }
summary { padding: .35rem 0; color: var(--accent); font-weight: 600; cursor: pointer; }
.guest { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: 0 1rem; margin-top: 1rem; }
.guest legend { grid-column: 1 / -1; }
`;

const layout = `
.columns { display: grid; gap: 1.5rem 2.5rem; }
.columns > * { min-width: 0; }
@media (min-width: 56rem) {
  main { padding-top: 2.5rem; }
  .bar { padding: .5rem 1.5rem; }
  main.wide { padding-left: 1.5rem; padding-right: 1.5rem; }
  .columns { grid-template-columns: minmax(0, 1fr) 24rem; align-items: start; }
  .narrow { display: none; }
  .columns > .side { position: sticky; top: 1.5rem; }
  .event { grid-template-rows: auto 1fr; }
  .event > .side { grid-column: 2; grid-row: 1 / span 2; }
}
@supports selector(::details-content) {
  @media (min-width: 40rem) {
    .fold > summary { display: none; }
    .fold::details-content { content-visibility: visible; }
  }
}
@media (max-width: 26rem) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { grid-column: 1; }
  dd + dt, dd + dd { margin-top: .5rem; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; }
}
`;

const print = `
@page { margin: 14mm; }
@media print {
  body { display: block; background: none; font-size: 11pt; }
  main, main.wide { max-width: none; padding: 0; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption { break-after: avoid; }
  .ticket, tr, .offers > li { break-inside: avoid; }
  .state { padding-left: 0; border: 0; background: none; color: inherit; }
  .card { padding: 0; border: 0; box-shadow: none; }
  .ticket { box-shadow: none; }
  .hero img { max-height: 60mm; }
  .screen, .skip, form { display: none; }
}
`;

/** The style sheet of the pages, as it is where an operator has chosen nothing. */
export const styles = theme + base + partStyles + forms + layout + print;
