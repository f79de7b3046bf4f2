import { Flex, IconButton } from '@strapi/design-system';
import { Image, Link } from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type MouseEvent, useEffect, useReducer, useState } from 'react';
import { useText } from './texts';
import { LinkForm } from './link-form';
import { PictureDialog, useMediaLibrary } from './picture-dialog';
import { toolbarButtons } from './toolbar-buttons';

interface Props {
  editor: Editor;
  isDisabled: boolean;
  label: string;
}

/** Draws again whenever the cursor is elsewhere. */
function useCursor(editor: Editor): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', draw);
    return () => void editor.off('transaction', draw);
  }, [editor]);
}

/** One stop of Tab; the arrows go from button to button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (!step || at < 0) return;
  event.preventDefault();
  const next = buttons[(at + step + buttons.length) % buttons.length]!;
  buttons.forEach((button) => (button.tabIndex = button === next ? 0 : -1));
  next.focus();
}

const plain = { variant: 'ghost', withTooltip: false } as const;

/** What text can be. */
function Marks({ editor, isDisabled }: Omit<Props, 'label'>) {
  const text = useText();
  return toolbarButtons.map(({ id, icon: Icon, run, isOn }, nth) => (
    <IconButton
      key={id}
      {...plain}
      disabled={isDisabled}
      label={text(id)}
      tabIndex={nth === 0 ? 0 : -1}
      aria-pressed={isOn?.(editor)}
      background={isOn?.(editor) ? 'primary100' : undefined}
      onClick={() => run(editor.chain().focus()).run()}
    >
      <Icon />
    </IconButton>
  ));
}

/** What can be done with the text that is marked. */
export function Toolbar({ editor, isDisabled, label }: Props) {
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null);
  const library = useMediaLibrary();
  const text = useText();
  useCursor(editor);
  const shared = { ...plain, disabled: isDisabled };
  return (
    <>
      <Flex
        role="toolbar"
        aria-label={label}
        gap={1}
        padding={1}
        wrap="wrap"
        onKeyDown={moveFocus}
        // The cursor stays in the text: what is typed at once would go to the button.
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
      >
        <Marks editor={editor} isDisabled={isDisabled} />
        <IconButton
          {...shared}
          label={text('html.link')}
          tabIndex={-1}
          aria-pressed={editor.isActive('link')}
          background={editor.isActive('link') ? 'primary100' : undefined}
          onClick={() => setAsked('link')}
        >
          <Link />
        </IconButton>
        {library && (
          <IconButton
            {...shared}
            label={text('html.picture')}
            tabIndex={-1}
            onClick={() => setAsked('picture')}
          >
            <Image />
          </IconButton>
        )}
      </Flex>
      {asked === 'link' && <LinkForm editor={editor} onClose={() => setAsked(null)} />}
      {asked === 'picture' && library && (
        <PictureDialog editor={editor} library={library} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
