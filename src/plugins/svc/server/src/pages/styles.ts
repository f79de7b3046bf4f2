import { theme } from './theme';

const base = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 var(--letters); }
main { max-width: var(--measure); margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
main.wide { max-width: var(--wide); }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; letter-spacing: -.01em; }
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
tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
.quiet { color: var(--quiet); font-weight: 400; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem 1rem; background: var(--surface); }
.skip:focus { top: .5rem; }
.site { border-bottom: 1px solid var(--line); background: var(--surface); }
.site nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; max-width: var(--wide); margin: 0 auto; padding: .75rem 1rem; }
.site a { padding: .25rem 0; color: var(--ink); font-weight: 600; text-decoration: none; }
.site a:hover { text-decoration: underline; }
.site a:last-child { margin-left: auto; }
`;

const parts = `
.card { padding: 1.25rem; border: 1px solid var(--line); border-radius: var(--round); background: var(--surface); box-shadow: var(--shadow); }
.card > h2 { margin-top: 0; }
.state { display: inline-block; margin: 0 0 .75rem; padding: .15rem .75rem; border: 1px solid; border-radius: 1rem; font-weight: 600; }
.good { background: var(--good); color: var(--on-good); }
.open { background: var(--open); color: var(--on-open); }
.gone { background: var(--gone); color: var(--on-gone); }
.note { margin: 0 0 1.5rem; padding: .75rem 1rem; border-radius: var(--round-small); }
.alert { margin: 0 0 1.5rem; padding: 1rem; border-left: .3rem solid; border-radius: var(--round-small); background: var(--wrong); color: var(--on-wrong); }
.alert p, .alert ul { margin: 0; }
.alert ul { padding-left: 1.25rem; }
.alert a { color: inherit; }
.picture { width: 100%; margin-bottom: 1.5rem; }
.content { margin-top: 1.5rem; }
.content pre { white-space: pre-wrap; }
.lines { white-space: pre-line; }
.offers { margin: 0; padding: 0; list-style: none; }
.offers > li { padding: 1rem 0; border-top: 1px solid var(--line); }
.offers > li:first-child { padding-top: 0; border-top: 0; }
.offers p { margin: .25rem 0 0; }
.offer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-weight: 600; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin-top: .6rem; }
.spread { justify-content: space-between; }
.total { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 1rem 0; padding-top: 1rem; border-top: 2px solid var(--line); font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.entries { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1.5rem; align-items: start; margin: 0 0 2rem; padding: 0; list-style: none; }
.entry { display: flex; flex-direction: column; overflow: hidden; padding: 0; }
.entry img { width: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 0; }
.entry > div { padding: 1.25rem; }
.entry h2, .entry h3 { margin: 0 0 .5rem; font-size: 1.2rem; }
.entry h2 a, .entry h3 a { color: inherit; text-decoration: none; }
.entry h2 a:hover, .entry h3 a:hover { text-decoration: underline; }
.entry p { margin: 0 0 .25rem; }
.cost { font-weight: 650; }
.ticket { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin-bottom: 1rem; padding: 1.25rem; border: 1px solid var(--edge); border-radius: var(--round); background: var(--surface); }
.ticket > :first-child { flex: 1 1 16rem; min-width: 0; }
.pass { margin: 0 auto; max-width: 100%; text-align: center; }
.pass svg { display: block; width: 11rem; max-width: 100%; margin: 0 auto; border-radius: var(--round-small); }
.code { font: 600 1.15rem/1.4 var(--digits); }
.code span + span { margin-left: .5em; }
`;

const forms = `
label, legend, .label { font-weight: 600; }
fieldset { min-width: 0; margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; }
.field { margin-bottom: 1.1rem; }
.field label, .field .hint { display: block; }
.hint { margin: 0 0 .35rem; color: var(--quiet); font-weight: 400; }
input, select, button, summary, .button { font: inherit; }
input[type="text"], input[type="email"], input[type="search"], input[type="date"], select { width: 100%; max-width: 100%; min-height: 2.85rem; padding: .5rem .7rem; border: 1px solid var(--edge); border-radius: var(--round-small); background: var(--surface); color: var(--ink); }
input.number { width: 5.5rem; font-variant-numeric: tabular-nums; }
[aria-invalid="true"] { border-color: var(--on-wrong) !important; box-shadow: 0 0 0 1px var(--on-wrong); }
.error { margin: .35rem 0 0; color: var(--on-wrong); font-weight: 600; }
button, .button { display: inline-block; padding: .65rem 1.4rem; border: 1px solid transparent; border-radius: var(--round-small); background: var(--accent); color: var(--on-accent); font-weight: 650; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--accent-strong); color: var(--on-accent); }
.second { border-color: var(--edge); background: transparent; color: var(--ink); }
.second:hover { border-color: var(--ink); background: transparent; color: var(--ink); }
.plain { padding: .55rem .25rem; border: 0; background: none; color: var(--accent); font-weight: 400; text-decoration: underline; text-underline-offset: .15em; }
.plain:hover { background: none; color: var(--accent-strong); }
.full { width: 100%; }
.choice { display: flex; gap: .75rem; margin: 0 0 .6rem; padding: .85rem 1rem; border: 1px solid var(--edge); border-radius: var(--round-small); }
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice input { flex: none; width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; accent-color: var(--accent); }
.choice .hint { display: block; margin: 0; }
details { margin: 0 0 1.25rem; }
.filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: 0 1rem; align-items: end; margin-bottom: 1.5rem; padding-bottom: .25rem; }
summary { padding: .35rem 0; color: var(--accent); font-weight: 600; cursor: pointer; }
.guest { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: 0 1rem; margin-top: 1rem; }
.guest legend { grid-column: 1 / -1; }
`;

const layout = `
.columns { display: grid; gap: 1.5rem 2.5rem; }
.columns > * { min-width: 0; }
@media (min-width: 56rem) {
  main { padding-top: 3rem; }
  .columns { grid-template-columns: minmax(0, 1fr) 23rem; align-items: start; }
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
`;

const print = `
@page { margin: 14mm; }
@media print {
  body { background: none; font-size: 11pt; }
  main, main.wide { max-width: none; padding: 0; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption { break-after: avoid; }
  .ticket, tr, .offers > li { break-inside: avoid; }
  .state { padding-left: 0; border: 0; background: none; color: inherit; }
  .card { padding: 0; border: 0; box-shadow: none; }
  .screen, .skip, form { display: none; }
}
`;

/** The one style sheet of the pages. */
export const styles = theme + base + parts + forms + layout + print;
