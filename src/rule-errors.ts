import { errors } from '@strapi/utils';
import { Problem } from './domain/problem';

/*
 * What rules around the Document Service refuse with: errors of the host, because only those are shown in the panel.
 */

/** An error that the panel shows at the fields. Names are those of attributes. */
export function fieldError(problems: Record<string, string>): Error {
  const details = Object.entries(problems).map(([field, reason]) => ({
    path: [field],
    message: reason,
    name: 'ValidationError',
  }));
  const message = details.map(({ path, message: reason }) => `${path[0]} ${reason}`).join('; ');
  return new errors.ValidationError(message, { errors: details });
}

/** Name of a parameter to that of the attribute, where they differ. */
type AttributeNames = Record<string, string>;

function shown({ message, params }: Problem, names: AttributeNames): Error {
  if (!params || Array.isArray(params)) return new errors.ApplicationError(message);
  const problems = Object.entries(params).map(([name, reason]) => [names[name] ?? name, reason]);
  return fieldError(Object.fromEntries(problems) as Record<string, string>);
}

/** A problem as the panel can show it; its cause remains the problem, which is what REST answers with. */
export function refusal(problem: Problem, names: AttributeNames = {}): Error {
  return Object.assign(shown(problem, names), { cause: problem });
}

/** Runs `work`; a problem of the domain becomes a {@link refusal}. */
export async function refusing<T>(names: AttributeNames, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? refusal(error, names) : error;
  }
}
