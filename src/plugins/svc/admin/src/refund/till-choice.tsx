import { Flex, Radio, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import type { TillMeans } from '../../../server/src/contract/counter';
import { useGetTillsQuery } from '../counter/counter-api';
import { useCan } from '../shared/use-box-office';
import { useText } from './texts';

export interface TillChoiceProps {
  /** How it was paid, where that is known. */
  paidBy?: TillMeans | null;
  /** Undefined for what goes through no till. */
  chosen: TillMeans | undefined;
  onChoose: (means: TillMeans | undefined) => void;
}

/** How money is handed over, and whether it goes through the clerk's till; for who has none open, that it does not. */
export default function TillChoice({ paidBy, chosen, onChoose }: TillChoiceProps) {
  const keepsTill = useCan('counter');
  const { data: tills } = useGetTillsQuery(undefined, { skip: !keepsTill });
  const text = useText();
  const isOpen = Boolean(tills?.own);
  // Chosen for whoever has a till; from then on by them.
  useEffect(() => {
    if (isOpen) onChoose(paidBy ?? 'cash');
  }, [isOpen]);
  if (!isOpen) {
    return tills || !keepsTill ? (
      <Typography textColor="neutral600">{text('money.noTill')}</Typography>
    ) : null;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="p" variant="pi" fontWeight="bold">
        {text('money.through')}
      </Typography>
      <Radio.Group
        aria-label={text('money.through')}
        value={chosen ?? 'otherwise'}
        onValueChange={(value) =>
          onChoose(value === 'otherwise' ? undefined : (value as TillMeans))
        }
      >
        {(['cash', 'card', 'otherwise'] as const).map((means) => (
          <Radio.Item key={means} value={means}>
            {text(`money.${means}`)}
          </Radio.Item>
        ))}
      </Radio.Group>
    </Flex>
  );
}
