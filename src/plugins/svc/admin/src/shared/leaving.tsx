import { Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useText } from './texts';

/**
 * How a window is left: at once, or where something was typed in it only by who was told that it is lost.
 * @param isTyped for who knows better than that a key was pressed in it
 */
export function useLeaving(onClose: () => void, isTyped?: boolean) {
  const [isTouched, setIsTouched] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const isFull = isTyped ?? isTouched;
  const close = () => {
    setIsTouched(false);
    setIsWarned(false);
    onClose();
  };
  return {
    /** When what it is for is done. */
    close,
    isFull,
    isWarned: isWarned && isFull,
    warn: () => setIsWarned(true),
    leave: () => (isFull && !isWarned ? setIsWarned(true) : close()),
    /** What the window listens to: a click beside it throws nothing away, nor does Escape. */
    listeners: {
      onInput: () => setIsTouched(true),
      onInteractOutside: (event: Event) => {
        if (isFull) event.preventDefault();
        return isFull;
      },
      onEscapeKeyDown: (event: Event) => {
        if (!isFull) return;
        event.preventDefault();
        setIsWarned(true);
      },
    },
  };
}

export type Leaving = ReturnType<typeof useLeaving>;

/**
 * The same in a window of the host's, which asks nobody: it hears Escape, and a press beside it, at the document, and both pass
 * here before.
 */
export function useLeavingHosts(onClose: () => void): Leaving {
  const leaving = useLeaving(onClose);
  useEffect(() => {
    const { onEscapeKeyDown, onInteractOutside } = leaving.listeners;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onEscapeKeyDown(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    const onPress = (event: PointerEvent) => {
      const isInside = (event.target as Element).closest('[role="dialog"]') !== null;
      if (!isInside && onInteractOutside(event)) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPress, true);
    };
  });
  return leaving;
}

/** Back, and closing the tab, would take the window along. */
function StayFirst({ warn }: Pick<Leaving, 'warn'>) {
  // Whatever else leaves the page is ours, and done with what was typed.
  const blocker = useBlocker(({ historyAction }) => (historyAction as string) === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    warn();
  });
  useBeforeUnload((event) => event.preventDefault());
  return null;
}

/** The way out that changes nothing. */
export function LeaveButton({ isFull, isWarned, leave, warn }: Leaving) {
  const text = useText();
  return (
    <>
      {isFull && <StayFirst warn={warn} />}
      {isWarned ? (
        <Flex gap={2} wrap="wrap" role="alert">
          <Typography>{text('window.unsaved')}</Typography>
          <Button variant="danger-light" onClick={leave}>
            {text('window.discard')}
          </Button>
        </Flex>
      ) : (
        <Button variant="tertiary" onClick={leave}>
          {text('back')}
        </Button>
      )}
    </>
  );
}
