import { Editor, generateHTML, generateJSON } from '@tiptap/core';
import { extensions } from './extensions';
import { saysTheSame, withoutItemParagraphs } from './same-html';

/** What the form keeps of what the editor has: nothing where nothing is written. */
function htmlOf(written: string): string | null {
  const { body } = new DOMParser().parseFromString(written, 'text/html');
  withoutItemParagraphs(body);
  const isEmpty = !body.textContent?.trim() && !body.querySelector('img, hr');
  return isEmpty ? null : body.innerHTML;
}

/** Whether the editor would lose nothing of it. */
export function canHold(html: string): boolean {
  if (!html.trim()) return true;
  const written = generateHTML(generateJSON(html, extensions), extensions);
  return saysTheSame(html, written);
}

interface Made {
  element: HTMLElement;
  html: string;
  label: string;
  isDisabled: boolean;
  onWrite: (html: string | null) => void;
}

export function makeEditor({ element, html, label, isDisabled, onWrite }: Made): Editor {
  return new Editor({
    element,
    extensions,
    content: html,
    editable: !isDisabled,
    // The page's own rules say where styles may come from.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      // Tab leaves the text, wherever the cursor is.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor }) => onWrite(htmlOf(editor.getHTML())),
  });
}
