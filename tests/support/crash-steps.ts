import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment';

/** Steps of a payment that only a provider like Stripe has: crashes-stripe.test.ts kills a process at each. */
export const stripeSteps = [
  'payment prepared',
  'reference saved',
  'buyer awaited',
  'payment retrieved',
  'late order completed',
  'attendees reinstated',
  'late refund recorded',
  'late refund requested',
  'late refund settled',
];

const sources = path.join(projectRoot, 'src/plugins/svc/server/src');

/** The steps that the code of a folder of the plugin names, and of the folders in it. */
export function stepsIn(folder: string): string[] {
  const files = readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(path.join(sources, folder, file), 'utf8');
      return [...source.matchAll(/failpoint\('([^']+)'\)/g)].map(([, step]) => step!);
    });
}
