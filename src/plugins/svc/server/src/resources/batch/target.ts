import { batchNamespaces } from '../../kit/registry';

/*
 * What the path of a request in a batch leads to. Paths of ours are plain words and numbers: one with anything else
 * in it, escaped or not, is nobody's, so that nothing is left for the router to make another path of.
 */

const batch = /^\/*(api\/+)?batch([/?#]|$)/i;
const ours = /^\/?(?:api\/)?((svc\/[\w-]+\/v1)(?:\/[\w-]+)+\/?(?:\?[^#]*)?)$/i;

/** Whether it is that of a batch. */
export function isBatchPath(path: string): boolean {
  return batch.test(path);
}

/** The path relative to the REST root, with its query; null for one outside of the namespaces that are described. */
export function targetOf(path: string): string | null {
  const [, target, namespace = ''] = ours.exec(path) ?? [];
  return target && batchNamespaces().includes(namespace.toLowerCase()) ? target : null;
}
