import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { saidByServer } from '../shared/server-sentences';
import type { TextId } from '../shared/texts';
import { useText } from './texts';
import type { Outcome } from './use-actions';

/** Of each event that something could not be done with why not; the others are done. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const text = useText();
  const left = outcome.lines.filter(({ done }) => !done);
  const title = text('events.partly', {
    action: text(`events.action.${outcome.action}` as TextId),
    done: outcome.lines.length - left.length,
    left: left.length,
  });
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel={text('window.close')}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {left.map((line) => (
              <Box tag="li" key={line.documentId}>
                <Typography tag="p" fontWeight="semiBold" textColor="neutral800">
                  {line.title || text('events.untitled')}
                </Typography>
                <Typography tag="p" textColor="danger700">
                  {saidByServer(line.message)}
                </Typography>
              </Box>
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <span />
          <Button onClick={onClose}>{text('events.partly.close')}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
