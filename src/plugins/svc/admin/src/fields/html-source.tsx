import { Box, Flex, TextButton, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../shared/texts';

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

interface Props {
  html: string;
  label: string;
  placeholder?: string;
  isDisabled?: boolean;
  onWrite: (html: string | null) => void;
}

/** HTML as text. The preview has no rights (`sandbox`): what is typed has not been made harmless yet. */
export function HtmlSource({ html, label, placeholder, isDisabled, onWrite }: Props) {
  const [isPreview, setIsPreview] = useState(false);
  const text = useText();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Flex justifyContent="flex-end">
        <TextButton onClick={() => setIsPreview(!isPreview)} disabled={!html}>
          {text(isPreview ? 'html.edit' : 'html.preview')}
        </TextButton>
      </Flex>
      {isPreview ? (
        <Box>
          <Preview sandbox="" srcDoc={html} title={text('html.previewOf', { label })} />
        </Box>
      ) : (
        <Markup
          value={html}
          placeholder={placeholder}
          disabled={isDisabled}
          spellCheck={false}
          onChange={(event) => onWrite(event.target.value || null)}
        />
      )}
    </Flex>
  );
}
