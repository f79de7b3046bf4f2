import { useForm, useNotification } from '@strapi/strapi/admin';
import { type MutableRefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useText } from '../shared/texts';
import type { Fields } from './compare';
import { leaveTyping, takeTyping } from './made-by-form';
import { refilled, type Typing, typedLast } from './refilled';
import { useCursor } from './use-cursor';

/*
 * The host fills a form anew whenever its entry is read again: after a save, and after whatever else is done beside the
 * form. What was typed meanwhile would be gone.
 */

interface Form {
  initialValues: Fields;
  values: Fields;
  isSubmitting: boolean;
}

interface Shown extends Form, Typing {
  /** Of the row that it was filled with. */
  id: unknown;
  /** The values that the host shows: for a moment still those from before it was filled. */
  shown: Fields;
  /** While it is saved: what it was based on before, which holds again where nothing is. */
  unsaved: Fields | null;
}

const filledWith = (form: Form, id: unknown): Shown => ({
  ...form,
  id,
  shown: form.values,
  base: form.initialValues,
  unsaved: null,
});

/**
 * What is being saved counts as typed only until then.
 * @param resumed what is saved, where that began before there was a question: more has been typed since
 */
function whileSaving(before: Shown, form: Form, resumed: Fields | null): Shown {
  const { base, unsaved } = before;
  const values = form.values === before.shown ? before.values : form.values;
  const now = { ...before, ...form, values, shown: form.values };
  if (form.isSubmitting && !before.isSubmitting)
    return { ...now, base: resumed ?? values, unsaved: base };
  if (!form.isSubmitting && unsaved) return { ...now, base: unsaved, unsaved: null };
  return now;
}

/** Before a form is filled for the first time: nothing, or what was typed while its entry was being made. */
function typedBefore(
  documentId: string | undefined,
  id: unknown,
): (Typing & { id: unknown }) | null {
  const typing = takeTyping(documentId);
  return typing ? { ...typing, id } : null;
}

/** A row, and the entry whose draft or published version it is; neither of what is being made. */
interface Row {
  id?: number;
  documentId?: string;
}

/** A form whose typing is kept. */
export interface TypedForm {
  /** Drops all that was typed. */
  drop: () => void;
  /** Something is asked before it is saved; the answer is what is being saved. */
  pauseSaving: () => Fields | null;
  /** It is saved as it was then: what has been typed since is not. */
  goOnSaving: (sent: Fields | null) => void;
}

function useTypedForm(
  last: MutableRefObject<Shown | null>,
  resumed: MutableRefObject<Fields | null>,
): TypedForm {
  const resetForm = useForm('KeptTyping', (form) => form.resetForm);
  const setSubmitting = useForm('KeptTyping', (form) => form.setSubmitting);
  return useMemo(
    () => ({
      drop: () => {
        last.current = null;
        resetForm();
      },
      pauseSaving: () => {
        setSubmitting(false);
        return last.current?.unsaved ? last.current.base : null;
      },
      goOnSaving: (sent) => {
        resumed.current = sent;
        setSubmitting(true);
      },
    }),
    [last, resumed, resetForm, setSubmitting],
  );
}

/** Keeps what is typed in the form of a row when it is filled anew. */
export function useKeptTyping({ id, documentId }: Row): TypedForm {
  const { setValues, ...shown } = useForm('KeptTyping', (form) => form);
  const form = shown as Form;
  const { toggleNotification } = useNotification();
  const say = useText();
  const cursor = useCursor();
  const last = useRef<Shown | null>(null);
  const resumed = useRef<Fields | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    if (before?.initialValues === form.initialValues) {
      cursor.putBack();
      cursor.note();
      last.current = whileSaving(before, form, resumed.current);
      if (form.isSubmitting) resumed.current = null;
      return;
    }
    last.current = filledWith(form, id);
    const typing = before ?? typedBefore(documentId, id);
    if (!typing || id === undefined || typing.id !== id) return;
    const filled = form.initialValues;
    const latest = { base: typing.base, values: typedLast(typing.values, form.values, filled) };
    const { base, values, changedByOthers } = refilled(latest, filled);
    last.current = { ...last.current, base, values };
    if (values === filled) return;
    if (form.values !== filled) cursor.note();
    cursor.keep();
    setValues(values);
    if (changedByOthers.length > 0)
      toggleNotification({ type: 'warning', message: say('conflict.bothTyped') });
  });
  useEffect(
    () => () => {
      const { current } = last;
      if (current && current.id === undefined && current.unsaved) leaveTyping(current);
    },
    [],
  );
  return useTypedForm(last, resumed);
}
