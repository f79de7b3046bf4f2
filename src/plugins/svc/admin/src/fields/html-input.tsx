import { Flex, Loader, TextButton, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { onDemand } from '../shared/on-demand';
import { useText } from '../shared/texts';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';

/* Not before somebody opens a form that has one. */

const VisualEditor = onDemand(() => import('../html-editor/visual-editor'), <Loader small />);

const HtmlSource = onDemand(() => import('./html-source'), <Loader small />);

/** HTML as it looks, or as text: whoever prefers that, and where the editor would lose something of it. */
export default function HtmlInput({ placeholder, disabled = false, ...field }: InputProps) {
  const { value, error, onChange } = useField<string | null>(field.name);
  const [view, setView] = useState<'visual' | 'source' | 'kept'>('visual');
  const text = useText();
  const html = value ?? '';
  const shared = {
    html,
    label: field.label,
    isDisabled: disabled,
    onWrite: (next: string | null) => onChange(field.name, next),
  };
  return (
    <LabelledField
      {...field}
      error={error}
      labelAction={
        <Flex paddingLeft={2}>
          <TextButton onClick={() => setView(view === 'visual' ? 'source' : 'visual')}>
            {text(view === 'visual' ? 'html.source' : 'html.visual')}
          </TextButton>
        </Flex>
      }
    >
      {view === 'visual' ? (
        <VisualEditor {...shared} onCannotHold={() => setView('kept')} />
      ) : (
        <HtmlSource {...shared} placeholder={placeholder} />
      )}
      {view === 'kept' && (
        <Typography variant="pi" role="status">
          {text('html.kept')}
        </Typography>
      )}
    </LabelledField>
  );
}
