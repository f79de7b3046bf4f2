/* What pages are made of: cards, badges, tickets. */

const surfaces = `
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: var(--round); background: var(--surface); box-shadow: var(--shadow); }
.stack > .card + .card, section.card + section.card, dl + section.card { margin-top: 1rem; }
.card > h2 { margin-top: 0; }
.state { display: inline-block; margin: 0 0 .75rem; padding: .2rem .8rem; border: 1px solid; border-radius: 1rem; font-weight: 600; }
.good { background: var(--good); color: var(--on-good); }
.open { background: var(--open); color: var(--on-open); }
.gone { background: var(--gone); color: var(--on-gone); }
.note { margin: 0 0 1.5rem; padding: .85rem 1.1rem; border-radius: var(--round-small); }
.note a { color: inherit; }
.alert { margin: 0 0 1.5rem; padding: 1rem; border-left: .3rem solid; border-radius: var(--round-small); background: var(--wrong); color: var(--on-wrong); }
.alert p, .alert ul { margin: 0; }
.alert ul { padding-left: 1.25rem; }
.alert a { color: inherit; }
.alert form { margin-top: .75rem; }
.alert .second { border-color: currentcolor; color: inherit; }
.banner { margin: 0 0 1.5rem; padding: .75rem 1rem; border: 2px dashed; border-radius: var(--round-small); }
.content { margin-top: 1.5rem; font-size: 1.05rem; line-height: 1.65; }
.content pre { white-space: pre-wrap; }
.lines { white-space: pre-line; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin-top: .6rem; }
.shortcuts { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.shortcuts [aria-current] { color: var(--ink); font-weight: 650; text-decoration: none; }
.plain-list { margin: 0; padding: 0; list-style: none; }
.plain-list > li + li { margin-top: .5rem; }
.row > p { flex: 1 1 8rem; margin: 0; }
.spread { justify-content: space-between; }
`;

const events = `
.entries { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1.5rem; margin: 0 0 2rem; padding: 0; list-style: none; }
.entry { position: relative; display: flex; flex-direction: column; overflow: hidden; padding: 0; transition: box-shadow .2s, transform .2s; }
.entry:hover { box-shadow: var(--lifted); transform: translateY(-2px); }
.entry > .cover { aspect-ratio: 16 / 9; background: linear-gradient(225deg, rgb(255 255 255 / 24%), transparent 55%), linear-gradient(135deg, var(--accent), var(--accent-strong)); }
.entry > .cover img { width: 100%; height: 100%; object-fit: cover; border-radius: 0; }
.entry > .day { position: absolute; top: 1rem; left: 1rem; box-shadow: var(--shadow); }
.entry > .words { display: flex; flex-direction: column; flex: 1; padding: 1.25rem; }
.entry h2, .entry h3 { margin: 0 0 .5rem; font-size: 1.2rem; }
.entry h2 a, .entry h3 a { color: inherit; text-decoration: none; }
.entry h2 a::after, .entry h3 a::after { content: ""; position: absolute; inset: 0; border-radius: var(--round); }
.entry h2 a:hover, .entry h3 a:hover { text-decoration: underline; }

@supports selector(:has(a)) { .entry :focus-visible { outline: none; } .entry:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; } }
.entry p { margin: 0 0 .25rem; }
.entry .state { margin: .35rem 0 0; padding: .1rem .7rem; font-size: .9rem; }
.entry .cost { margin: auto 0 0; padding-top: .75rem; }
.cost { font-weight: 650; }
.day { flex: none; display: grid; align-content: center; justify-items: center; width: 3.75rem; height: 4rem; border: 1px solid var(--line); border-radius: var(--round-small); background: var(--surface); color: var(--ink); line-height: 1.1; }
.day .month { color: var(--accent); font-size: .8rem; font-weight: 700; text-transform: uppercase; }
.day .number { font-size: 1.5rem; font-weight: 750; font-variant-numeric: tabular-nums; }
.hero img { width: 100%; max-height: 28rem; object-fit: cover; margin-bottom: 1.5rem; }
.headline { display: flex; align-items: flex-start; gap: 1.1rem; margin-bottom: 1.25rem; }
.headline h1 { margin: 0; min-width: 0; }
.facts { display: grid; grid-template-columns: minmax(0, 1fr); gap: .9rem; margin: 0; }
.facts > div { display: grid; grid-template-columns: 1.5rem 1fr; gap: 0 .75rem; }
.facts .icon { margin-top: .05rem; color: var(--accent); grid-row: 1; }
.facts dt { font-size: .9rem; grid-column: 2; }
.facts dd { grid-column: 2; }
.facts dd + dd { margin-top: .4rem; }
`;

const buying = `
.offers { margin: 0; padding: 0; list-style: none; }
.offers > li { padding: 1.1rem 0; border-top: 1px solid var(--line); }
.offers > li:first-child { padding-top: 0; border-top: 0; }
.offers p { margin: .25rem 0 0; }
.offer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-weight: 650; }
.offer > :last-child { font-variant-numeric: tabular-nums; }
.part { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0 0 .35rem; font-variant-numeric: tabular-nums; }
.offers + .part { margin-top: 1rem; }
.was { display: block; text-align: right; white-space: normal; }
.total { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 1rem 0; padding-top: 1rem; border-top: 2px solid var(--line); font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.total + form { display: grid; gap: .75rem; margin-bottom: 1rem; }
.ticket { position: relative; display: flex; flex-wrap: wrap; margin-bottom: 1.25rem; padding-left: .6rem; border: 1px solid var(--edge); border-radius: var(--round); background: var(--surface); box-shadow: var(--shadow); overflow: hidden; }
.ticket::before { content: ""; position: absolute; inset: 0 auto 0 0; width: .6rem; background: var(--accent); }
.ticket > .stub { flex: 1 1 16rem; min-width: 0; padding: 1.5rem; }
.ticket h3 { font-size: 1.3rem; }
.ticket h3 a { color: inherit; }
.pass { flex: 0 1 15rem; display: grid; align-content: center; justify-items: center; gap: .5rem; margin: 0 auto; padding: 1.5rem; max-width: 100%; text-align: center; }
.pass svg { display: block; width: 11rem; max-width: 100%; border-radius: var(--round-small); }
.code { font: 600 1.15rem/1.4 var(--digits); }
.code span + span { margin-left: .5em; }
@media (min-width: 40rem) {
  .ticket > .pass { border-left: 2px dashed var(--edge); }
}
`;

export const partStyles = surfaces + events + buying;
