import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import type { DocumentActionComponent } from '../shared/content-manager';

/*
 * The forms on the page: that of the entry, and those of entries opened from its relations.
 */

interface OpenForm {
  resetForm: () => void;
  setSubmitting: (isSubmitting: boolean) => void;
}

interface EntryKey {
  model: string;
  documentId?: string;
}

const forms = new Map<string, OpenForm>();

const keyOf = ({ model, documentId = '' }: EntryKey) => `${model} ${documentId}`;

/** The form of an entry; undefined where it is not on the page. */
export function openFormOf(shown: EntryKey): OpenForm | undefined {
  return forms.get(keyOf(shown));
}

function useOpenForm(shown: EntryKey): void {
  const resetForm = useForm('OpenForm', (form) => form.resetForm);
  const setSubmitting = useForm('OpenForm', (form) => form.setSubmitting);
  const key = keyOf(shown);
  useEffect(() => {
    const form = { resetForm: () => resetForm(), setSubmitting };
    forms.set(key, form);
    return () => {
      if (forms.get(key) === form) forms.delete(key);
    };
  }, [key, resetForm, setSubmitting]);
}

/** Every form has a Save action, which is within it: from there it can be reached. */
export function trackForm(Action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = Action;
  if (type !== 'update') return Action;
  const Remembering: DocumentActionComponent = (context) => {
    useOpenForm(context);
    return Action(context);
  };
  return Object.assign(Remembering, { type, position });
}
