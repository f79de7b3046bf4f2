import { useEffect, useMemo, useRef } from 'react';

/*
 * The cursor goes to the end of a field whose text is replaced, also where the same text is put back at once.
 */

interface Cursor {
  field: HTMLInputElement | HTMLTextAreaElement;
  start: number;
  end: number;
}

function cursorNow(): Cursor | null {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field.selectionStart === null) return null;
  return { field, start: field.selectionStart, end: field.selectionEnd ?? field.selectionStart };
}

interface KnownCursor {
  /** It is where it belongs. */
  note: () => void;
  /** A text has been replaced. */
  keep: () => void;
  /** The text is back. */
  putBack: () => void;
}

/** What knows where the cursor was before a text was replaced, and puts it there when the text is back. */
export function useCursor(): KnownCursor {
  const known = useRef<Cursor | null>(null);
  const kept = useRef<Cursor | null>(null);
  useEffect(() => {
    // It comes only after what has replaced the text.
    const remember = () => void (known.current = cursorNow());
    document.addEventListener('selectionchange', remember);
    return () => document.removeEventListener('selectionchange', remember);
  }, []);
  return useMemo(
    () => ({
      note: () => void (known.current = cursorNow()),
      keep: () => (kept.current = known.current),
      putBack: () => {
        const { field, start, end } = kept.current ?? {};
        kept.current = null;
        if (field && field === document.activeElement) field.setSelectionRange(start!, end!);
      },
    }),
    [],
  );
}
