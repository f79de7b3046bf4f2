import { labelsIn } from '../labels/label-texts';
import type { Say } from './texts';
import type { Conflict } from './pending-conflict';
import { type Attribute, readableValue } from './readable-value';
import { shortenAlike } from './shorten';

/** A field of the form, as its layout has it. */
export interface FormField {
  name: string;
  label: string;
  attribute: Attribute;
}

/** The fields of a form in its order, from its layout, with their labels in the language of the panel. */
export function formFields(model: string, layout: unknown[][][]): FormField[] {
  const said = labelsIn(document.documentElement.lang);
  return (layout.flat(2) as FormField[]).map((field) => ({
    ...field,
    label: said[`content-manager.content-types.${model}.${field.name}`] ?? field.label,
  }));
}

/** A field that somebody else has changed, in words. */
export interface ChangedField {
  name: string;
  label: string;
  /** Null where it takes more than a line to tell. */
  values: { then: string; now: string; yours: string | null } | null;
  /** Whether it was changed in the form, too. */
  isCommon: boolean;
  /** Forms send what is connected and disconnected: a relation that was not touched stays as it is now. */
  isRelation: boolean;
}

/** What of it says what has changed. */
type Compared = Omit<Conflict, 'model' | 'isPublishing'>;

/** Not in any form, and still to be told. */
const besideTheForm = (say: Say): FormField[] => [
  { name: 'trashedAt', label: say('conflict.trashed'), attribute: { type: 'switch' } },
];

function textOf(say: Say, value: unknown, { name, attribute }: FormField): string | null {
  if (attribute.type === 'switch') return say(value ? 'conflict.yes' : 'conflict.no');
  if (attribute.type === 'relation' && typeof value === 'string') return value;
  return readableValue(say, value, {
    ...attribute,
    ...(name === 'password' && { type: 'password' }),
  });
}

function valuesOf(say: Say, field: FormField, conflict: Compared, then: unknown, now: unknown) {
  const [before, after] = [textOf(say, then, field), textOf(say, now, field)];
  if (before === null || after === null || before === after) return null;
  const isTyped = conflict.edited.includes(field.name) && field.attribute.type !== 'relation';
  const typed = isTyped ? textOf(say, conflict.submitted[field.name], field) : null;
  const [first, second, third] = shortenAlike([before, after, ...(typed === null ? [] : [typed])]);
  return { then: first!, now: second!, yours: third ?? null };
}

/** An event is published, or no longer: its fields do not say so. Of the trash, one does. */
function statusChange(say: Say, { loaded, newest }: Compared): ChangedField[] {
  const nameOf = (status: unknown) => say(status === 'draft' ? 'state.draft' : 'state.publish');
  const [then, now] = [nameOf(loaded.status), nameOf(newest?.status)];
  const isTold = [loaded.status, newest?.status].includes('trash');
  if (!loaded.status || isTold || then === now) return [];
  const values = { then, now, yours: null };
  const label = say('state.title');
  return [{ name: 'status', label, values, isCommon: false, isRelation: false }];
}

/** What has changed of what the form shows, in the order of the form. */
export function changedFields(say: Say, conflict: Compared, form: FormField[]): ChangedField[] {
  const fields = [...form, ...besideTheForm(say)].flatMap((field) => {
    const { name, label } = field;
    const difference = conflict.differences.find((one) => one.name === name);
    if (!difference) return [];
    const values = valuesOf(say, field, conflict, difference.then, difference.now);
    const isCommon = conflict.edited.includes(name);
    const isRelation = field.attribute.type === 'relation';
    return [{ name, label: label || name, values, isCommon, isRelation }];
  });
  return [...statusChange(say, conflict), ...fields];
}
