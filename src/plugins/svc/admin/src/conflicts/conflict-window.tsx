import { Button, Dialog, Flex, Modal, Typography } from '@strapi/design-system';
import { unstable_useDocumentLayout as useDocumentLayout, useAuth } from '@strapi/strapi/admin';
import { type KeyboardEvent, useState } from 'react';
import { changedFields, formFields } from './changed-fields';
import { ConflictChanges } from './conflict-changes';
import { ConflictChoices, type ConflictResolution } from './conflict-choices';
import type { Question } from './pending-conflict';
import { conflictSentence } from './conflict-sentence';
import { type ConflictTextId, useText } from './texts';

/** The page behind saves and publishes by keys of its own. Escape is the dialog's, which listens there, too. */
function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation();
}

const nameOf: Record<ConflictResolution, ConflictTextId> = {
  both: 'conflict.save',
  mine: 'conflict.mine',
  theirs: 'conflict.theirs',
};

interface FooterProps extends Pick<Question, 'answer'> {
  isPublishing: boolean;
  chosen: ConflictResolution | null;
}

function ChoosingFooter({ isPublishing, chosen, answer }: FooterProps) {
  const say = useText();
  const isBoth = !chosen || chosen === 'both';
  return (
    <Modal.Footer>
      <Button variant="tertiary" onClick={() => answer('cancel')}>
        {say('conflict.back')}
      </Button>
      <Button
        variant={chosen === 'mine' ? 'danger' : 'default'}
        disabled={!chosen}
        onClick={() => chosen && answer(chosen)}
      >
        {say(isBoth && isPublishing ? 'conflict.publish' : nameOf[chosen ?? 'both'])}
      </Button>
    </Modal.Footer>
  );
}

function ChoosingDialog({ conflict, answer }: Question) {
  const say = useText();
  const { edit } = useDocumentLayout(conflict.model);
  const ownId = useAuth('ConflictDialog', ({ user }) => user?.id);
  const fields = changedFields(say, conflict, formFields(conflict.model, edit.layout));
  const hasCommon = fields.some(({ isCommon }) => isCommon);
  const [choice, setChoice] = useState<ConflictResolution | null>(null);
  const chosen = choice ?? (hasCommon ? null : 'both');
  const { isPublishing, edited } = conflict;
  return (
    <Modal.Root open onOpenChange={() => answer('cancel')}>
      <Modal.Content
        aria-describedby="conflict-summary"
        onInteractOutside={(event) => event.preventDefault()}
        onKeyDown={keepKeys}
      >
        <Modal.Header closeLabel={say('conflict.back')}>
          <Modal.Title>{say('conflict.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Typography id="conflict-summary">
              {conflictSentence(say, conflict, ownId)}{' '}
              {say('conflict.notYet', { done: isPublishing ? 'published' : 'saved' })}
            </Typography>
            <ConflictChanges fields={fields} />
            <ConflictChoices
              isPublishing={isPublishing}
              isTyped={edited.length > 0}
              hasCommon={hasCommon}
              hasOtherRelations={fields.some((field) => field.isRelation && !field.isCommon)}
              chosen={chosen}
              onChoose={setChoice}
            />
          </Flex>
        </Modal.Body>
        <ChoosingFooter isPublishing={isPublishing} chosen={chosen} answer={answer} />
      </Modal.Content>
    </Modal.Root>
  );
}

function DeletedDialog({ answer }: Pick<Question, 'answer'>) {
  const say = useText();
  return (
    <Dialog.Root open onOpenChange={() => answer('cancel')}>
      <Dialog.Content onKeyDown={keepKeys}>
        <Dialog.Header>{say('conflict.gone')}</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">{say('conflict.gone.explain')}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth>{say('conflict.back')}</Button>
          </Dialog.Cancel>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** What somebody is asked who saves a form when somebody else was faster. */
export default function ConflictWindow(question: Question) {
  if (!question.conflict.newest) return <DeletedDialog answer={question.answer} />;
  const { updatedAt } = question.conflict.newest;
  return <ChoosingDialog key={String(updatedAt)} {...question} />;
}
