import { Flex, Radio, Typography } from '@strapi/design-system';
import type { HandOver, TillUse } from '../box-office/use-till-means';
import { useText } from './texts';

interface Props extends TillUse {
  /** Whether it is received, and not given back. */
  isTakenIn?: boolean;
}

/** How money is handed over, and whether it goes through the clerk's till; for who has none open, that it does not. */
export default function TillChoice({ isKnown, hasTill, chosen, choose, isTakenIn }: Props) {
  const text = useText();
  const question = text(isTakenIn ? 'money.takenIn' : 'money.through');
  if (!isKnown) return null;
  if (!hasTill) return <Typography textColor="neutral600">{text('money.noTill')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="p" variant="pi" fontWeight="bold">
        {question}
      </Typography>
      <Radio.Group
        aria-label={question}
        value={chosen}
        onValueChange={(value) => choose(value as HandOver)}
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
