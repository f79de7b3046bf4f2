import path from 'node:path';

/* The plugin's own compiled code. */
const own = path.resolve(__dirname, '..');

/* Of a line of a stack; Node's own code has no path. */
const place = /(?:^|[\s(])(?:file:\/\/)?(\/[^()]+?):\d+:\d+\)?$/;

const isIn = (folder: string, frame: string) => frame.startsWith(`${folder}${path.sep}`);

/** Whether whoever has called what calls this is neither this plugin nor the host. */
export function isCalledByProject(): boolean {
  const [, , , , caller = ''] = (new Error().stack ?? '').split('\n');
  const file = place.exec(caller)?.[1];
  return file !== undefined && !isIn(own, file) && !/[\\/]node_modules[\\/]@strapi[\\/]/.test(file);
}

/**
 * The file of the project whose code is running, for messages: relative to the project, and as it was written where it
 * was compiled into `dist`. Undefined where nobody can tell, as without a host, where types of the API are made.
 */
export function callingFile(): string | undefined {
  if (!('strapi' in globalThis) || !strapi.dirs) return undefined;
  const frames = (new Error().stack ?? '').split('\n').map((line) => place.exec(line)?.[1]);
  const isProjects = (frame: string) =>
    !isIn(own, frame) && !frame.includes(`${path.sep}node_modules${path.sep}`);
  const file = frames.find((frame) => frame && isProjects(frame));
  if (!file) return undefined;
  const { app, dist } = strapi.dirs;
  const compiled = path.relative(dist.root, file);
  if (dist.root !== app.root && !compiled.startsWith('..')) return compiled.replace(/\.js$/, '');
  return path.relative(app.root, file);
}
