import { type Child, startChild, startService } from '../child';
import { serviceEnvironment, testPayments } from '../environment';
import type { BenchOptions } from '../options';
import type { Part } from '../parts';
import { onEachDatabase, type SellingDatabase } from '../selling/databases';
import {
  type Comparison,
  compareReads,
  compareSales,
  drained,
  type Post,
  timeDraining,
} from './measure';
import { outboxGoals, outboxReport } from './report';

async function openPost(database: SellingDatabase, running: Child<unknown>[]): Promise<Post> {
  const settings = { ...database.settings, ...testPayments };
  const mails = await startChild<{ url: string }>('outbox/mail-sink.js', process.env);
  running.push(mails);
  const env = serviceEnvironment({
    ...settings,
    SMTP_URL: mails.start.url,
    MAIL_FROM: 'tickets@example.test',
  });
  const service = await startService<{ port: number }>('outbox/server.js', env);
  running.push(service);
  const buyers = await startChild<null>('selling/buyers.js', env);
  running.push(buyers);
  const ticketId = await service.ask<number>('openShop');
  return { engine: database.name, service, buyers, mails, ticketId };
}

async function measureOn(database: SellingDatabase, options: BenchOptions) {
  const running: Child<unknown>[] = [];
  try {
    const post = await openPost(database, running);
    const comparisons: Comparison[] = [];
    for (const compare of [compareSales, compareReads]) {
      const compared = await compare(post, options);
      comparisons.push(compared);
      console.log(`${compared.what}: ${Math.round(100 * compared.share)} % of the rate without.`);
    }
    const seconds = await timeDraining(post);
    const violations = await post.service.ask<string[]>('findViolations');
    if (violations.length > 0)
      throw new Error(`The books do not add up:\n${violations.join('\n')}`);
    const remark = `${database.name}: ${drained} entries are delivered in ${seconds.toFixed(0)} s when nothing else is asked; the books add up.`;
    return { comparisons, remark };
  } finally {
    for (const child of running.reverse()) await child.stop();
  }
}

/** What mails and hooks cost who buys and who reads. */
export async function benchOutbox(options: BenchOptions): Promise<Part> {
  const measured = await onEachDatabase((database) => measureOn(database, options));
  const comparisons = measured.results.flatMap((result) => result.comparisons);
  const remarks = [...measured.results.map(({ remark }) => remark), ...measured.remarks];
  const goals = outboxGoals(comparisons);
  return { goals, report: outboxReport({ comparisons, remarks, goals }, options) };
}
