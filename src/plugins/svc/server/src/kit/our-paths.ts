const ours = /^\/api\/(svc|batch)(\/|$)/i;

/** Whether the path is below our namespaces, where every answer has our shape. */
export function isServicePath(path: string): boolean {
  return ours.test(path);
}
