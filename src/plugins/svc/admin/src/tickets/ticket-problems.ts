import { saidByServer } from '../shared/server-sentences';
import type { Problems } from './ticket-dialog';
import type { TypedName } from './ticket-form';

/** Which input an attribute is typed into. */
const inputs: Record<string, TypedName> = {
  title: 'title',
  priceMinor: 'price',
  capacity: 'places',
  maxPerOrder: 'most',
  startSaleDate: 'saleFrom',
  endSaleDate: 'saleUntil',
  description: 'description',
};

interface Details {
  params?: Record<string, string>;
  errors?: { path: string[]; message: string }[];
}

/** What was refused at inputs of the dialog; undefined where nothing was, or it is about something else. */
export function problemsOfRefusal(result: object): Problems | undefined {
  if (!('error' in result)) return undefined;
  const { details } = result.error as { details?: Details };
  const found = [
    ...Object.entries(details?.params ?? {}),
    ...(details?.errors ?? []).map(({ path, message }) => [path[0] ?? '', message] as const),
  ].flatMap(([attribute, reason]) => {
    const name = inputs[attribute];
    return name ? [[name, saidByServer(reason)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
