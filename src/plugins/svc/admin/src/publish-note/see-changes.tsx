import { Button } from '@strapi/design-system';
import { useState } from 'react';
import { ChangesDialog } from '../review/changes-dialog';
import type { EventDocument } from '../shared/event-state';
import { useText } from './texts';

/** The way to what would be published beside what is. */
export function SeeChanges({ event }: { event: EventDocument }) {
  const [isOpen, setIsOpen] = useState(false);
  const text = useText();
  return (
    <>
      <Button fullWidth variant="tertiary" onClick={() => setIsOpen(true)}>
        {text('publishNote.seeChanges')}
      </Button>
      {isOpen && <ChangesDialog draft={{ ...event }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
