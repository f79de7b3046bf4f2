import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import type { DocumentActionComponent } from '../shared/content-manager';
import { useGetUsesQuery } from '../shared/event-api';
import { saidByServer } from '../shared/server-sentences';
import type { Thing } from '../shared/svc-api';
import { useText } from '../shared/texts';
import { useHasTrash } from '../shared/use-has-trash';
import { isReplaceable, ReplaceForm } from './replace-action';
import { PlacesNote, type Subject, SubjectLine } from './subject-line';

/** The way to *Replace by…*, in a window on top of the question. */
function ReplaceButton({ uid, documentId }: Thing) {
  const [isOpen, setIsOpen] = useState(false);
  const text = useText();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button fullWidth variant="tertiary" onClick={() => setIsOpen(true)}>
        {text('replace.action')}
      </Button>
      {isOpen && (
        <Modal.Root open onOpenChange={close}>
          <Modal.Content>
            <Modal.Header closeLabel={text('window.close')}>
              <Modal.Title>{text('replace.title')}</Modal.Title>
            </Modal.Header>
            <ReplaceForm uid={uid} documentId={documentId} onClose={close} />
          </Modal.Content>
        </Modal.Root>
      )}
    </>
  );
}

/** What uses the thing; the question where nothing does, or where it is not for them to know. */
function UseOrQuestion({ uid, documentId, children }: Thing & { children: ReactNode }) {
  const { data } = useGetUsesQuery({ uid, documentId });
  const text = useText();
  if (!data?.events) return children;
  return (
    <>
      <Typography textAlign="center">
        {`${saidByServer(data.description)}. ${text('replace.beforeDeleting')}`}
      </Typography>
      <ReplaceButton uid={uid} documentId={documentId} />
    </>
  );
}

/** The Content Manager's Delete of what has no trash: it names the thing, and offers to replace what events use. */
export function deleteUnlessUsed(Action: DocumentActionComponent): DocumentActionComponent {
  if (Action.type !== 'delete') return Action;
  const Changed: DocumentActionComponent = (context) => {
    const action = Action(context);
    const hasTrash = useHasTrash(context.model);
    const { model: uid, document } = context;
    if (!document || hasTrash || action?.dialog?.type !== 'dialog') return action;
    if (!uid.startsWith('plugin::svc.')) return action;
    const { dialog } = action;
    const content = (
      <Flex direction="column" gap={3}>
        <SubjectLine uid={uid} subject={document as Subject} />
        {isReplaceable(uid) ? (
          <UseOrQuestion uid={uid} documentId={document.documentId}>
            {dialog.content}
          </UseOrQuestion>
        ) : (
          dialog.content
        )}
        <PlacesNote uid={uid} count={1} />
      </Flex>
    );
    return { ...action, dialog: { ...dialog, content } };
  };
  return Object.assign(Changed, { type: Action.type, position: Action.position });
}
