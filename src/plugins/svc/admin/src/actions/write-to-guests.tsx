import { Button } from '@strapi/design-system';
import { Mail } from '@strapi/icons';
import { useState } from 'react';
import { useEventRights } from '../events/use-event-rights';
import { useText } from '../shared/texts';
import { GuestsDialog } from './guests-dialog';

interface Props {
  events: string[];
  onSent?: () => void;
}

/** The way to a mail to all who have places at these events, for who may publish them. */
export function WriteToGuests({ events, onSent }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { publish } = useEventRights();
  const text = useText();
  if (!publish) return null;
  return (
    <>
      <Button fullWidth variant="tertiary" startIcon={<Mail />} onClick={() => setIsOpen(true)}>
        {text('guests.write')}
      </Button>
      {isOpen && <GuestsDialog events={events} onSent={onSent} onClose={() => setIsOpen(false)} />}
    </>
  );
}
