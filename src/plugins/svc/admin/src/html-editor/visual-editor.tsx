import { Box } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { canHold, makeEditor } from './make-editor';
import { Toolbar } from './toolbar';
import { writtenSince } from './written';
import { useText } from './texts';

const Frame = styled(Box)`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;

/** The text roughly as a page shows it; the host's own sheet takes the look of headings and lists away. */
const Text = styled.div`
  border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
  max-height: 40rem;
  overflow: auto;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.5;

  .tiptap {
    min-height: 16rem;
    padding: 1.2rem 1.6rem;
    outline: none;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .tiptap > * + * {
    margin-top: 1.2rem;
  }
  h1,
  h2,
  h3,
  h4,
  strong {
    font-weight: 600;
  }
  h1,
  h2 {
    font-size: 2rem;
  }
  h3 {
    font-size: 1.7rem;
  }
  em {
    font-style: italic;
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
  ul,
  ol {
    padding-left: 2.4rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  blockquote {
    padding-left: 1.2rem;
    border-left: 3px solid ${({ theme }) => theme.colors.neutral300};
  }
  img {
    max-width: 100%;
    height: auto;
  }
  img.ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

export interface EditorProps {
  html: string;
  label: string;
  isDisabled: boolean;
  onWrite: (html: string | null) => void;
  /** The editor would lose something of the text. */
  onCannotHold: () => void;
}

/** What was in the editor, and what of it was selected. */
interface Replaced {
  html: string;
  from: number;
  to: number;
}

/** Loads a text instead of what is shown. One that was there just before has its cursor where it was. */
function load(editor: Editor, html: string, shown: string, before: Replaced | null): Replaced {
  const { from, to } = editor.state.selection;
  editor.commands.setContent(html, { emitUpdate: false });
  if (before?.html === html) editor.commands.setTextSelection(before);
  return { html: shown, from, to };
}

/** HTML as it looks. What was written comes back as `html`, later than the next letter may be typed; anything else was loaded. */
export default function VisualEditor(props: EditorProps) {
  const { html, label, isDisabled, onCannotHold } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  /** What the form has, and what was written since. */
  const written = useRef([html]);
  const latest = useRef(props);
  latest.current = props;
  const replaced = useRef<Replaced | null>(null);
  const text = useText();

  useEffect(() => {
    if (!canHold(latest.current.html)) return onCannotHold();
    const made = makeEditor({
      element: place.current!,
      html: latest.current.html,
      label,
      isDisabled,
      onWrite: (next) => {
        written.current.push(next ?? '');
        latest.current.onWrite(next);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [label, isDisabled]);

  useEffect(() => {
    if (!editor) return;
    const shown = written.current.at(-1)!;
    const since = writtenSince(written.current, html);
    written.current = since ?? [html];
    if (since) return;
    if (canHold(html)) replaced.current = load(editor, html, shown, replaced.current);
    else onCannotHold();
  }, [editor, html]);

  return (
    <Frame>
      {editor && (
        <Toolbar editor={editor} isDisabled={isDisabled} label={text('html.tools', { label })} />
      )}
      <Text ref={place} />
    </Frame>
  );
}
