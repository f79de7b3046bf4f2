import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';

/*
 * What we use of the Content Manager's extension points, which `getPlugin` hands out without types.
 */

/** What is known where an action or a side panel is shown. No document: one is being created. */
export interface DocumentContext {
  model: string;
  documentId?: string;
  /** The id is that of the draft or of what is published, as it is shown. */
  document?: { documentId: string; id?: number };
  activeTab?: 'draft' | 'published' | null;
}

/** The thing that is shown, where it is one of this type. */
export function documentOf<T extends { documentId: string }>(
  { model, document }: DocumentContext,
  uid: string,
): T | undefined {
  return model === uid ? (document as T | undefined) : undefined;
}

/** What the panel knows of a thing whose type has a trash. */
export interface TrashableDocument {
  documentId: string;
  trashedAt?: string | null;
  status?: string;
}

/** The thing that is shown, where its type has a trash. */
export function trashableOf<T extends TrashableDocument>(
  { document }: DocumentContext,
  hasTrash: boolean,
): T | undefined {
  return hasTrash ? (document as T | undefined) : undefined;
}

type Position = 'panel' | 'header' | 'table-row';

export interface DocumentAction {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  variant?: 'danger' | 'secondary';
  position: Position | Position[];
  onClick?: () => Promise<void>;
  dialog?: Question | Window;
}

interface Question {
  type: 'dialog';
  title: string;
  content: ReactNode;
  confirmLabel?: string;
  variant?: 'danger';
  onConfirm: () => Promise<void>;
}

/** With a body and a foot of its own. */
interface Window {
  type: 'modal';
  title: string;
  content: ComponentType<{ onClose: () => void }>;
}

/** A component that returns a description instead of elements; null hides the action. */
export interface DocumentActionComponent {
  (context: DocumentContext): DocumentAction | null;
  type?: string;
  position?: Position | Position[];
}

export interface SidePanelComponent {
  (context: DocumentContext): { title: string; content: ReactNode } | null;
  type?: string;
}

/** What is known where an action on ticked things is shown. */
export interface BulkContext<T extends { documentId: string } = { documentId: string }> {
  model: string;
  documents: T[];
}

export interface BulkAction {
  label: string;
  icon?: ReactNode;
  variant?: 'danger-light' | 'secondary' | 'tertiary';
  onClick?: () => Promise<void>;
  dialog?: Question | Window;
}

/** As {@link DocumentActionComponent}, for all that is ticked. */
export interface BulkActionComponent<T extends { documentId: string } = { documentId: string }> {
  (context: BulkContext<T>): BulkAction | null;
  type?: string;
}

interface ContentManagerApis {
  addBulkAction(change: (actions: BulkActionComponent[]) => BulkActionComponent[]): void;
  addDocumentAction(
    change: (actions: DocumentActionComponent[]) => DocumentActionComponent[],
  ): void;
  addEditViewSidePanel(change: (panels: SidePanelComponent[]) => SidePanelComponent[]): void;
}

export function contentManagerApis(app: StrapiApp): ContentManagerApis {
  return app.getPlugin('content-manager').apis as unknown as ContentManagerApis;
}
