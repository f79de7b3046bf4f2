import { useEffect } from 'react';
import type { DocumentActionComponent, DocumentContext } from '../shared/content-manager';
import { type TypedForm, useKeptTyping } from './use-kept-typing';

/*
 * The forms on the page: that of the entry, and those of entries opened from its relations.
 */

interface EntryKey {
  model: string;
  documentId?: string;
}

const forms = new Map<string, TypedForm>();

const keyOf = ({ model, documentId = '' }: EntryKey) => `${model} ${documentId}`;

/** The form of an entry; undefined where it is not on the page. */
export function openFormOf(shown: EntryKey): TypedForm | undefined {
  return forms.get(keyOf(shown));
}

function useOpenForm(shown: DocumentContext): void {
  const form = useKeptTyping({ ...shown.document });
  const key = keyOf(shown);
  useEffect(() => {
    forms.set(key, form);
    return () => {
      if (forms.get(key) === form) forms.delete(key);
    };
  }, [key, form]);
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
