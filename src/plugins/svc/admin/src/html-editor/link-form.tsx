import { Button, Field, Flex } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from './texts';

/** Addresses that REST keeps, too. */
const isAddress = (text: string) => /^(https?:\/\/|mailto:|tel:|\/|#)\S+$/.test(text);

/** A host with a dot in it and an end of letters: `www.theatre.example/season`. */
const isHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}([:/?#]\S*)?$/u;

/** What people write without `https://`. */
const withScheme = (text: string) => (isHost.test(text) ? `https://${text}` : text);

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** The link of the marked text, or at the cursor, as it is typed. */
function useLink({ editor, onClose }: LinkFormProps) {
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [typed, setAddress] = useState(before);
  const [isWrong, setIsWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    const address = withScheme(typed);
    if (!isAddress(address)) return setIsWrong(true);
    const chain = editor.chain().extendMarkRange('link');
    const isNothingMarked = editor.state.selection.empty && !before;
    if (isNothingMarked)
      chain.insertContent({
        type: 'text',
        text: typed,
        marks: [{ type: 'link', attrs: { href: address } }],
      });
    else chain.setLink({ href: address });
    chain.run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  return { before, address: typed, setAddress, isWrong, set, remove, close };
}

/** Where the text that is marked leads to. */
export function LinkForm(props: LinkFormProps) {
  const text = useText();
  const { before, address, setAddress, isWrong, set, remove, close } = useLink(props);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would save the form that is around, Escape leave it.
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else close();
  };
  return (
    <Flex padding={2} gap={2} alignItems="flex-end" wrap="wrap">
      <Field.Root
        name="html-link"
        error={isWrong ? text('html.link.wrong') : undefined}
        style={{ flex: '1 1 16rem' }}
      >
        <Field.Label>{text('html.link.address')}</Field.Label>
        <Field.Input
          ref={input}
          value={address}
          onKeyDown={onKeyDown}
          onChange={(event) => setAddress(event.target.value.trim())}
        />
        <Field.Error />
      </Field.Root>
      <Button onClick={set}>{text('html.link.set')}</Button>
      {before && (
        <Button variant="danger-light" onClick={remove}>
          {text('html.link.remove')}
        </Button>
      )}
      <Button variant="tertiary" onClick={close}>
        {text('back')}
      </Button>
    </Flex>
  );
}
