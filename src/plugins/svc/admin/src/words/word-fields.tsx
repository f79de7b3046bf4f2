import { Field, Textarea } from '@strapi/design-system';
import { useField, type StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
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

export function addWordFields(app: StrapiApp): void {
  app.addFields({ type, Component: WordInput as ComponentType });
}

interface EditView {
  layout: {
    layout: { name: string; type?: string }[][][];
    metadatas: Record<string, unknown>;
  };
}

/** Of each type a field that no other has, and those that are said in words. */
const forms = [
  { mark: 'requestStatus', said: ['reason'] },
  { mark: 'orderKey', said: ofOutbox },
];

/** The hook is not told the type. */
export function showWords(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: EditView) => {
    const { layout, metadatas } = view.layout;
    const said = forms.find(({ mark }) => mark in metadatas)?.said;
    if (!said) return view;
    const changed = layout.map((panel) =>
      panel.map((row) =>
        row.map((field) => (said.includes(field.name) ? { ...field, type } : field)),
      ),
    );
    return { ...view, layout: { ...view.layout, layout: changed } };
  });
}
