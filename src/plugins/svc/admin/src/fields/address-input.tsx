import { Field } from '@strapi/design-system';
import {
  unstable_useContentManagerContext,
  unstable_useDocument,
  useField,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';

/** Milliseconds. */
const typedAfter = 400;

/** Whether what the form shows is published. Asked as the form asks, the answer is there already. */
function useIsPublished(): boolean {
  const { id, model, collectionType } = unstable_useContentManagerContext();
  const [{ query }] = useQueryParams<Record<string, string>>();
  const { document } = unstable_useDocument({
    documentId: id === 'create' ? undefined : id,
    model,
    collectionType,
    params: query,
  });
  return document?.status === 'published' || document?.status === 'modified';
}

/** How an address ends. It can be typed until the thing is published; the server says it as addresses are written. */
export default function AddressInput({ placeholder, disabled, ...field }: InputProps) {
  const { value, error, onChange } = useField<string | null>(field.name);
  const isPublished = useIsPublished();
  // Each change of the form draws all of it anew, and asks its panels: it is told when somebody has typed to the end.
  const [typed, setTyped] = useState(value ?? '');
  const tell = () => typed !== (value ?? '') && onChange(field.name, typed || null);
  useEffect(() => setTyped(value ?? ''), [value]);
  useEffect(() => {
    const pause = setTimeout(tell, typedAfter);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <LabelledField {...field} error={error}>
      <Field.Input
        value={typed}
        placeholder={placeholder}
        disabled={disabled || isPublished}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={tell}
      />
    </LabelledField>
  );
}
