/** The one style sheet of the pages. Dark text on white, as on paper; every pair of colours has a contrast of 4.5 or more. */
export const styles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #1c1c1e; font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { margin: 0 0 1rem; font-size: 1.9rem; }
h2 { margin: 2.25rem 0 .75rem; font-size: 1.35rem; }
h3 { margin: 0 0 .5rem; font-size: 1.15rem; }
p { margin: 0 0 1rem; }
a { color: #0a4f9e; }
a:focus-visible, summary:focus-visible { outline: 3px solid #0a4f9e; outline-offset: 2px; border-radius: 2px; }
img { display: block; max-width: 100%; height: auto; border-radius: .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 0; }
dt { color: #55555c; }
dd { grid-column: 2; margin: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d5d5da; text-align: left; vertical-align: top; }
th.amount, td.amount { padding: .5rem 0 .5rem .75rem; text-align: right; white-space: nowrap; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
.quiet { color: #55555c; font-weight: 400; }
.state { display: inline-block; margin: 0 0 .75rem; padding: .15rem .75rem; border: 1px solid; border-radius: 1rem; font-weight: 600; }
.good { background: #e7f5ea; color: #0f5c2a; }
.open { background: #fff3d6; color: #6b4700; }
.gone { background: #eeeef1; color: #46464d; }
.picture { margin-bottom: 1.5rem; }
.content { margin-top: 1.5rem; }
.content pre { white-space: pre-wrap; }
.lines { white-space: pre-line; }
.offers { margin: 0; padding: 0; list-style: none; }
.offers li { padding: .75rem 0; border-top: 1px solid #d5d5da; }
.offers p { margin: .25rem 0 0; }
.offer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-weight: 600; }
.ticket { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin-bottom: 1rem; padding: 1.25rem; border: 1px solid #77777e; border-radius: .75rem; }
.ticket > :first-child { flex: 1 1 16rem; min-width: 0; }
.pass { margin: 0 auto; max-width: 100%; text-align: center; }
.pass svg { display: block; width: 11rem; max-width: 100%; margin: 0 auto; }
.code { font: 600 1.15rem/1.4 ui-monospace, Menlo, Consolas, monospace; }
.code span + span { margin-left: .5em; }
@media (max-width: 26rem) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { grid-column: 1; }
  dd + dt, dd + dd { margin-top: .5rem; }
}
@page { margin: 14mm; }
@media print {
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption { break-after: avoid; }
  .ticket, tr, .offers li { break-inside: avoid; }
  .state { padding-left: 0; border: 0; background: none; color: inherit; }
  .screen { display: none; }
}
`;
