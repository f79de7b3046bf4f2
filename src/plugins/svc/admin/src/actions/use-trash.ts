import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { TrashableDocument } from '../shared/content-manager';
import type { Thing } from '../shared/svc-api';
import { isPublished } from '../shared/trash-state';
import { useMoveToTrashMutation, useRestoreMutation } from '../shared/trash-api';
import { useText } from '../shared/texts';
import { useNotifyOutcome } from '../shared/use-notify-outcome';

/** Moves things to the trash and back, and tells how it went. */
export function useTrash() {
  const [moveToTrash] = useMoveToTrashMutation();
  const [restore] = useRestoreMutation();
  const text = useText();
  const tell = useNotifyOutcome();
  return {
    moveToTrash: async (thing: Thing): Promise<void> => {
      tell(await moveToTrash(thing), text('trash.moved', { count: 1 }));
    },
    restore: async (thing: Thing): Promise<void> => {
      tell(await restore(thing), text('trash.restored', { count: 1 }));
    },
  };
}

/** What the public sees goes to the trash, and comes back, by who may publish it. */
export function useMayTrash(): (things: TrashableDocument[]) => boolean {
  const { canDelete, canPublish } = useDocumentRBAC('useMayTrash', (rights) => rights);
  return (things) => Boolean(canDelete && (canPublish || !things.some(isPublished)));
}
