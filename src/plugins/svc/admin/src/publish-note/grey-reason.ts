import type { NoteId } from './texts';

/** What the host's buttons *Publish* and *Save* look at. */
export interface ShownForm {
  tab: 'draft' | 'published';
  isNew: boolean;
  /** A copy that is not saved yet. */
  isCopy: boolean;
  /** Something was typed that is not saved. */
  isModified: boolean;
  /** Of what is saved; `modified` is published with changes that are not. */
  status: string;
  isTrashed: boolean;
  /** Whether what is saved is published by itself, later. */
  isPlanned: boolean;
  mayWrite: boolean;
  mayPublish: boolean;
  /** Whether somebody else can be asked to publish it, and was. */
  hasReview: boolean;
  waits: boolean;
}

function withoutPublishing({ isNew, isModified, hasReview, waits }: ShownForm): NoteId {
  if (!hasReview) return 'publishNote.mayNot';
  if (isNew || isModified) return 'publishNote.saveThenSend';
  return waits ? 'publishNote.waits' : 'publishNote.send';
}

function unmodified({ isNew, status, isPlanned, mayPublish }: ShownForm): NoteId | null {
  if (isNew) return 'publishNote.empty';
  if (status === 'published') return 'publishNote.unchanged';
  if (isPlanned) return 'publishNote.planned';
  if (!mayPublish) return null;
  return status === 'modified' ? 'publishNote.changesSaved' : 'publishNote.saved';
}

/** Why one of the two is grey, as the id of a sentence; null where none is, or where something else says it. */
export function greyReason(form: ShownForm): NoteId | null {
  if (form.tab === 'published') return 'publishNote.published';
  if (form.isTrashed) return 'publishNote.trashed';
  if (!form.mayWrite && !form.mayPublish) return 'publishNote.readOnly';
  if (form.isCopy) return 'publishNote.copy';
  const reason = form.isModified ? null : unmodified(form);
  return reason ?? (form.mayPublish ? null : withoutPublishing(form));
}
