import { Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useBoxOffice, useCan } from '../shared/use-box-office';
import { ChoiceBox } from './choice-box';
import { ConfirmButton } from './confirm-button';
import type { BoxOfficeAction } from './actions';

interface Props<Thing> {
  action: BoxOfficeAction<Thing>;
  document: Thing;
  /** The one that is most often wanted. */
  isFirst?: boolean;
}

/** A deed beside the thing's form; nothing where it is not for it, or not for this administrator. */
export function ActionButton<Thing extends { documentId: string }>(props: Props<Thing>) {
  const { action, document, isFirst } = props;
  const { choice } = action;
  const [isTicked, setIsTicked] = useState(false);
  const isAllowed = useCan(action.permission);
  const act = useBoxOffice();
  if (!isAllowed || !action.isFor(document)) return null;
  const plain = isFirst ? 'default' : 'secondary';
  const path = action.path(document.documentId);
  return (
    <ConfirmButton
      label={action.label}
      icon={action.icon}
      variant={action.isDanger ? 'danger-light' : plain}
      onAsk={() => setIsTicked(false)}
      onConfirm={() =>
        act({ path, ...(choice && isTicked && { [choice.name]: true }) }, action.success)
      }
    >
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Typography textAlign="center">{action.question}</Typography>
        {choice && <ChoiceBox choice={choice} isTicked={isTicked} onTick={setIsTicked} />}
      </Flex>
    </ConfirmButton>
  );
}
