/* The ticks of a project's roles stand in config/svc-roles.ts; a new type gives its capabilities to the managers of events. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

export const rolesFile = 'config/svc-roles.ts';
const role = 'event-manager';

/** The file with the capabilities in it; undefined where it is not of the form that the generator knows. */
export async function rolesWith(appDir, capabilities) {
  const file = path.join(appDir, rolesFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const names = capabilities.map((name) => `'${name}'`).join(', ');
  const known = new RegExp(`('${role}': \\[[^\\]]*?),?(\\s*\\])`);
  const empty = /(: ProjectRoles = \{)/;
  const made = known.test(text)
    ? text.replace(known, (_, before, end) => `${before}, ${names}${end}`.replace('[,', '['))
    : text.replace(empty, (_, before) => `${before} '${role}': [${names}], `);
  if (made === text) return undefined;
  return format(made, { ...(await resolveConfig(file)), filepath: file });
}
