/*
 * How it looks. A page changes what it likes by the properties `--svc-…` and by `::part(…)`. It is light or dark as the page
 * around says (`color-scheme`). Text has a contrast of 4.5 or more, borders of inputs 3.
 */
export const styles = `
:host {
  --accent: var(--svc-accent, #2a47c4);
  --on-accent: var(--svc-on-accent, #fff);
  --surface: var(--svc-surface, #fff);
  --ink: var(--svc-ink, #16181d);
  --quiet: var(--svc-quiet, #555b68);
  --line: var(--svc-line, #dde0e6);
  --edge: var(--svc-edge, #7b8190);
  --soft: var(--svc-soft, #f5f6f8);
  --wrong: var(--svc-wrong, #a11a15);
  --good: var(--svc-good, #0d6b2f);
  --radius: var(--svc-radius, .75rem);
  --small: calc(var(--radius) * .6);
  container-type: inline-size;
  display: block;
  color: var(--ink);
  font: var(--svc-font, 1rem/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif);
  text-align: start;
}
@supports (color: light-dark(#000, #fff)) {
  :host {
    --accent: var(--svc-accent, light-dark(#2a47c4, #a8b8ff));
    --on-accent: var(--svc-on-accent, light-dark(#fff, #10163a));
    --surface: var(--svc-surface, light-dark(#fff, #191c22));
    --ink: var(--svc-ink, light-dark(#16181d, #eceef2));
    --quiet: var(--svc-quiet, light-dark(#555b68, #a7adba));
    --line: var(--svc-line, light-dark(#dde0e6, #2d323c));
    --edge: var(--svc-edge, light-dark(#7b8190, #7d8596));
    --soft: var(--svc-soft, light-dark(#f5f6f8, #20242c));
    --wrong: var(--svc-wrong, light-dark(#a11a15, #ffb8b2));
    --good: var(--svc-good, light-dark(#0d6b2f, #a5e6ba));
  }
}
:host([hidden]) { display: none }
*, ::before, ::after { box-sizing: border-box }
.box {
  max-width: 40rem;
  padding: 1.5rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: var(--svc-shadow, 0 1px 2px rgb(22 24 29 / 5%), 0 8px 24px rgb(22 24 29 / 7%));
}
h3, h4, p, ul, fieldset { margin: 0; padding: 0; border: 0; min-width: 0 }
ul { list-style: none }
h3 { font-size: 1.375rem; line-height: 1.25; font-weight: 700; letter-spacing: -.01em; overflow-wrap: anywhere }
h4 { font-size: 1.0625rem }
header { margin-bottom: 1rem }
.when { margin-top: .25rem; color: var(--quiet) }
.hint { display: block; color: var(--quiet); font-size: .875rem }
button, input { font: inherit; color: inherit }
button { cursor: pointer }
button[aria-busy] { cursor: progress }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
h3:focus, p:focus, fieldset:focus { outline: none }
.ticket {
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: .25rem 1.25rem;
  align-items: center;
  padding: .875rem 0;
  border-top: 1px solid var(--line);
}
.what { min-width: 0; overflow-wrap: anywhere }
.name { font-weight: 600 }
.few { color: var(--wrong); font-size: .875rem; font-weight: 600 }
.price { font-weight: 600; font-variant-numeric: tabular-nums; text-align: end }
.off .name, .off .price { color: var(--quiet) }
.chip {
  min-width: 8.5rem;
  padding: .375rem .75rem;
  background: var(--soft);
  color: var(--quiet);
  border-radius: 99px;
  font-size: .875rem;
  text-align: center;
}
.stepper {
  display: flex;
  border: 1px solid var(--edge);
  border-radius: var(--small);
  background: var(--surface);
}
.step { width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; font-size: 1.25rem; border-radius: var(--small) }
.step:hover:not([aria-disabled]) { background: var(--soft) }
.step[aria-disabled] { color: var(--quiet); cursor: default; opacity: .6 }
.quantity {
  width: 3rem;
  padding: 0;
  border: 0;
  background: none;
  text-align: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}
.primary {
  display: block;
  width: 100%;
  min-height: 3rem;
  margin-top: 1rem;
  padding: .75rem 1.25rem;
  border: 0;
  border-radius: var(--small);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  text-align: center;
  text-decoration: none;
}
.second { border: 1px solid var(--edge); background: none; color: var(--accent) }
.primary:hover { filter: brightness(.92) }
.plain, .back { padding: .5rem 0; border: 0; background: none; color: var(--accent); font-weight: 600 }
.plain:hover, .back:hover { text-decoration: underline }
.back { margin: -.5rem 0 .5rem }
.cart { margin-top: 1.25rem; padding: 1rem 1.25rem 1.25rem; background: var(--soft); border-radius: var(--small) }
form + .cart { margin-top: 1.5rem }
.kept { color: var(--quiet); font-size: .875rem; font-variant-numeric: tabular-nums }
.kept:empty { display: none }
.lines { margin: .5rem 0 }
.line { display: flex; align-items: center; gap: .75rem; padding: .25rem 0 }
.line .what { flex: 1 }
.amount { font-variant-numeric: tabular-nums }
.remove {
  width: 2rem;
  height: 2rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--quiet);
  font-size: 1.25rem;
  line-height: 1;
}
.remove:hover { background: var(--line); color: var(--ink) }
.total { display: flex; justify-content: space-between; padding-top: .5rem; border-top: 1px solid var(--line) }
.total strong { font-variant-numeric: tabular-nums }
.full { color: var(--quiet); font-variant-numeric: tabular-nums }
.voucher { padding-bottom: .5rem }
.voucher .hint { color: var(--good) }
.with-button { display: flex; gap: .5rem; align-items: end }
.with-button input { flex: 1; min-width: 0 }
.with-button .second { min-height: 2.75rem; padding: .5rem 1.25rem; border-radius: var(--small); background: var(--surface); font-weight: 600 }
.with-button .second:hover { border-color: var(--accent) }
.cart .primary { margin-top: .875rem }
.field { margin-top: 1rem }
label { display: block; font-weight: 600 }
input[type=text], input[type=email] {
  width: 100%;
  min-height: 2.75rem;
  margin-top: .25rem;
  padding: .5rem .75rem;
  border: 1px solid var(--edge);
  border-radius: var(--small);
  background: var(--surface);
}
input[aria-invalid] { border-color: var(--wrong) }
.error { margin-top: .25rem; color: var(--wrong); font-size: .875rem; font-weight: 600 }
.problem {
  margin-bottom: 1rem;
  padding: .75rem 1rem;
  border: 1px solid var(--wrong);
  border-inline-start-width: .3rem;
  border-radius: var(--small);
  color: var(--wrong);
  font-weight: 600;
}
details { margin-top: 1.25rem }
summary { padding: .25rem 0; color: var(--accent); font-weight: 600; cursor: pointer }
.guest { margin-top: 1rem; padding-inline-start: 1rem; border-inline-start: 2px solid var(--line) }
legend { padding: 0; font-weight: 700 }
.guest .field { margin-top: .5rem }
.payment { margin-top: 1.5rem }
.choice {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 .75rem;
  align-items: start;
  margin-top: .5rem;
  padding: .75rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--small);
}
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent) }
.choice input { width: 1.125rem; height: 1.125rem; margin: .2rem 0 0; accent-color: var(--accent) }
.choice label { cursor: pointer }
.choice .hint { font-weight: 400 }
.card { grid-column: 1 / -1; min-height: 3rem; margin-top: .75rem }
.waiting { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; min-height: 4rem }
.spinner {
  width: 1.5rem;
  height: 1.5rem;
  border: 3px solid var(--line);
  border-top-color: var(--accent);
  border-radius: 50%;
  animation: turn 1s linear infinite;
}
@keyframes turn { to { transform: rotate(1turn) } }
@media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 4s } }
.done { text-align: center }
.done > p { margin: .5rem auto 0; max-width: 30rem }
.done .plain { margin-top: .5rem }
.tick {
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  margin: 0 auto .75rem;
  border-radius: 50%;
  background: color-mix(in srgb, var(--good) 14%, transparent);
  color: var(--good);
  font-size: 1.75rem;
}
.status, .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@container (max-width: 30rem) {
  .box { padding: 1.125rem }
  .ticket { grid-template-columns: 1fr auto }
  .ticket .what { grid-column: 1 / -1 }
  .price { text-align: start }
}
@media print { .box { box-shadow: none } }
`;
