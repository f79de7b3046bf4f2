import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './environment';

/** Steps of a payment that only a provider like Stripe has: crashes-stripe.test.ts kills a process at each. */
export const stripeSteps = [
  'payment prepared',
  'reference kept',
  'buyer awaited',
  'payment looked at',
  'late order completed',
  'places taken again',
  'return recorded',
  'return asked',
  'return settled',
];

/** The steps that the code of a folder names. */
export function stepsIn(folder: string): string[] {
  const files = readdirSync(path.join(projectRoot, folder));
  return files.flatMap((file) => {
    const source = readFileSync(path.join(projectRoot, folder, file), 'utf8');
    return [...source.matchAll(/reached\('([^']+)'\)/g)].map(([, step]) => step!);
  });
}
