import { Flex, Loader, TextButton, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { saidByServer } from '../shared/server-sentences';
import { useText } from '../html-editor/texts';
import { useGetHtmlPreviewQuery } from './html-preview-api';

const Markup = styled(Textarea)`
  font-family: ui-monospace, Menlo, Consolas, monospace;
  min-height: 22rem;
`;

const Frame = styled.iframe`
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

/** As it will be saved. The frame has no rights (`sandbox`), whatever is in it. */
function Preview({ html, label }: Pick<Props, 'html' | 'label'>) {
  const { data, error } = useGetHtmlPreviewQuery(html);
  const text = useText();
  const reason = (error as { message?: string } | undefined)?.message;
  if (reason) return <Typography textColor="danger600">{saidByServer(reason)}</Typography>;
  if (!data) return <Loader small />;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Frame sandbox="" srcDoc={data.html} title={text('html.previewOf', { label })} />
      {data.removed && (
        <Typography variant="pi" role="status">
          {text('html.removed')}
        </Typography>
      )}
    </Flex>
  );
}

/** HTML as text, and what will be seen of it. */
export default function HtmlSource({ html, label, placeholder, isDisabled, onWrite }: Props) {
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
        <Preview html={html} label={label} />
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
