/** What kind of error it was. Its message stays untold: what databases and mail servers say may have people in it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [name, code, responseCode].filter(Boolean).join(' ');
}
