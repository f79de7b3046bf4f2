import type { AnyExtension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';

/** What the editor can hold. It writes no attribute of its own: the text is HTML as somebody would type it. */
export const extensions: AnyExtension[] = [
  StarterKit.configure({
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image.configure({ inline: true }),
];
