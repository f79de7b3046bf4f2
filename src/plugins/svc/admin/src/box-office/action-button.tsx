import { Flex } from '@strapi/design-system';
import { useState } from 'react';
import { useText } from '../shared/texts';
import { type Refusal, useBoxOffice, useCan } from '../shared/use-box-office';
import { ChoiceBox } from './choice-box';
import { ConfirmButton } from './confirm-button';
import { reasonAlone } from '../shared/reason-alone';
import { TillChoice } from './money-dialogs';
import { Question } from './question';
import type { BoxOfficeAction } from './actions';
import { useTillMeans } from './use-till-means';

interface Props<Thing> {
  action: BoxOfficeAction<Thing>;
  document: Thing;
  /** The one that is most often wanted. */
  isFirst?: boolean;
}

/** A deed beside the thing's form; nothing where it is not for it, or not for this administrator. */
export function ActionButton<Thing extends { documentId: string }>(props: Props<Thing>) {
  const { action, document, isFirst } = props;
  const { choice, takesMoney = false } = action;
  const [isTicked, setIsTicked] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({});
  const isAllowed = useCan(action.permission);
  const till = useTillMeans(takesMoney && isAllowed && action.isFor(document));
  const act = useBoxOffice();
  const text = useText();
  if (!isAllowed || !action.isFor(document)) return null;
  const plain = isFirst ? 'default' : 'secondary';
  const path = action.path(document.documentId);
  const confirm = async () => {
    const ticked = choice && isTicked && { [choice.name]: true };
    const outcome = await act({ path, ...ticked, ...till.sent }, text(action.success));
    setRefusal(outcome.refusal);
    return outcome.isDone;
  };
  return (
    <ConfirmButton
      label={text(action.label)}
      icon={action.icon}
      variant={action.isDanger ? 'danger-light' : plain}
      onAsk={() => {
        setIsTicked(false);
        till.choose(undefined);
        till.check();
        setRefusal({});
      }}
      isWaiting={till.isChecking}
      onConfirm={confirm}
    >
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Question named={action.named(document, text)}>{action.question(text, document)}</Question>
        {takesMoney && <TillChoice {...till} isTakenIn />}
        {choice && (
          <ChoiceBox
            choice={choice}
            isTicked={isTicked}
            error={isTicked ? undefined : reasonAlone(refusal[choice.name])}
            onTick={setIsTicked}
          />
        )}
      </Flex>
    </ConfirmButton>
  );
}
