import type { PermissionChecker } from '../host/content-manager';

interface Version {
  documentId: string;
  publishedAt?: unknown;
}

/**
 * What the public sees changes only by who may publish: whether one of these is published, and not theirs to publish. A role is
 * asked about its draft, as everywhere.
 */
export function isForPublishers(versions: Version[], { cannot }: PermissionChecker): boolean {
  const inPublic = versions.filter(({ publishedAt }) => publishedAt);
  const documents = new Set(inPublic.map(({ documentId }) => documentId));
  return versions.some(
    (one) => !one.publishedAt && documents.has(one.documentId) && cannot.publish(one),
  );
}
