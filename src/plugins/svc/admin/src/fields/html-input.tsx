import { Box, Flex, TextButton, Textarea } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { InputProps } from './input-props';
import { LabelledField } from './labelled-field';

const Markup = styled(Textarea)`
  font-family: ui-monospace, Menlo, Consolas, monospace;
  min-height: 22rem;
`;

const Preview = styled.iframe`
  width: 100%;
  min-height: 22rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: white;
`;

/**
 * HTML as text, because an editor that draws it keeps only the markup it knows. The preview has no rights (`sandbox`):
 * what is typed has not been made harmless yet.
 */
export default function HtmlInput({ placeholder, disabled, ...field }: InputProps) {
  const { value, error, onChange } = useField<string | null>(field.name);
  const [isPreview, setIsPreview] = useState(false);
  const html = value ?? '';
  return (
    <LabelledField
      {...field}
      error={error}
      labelAction={
        <Flex paddingLeft={2}>
          <TextButton onClick={() => setIsPreview(!isPreview)} disabled={!html}>
            {isPreview ? 'Edit' : 'Preview'}
          </TextButton>
        </Flex>
      }
    >
      {isPreview ? (
        <Box>
          <Preview sandbox="" srcDoc={html} title={`Preview of ${field.label}`} />
        </Box>
      ) : (
        <Markup
          value={html}
          placeholder={placeholder}
          disabled={disabled}
          spellCheck={false}
          onChange={(event) => onChange(field.name, event.target.value || null)}
        />
      )}
    </LabelledField>
  );
}
