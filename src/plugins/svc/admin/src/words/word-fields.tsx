import { Field, Textarea } from '@strapi/design-system';
import { useField, type StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { walkInEmail } from '../../../server/src/contract/erased';
import type { InputProps } from '../fields/input-props';
import { LabelledField } from '../fields/labelled-field';
import { useText } from '../shared/texts';
import { storedWord } from './stored-word';
import { wordsOf } from './stored-words';

/*
 * In the forms of refunds and the outbox, which are there to be read: what the service stores in a word of its own, in the
 * language of whoever reads it.
 */

const type = 'svc-word';
const addressType = 'svc-address';

const ofOutbox = ['kind', 'orderKey'];

function WordInput({ name, ...field }: InputProps) {
  const { value } = useField<string | null>(name);
  const say = useText();
  const intl = useIntl();
  const words = ofOutbox.includes(name)
    ? storedWord(intl, value ?? '')
    : wordsOf(say, name, { [name]: value });
  return (
    <LabelledField {...field} name={name}>
      {name === 'reason' ? (
        <Textarea value={words} disabled />
      ) : (
        <Field.Input value={words} disabled />
      )}
    </LabelledField>
  );
}

/** Of who has left no address none is shown, and none need be typed to save the rest. */
function AddressInput({ disabled, placeholder, ...field }: InputProps) {
  const { value, error, initialValue, onChange } = useField<string | null>(field.name);
  const text = useText();
  const none = initialValue === walkInEmail;
  return (
    <LabelledField {...field} error={error}>
      <Field.Input
        type="email"
        value={value === walkInEmail ? '' : (value ?? '')}
        placeholder={none ? text('columns.noAddress') : placeholder}
        disabled={disabled}
        onChange={(event) => onChange(field.name, event.target.value || (none ? walkInEmail : ''))}
      />
    </LabelledField>
  );
}

export function addWordFields(app: StrapiApp): void {
  app.addFields({ type: addressType, Component: AddressInput as ComponentType });
  app.addFields({ type, Component: WordInput as ComponentType });
}

interface EditView {
  layout: {
    layout: { name: string; type?: string }[][][];
    metadatas: Record<string, unknown>;
  };
}

/** Of each type a field that no other has, and with what those are shown that are said in words. */
const forms: { mark: string; types: Record<string, string> }[] = [
  { mark: 'requestStatus', types: { reason: type, buyerEmail: addressType } },
  { mark: 'orderKey', types: Object.fromEntries(ofOutbox.map((name) => [name, type])) },
  { mark: 'securityCode', types: { email: addressType } },
];

/** The hook is not told the type. */
export function showWords(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: EditView) => {
    const { layout, metadatas } = view.layout;
    const types = forms.find(({ mark }) => mark in metadatas)?.types;
    if (!types) return view;
    const changed = layout.map((panel) =>
      panel.map((row) => row.map((field) => ({ ...field, type: types[field.name] ?? field.type }))),
    );
    return { ...view, layout: { ...view.layout, layout: changed } };
  });
}
