import { type Goal, goal } from '../goals';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { prepareDatabase } from '../prepare';
import { machine, table } from '../report';
import { measurePages, type PairResult, type PurchaseResult } from './measure';
import { measureTicketFile } from './tickets';

const percent = (share: number) => `${Math.round(100 * share)} %`;

function goalsOf(pairs: PairResult[], buying: PurchaseResult, ticketFile: number): Goal[] {
  return [
    ...pairs.map(({ name, toRest }) =>
      goal(`${name}, of the same over REST`, percent(toRest), '≥ 50 %', toRest >= 0.5),
    ),
    goal(
      'a purchase on the pages to one over REST, by CPU time',
      `${buying.toRest.toFixed(2)} ×`,
      '≤ 1.5 ×',
      buying.toRest <= 1.5,
    ),
    goal(
      'PDF of ten tickets, CPU time',
      `${Math.round(ticketFile)} ms`,
      '≤ 150 ms',
      ticketFile <= 150,
    ),
  ];
}

const row = ({ name, page, rest, toRest, cpuToRest }: PairResult) => [
  name,
  String(Math.round(page.perSecond)),
  String(Math.round(rest.perSecond)),
  percent(toRest),
  page.cpu.toFixed(2),
  rest.cpu.toFixed(2),
  `${cpuToRest.toFixed(2)} ×`,
];

/** The service's own pages beside the same over REST. */
export async function benchPages(options: BenchOptions): Promise<Part> {
  prepareDatabase(Math.min(...options.sizes));
  console.log('Measuring: pages …');
  const { pairs, buying } = await measurePages(options);
  const ticketFile = await measureTicketFile();
  const goals = goalsOf(pairs, buying, ticketFile);
  const report = [
    '# Pages',
    `${machine()}, SQLite, 10 connections; rounds of a page and of REST take turns. REST answers with what the page shows embedded, and remembers as it does in production.`,
    table(
      ['', 'pages/s', 'REST/s', 'of REST', 'page, CPU ms', 'REST, CPU ms', 'CPU of page to REST'],
      pairs.map(row),
    ),
    `A purchase of two places costs ${buying.pages.toFixed(1)} ms of processor time on the pages (six requests: the event, its form, the cart, the checkout, its form and the order, as a browser asks for them) and ${buying.rest.toFixed(1)} ms over REST (five: the event with its tickets, to the cart, the cart, the checkout and the order, as a shop of one's own asks for them). Mails, which are the same either way, wait meanwhile.`,
    '## Targets',
    goals.map(({ text }) => `* ${text}`).join('\n'),
  ];
  return { goals, report: `${report.join('\n\n')}\n` };
}
