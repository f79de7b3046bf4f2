import {
  Bold,
  BulletList,
  HeadingThree,
  HeadingTwo,
  Italic,
  NumberList,
  Quotes,
} from '@strapi/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import type { HtmlTextId } from './texts';

export interface ToolbarButton {
  id: HtmlTextId;
  icon: ComponentType;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the text at the cursor is so. */
  isOn?: (editor: Editor) => boolean;
}

export const toolbarButtons: ToolbarButton[] = [
  {
    id: 'html.heading',
    icon: HeadingTwo,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    id: 'html.subheading',
    icon: HeadingThree,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    id: 'html.bold',
    icon: Bold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    id: 'html.italic',
    icon: Italic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    id: 'html.bullets',
    icon: BulletList,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'html.numbers',
    icon: NumberList,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'html.quote',
    icon: Quotes,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];
