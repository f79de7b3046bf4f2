import { theme } from '../theme';

/* What the page at the door looks like: large, to be read at arm's length, in one hand. */

export const doorStyles = `${theme}
* { box-sizing: border-box; }
html { height: 100%; overflow: hidden; }
body { height: var(--seen, 100dvh); margin: 0; display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); background: var(--page); color: var(--ink); font: 1.0625rem/1.4 var(--letters); }
main { overflow-y: auto; width: 100%; max-width: 34rem; margin: 0 auto; padding: .75rem 1rem; display: flex; flex-direction: column; gap: .75rem; }
main > * { flex: none; }
h1 { font-size: 1.125rem; margin: 0; flex: 1 1 60%; overflow-wrap: anywhere; }
.choice h2 { font-size: 1rem; margin: .5rem 0 0; color: var(--quiet); }
p { margin: 0; }
.choice { display: grid; gap: .5rem; }
.choice .hits { margin: 0; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; }
header .when { flex: 1 1 100%; color: var(--quiet); font-size: .9375rem; }
.count { font: 700 2.25rem/1.1 var(--letters); font-variant-numeric: tabular-nums; }
.status { flex: 1 1 100%; color: var(--on-good); font-size: .875rem; line-height: 1.25rem; }
@media (max-width: 22rem) { .status { font-size: .75rem; } }
.status::before { content: "● "; }
.status.off { color: var(--on-open); }
button { font: inherit; min-height: 3rem; padding: .5rem 1rem; border-radius: var(--round-small); border: 1px solid var(--edge); background: var(--surface); color: var(--ink); cursor: pointer; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
button.plain { min-height: 2.5rem; padding: .25rem .75rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
label { font-weight: 600; }
input { font: inherit; font-size: 1.25rem; width: 100%; min-width: 0; min-height: 3.25rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: var(--round-small); background: var(--surface); color: var(--ink); }
#field { letter-spacing: .04em; }
.camera { position: relative; background: #000; border-radius: var(--round); overflow: hidden; aspect-ratio: 4 / 3; display: grid; place-items: center; }
.camera video { width: 100%; height: 100%; object-fit: cover; grid-area: 1 / 1; }
.camera::after { content: ""; grid-area: 1 / 1; width: 56%; aspect-ratio: 1; border: 4px solid rgb(255 255 255 / 85%); border-radius: 1.25rem; }
.camera:has(.note:not([hidden]))::after { display: none; }
.camera:has(.note:not([hidden])) { aspect-ratio: auto; background: var(--gone); }
.note { padding: 1rem; color: var(--on-gone); }
.finder { display: grid; gap: .35rem; }
.finder > div { display: flex; gap: .5rem; }
.finder button { flex: none; }
.hits { list-style: none; margin: .5rem 0 0; padding: 0; display: grid; gap: .5rem; }
.hits button { width: 100%; text-align: left; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; background: var(--surface); border-color: var(--line); box-shadow: var(--shadow); }
.hits strong { flex: 1 1 100%; overflow-wrap: anywhere; }
.hits span { color: var(--quiet); }
.hits .off { background: var(--gone); border-color: var(--edge); box-shadow: none; color: var(--on-gone); }
.hits .off span { color: var(--on-wrong); font-weight: 600; }
.standing { background: var(--wrong); color: var(--on-wrong); border-radius: var(--round); padding: .75rem 1rem; font-weight: 600; margin: 0 0 .5rem; }
.standing:empty { display: none; }
.notes > div { background: var(--wrong); color: var(--on-wrong); border-radius: var(--round); padding: .75rem 1rem; display: grid; gap: .5rem; margin-bottom: .5rem; }
.card { display: grid; gap: .5rem; margin: 12vh 0 0; padding: 1.5rem; background: var(--surface); border-radius: var(--round); box-shadow: var(--shadow); }
.card h1 { font-size: 1.75rem; }
.problem { color: var(--on-wrong); min-height: 1.4em; }
.verdict { position: fixed; inset: 0; z-index: 2; display: flex; flex-direction: column; align-items: center; gap: .5rem; padding: 1.5rem 1.5rem 8rem; text-align: center; color: #fff; font-size: 1.375rem; overflow-y: auto; }
.verdict[hidden], .undo-bar[hidden] { display: none; }
.verdict .sign { font: 800 7rem/1 var(--letters); margin-top: auto; }
.verdict h2 { font-size: 2.25rem; line-height: 1.15; margin: 0; overflow-wrap: anywhere; }
.verdict h2, .verdict p:not(.sign) { flex: none; max-width: 100%; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; overflow-wrap: anywhere; }
.verdict p.reason:not(.sign) { font-weight: 600; -webkit-line-clamp: 7; }
.verdict button { flex: none; margin: 1.5rem 0 auto; background: transparent; color: inherit; border: 2px solid currentcolor; min-width: 14rem; }
.verdict button:has(+ .undo) { margin-bottom: 0; }
.verdict .undo { margin-top: 1rem; border-width: 1px; }
.verdict.good { background: #0c6b33; }
.verdict.again { background: #ffb000; color: #201600; }
.verdict.bad { background: #b3160f; }
.undo-bar { position: relative; z-index: 3; grid-row: 2; display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; text-align: center; padding: .75rem 1rem calc(.75rem + env(safe-area-inset-bottom)); background: #10131a; color: #fff; }
.undo-bar div { display: flex; align-items: center; justify-content: center; gap: 1rem; }
.undo-bar p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
.undo-bar .still { white-space: normal; overflow-wrap: anywhere; }
.undo-bar button { flex: none; background: #fff; color: #10131a; font-weight: 600; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; }
`;
