import { IconButton } from '@strapi/design-system';
import { Star as StarIcon } from '@strapi/icons';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from './texts';

interface Props {
  title: string;
  isFeatured: boolean;
  isDisabled: boolean;
  /** Answers whether it is so now. */
  onToggle: (isFeatured: boolean) => Promise<boolean>;
}

const Shape = styled(StarIcon)<{ $isFull: boolean }>`
  path {
    fill: ${({ theme, $isFull }) => ($isFull ? theme.colors.warning600 : 'transparent')};
    stroke: ${({ theme, $isFull }) => ($isFull ? theme.colors.warning600 : theme.colors.neutral500)};
    stroke-width: 2.5px;
  }
`;

/** Features an event and back. It shows at once, and goes back where it could not be. */
export function Star({ title, isFeatured, isDisabled, onToggle }: Props) {
  const [isFull, setIsFull] = useState(isFeatured);
  const text = useText();
  useEffect(() => setIsFull(isFeatured), [isFeatured]);
  const toggle = async () => {
    setIsFull(!isFull);
    if (!(await onToggle(!isFull))) setIsFull(isFull);
  };
  return (
    <IconButton
      size="S"
      variant="ghost"
      withTooltip={false}
      label={text(isFull ? 'events.unstar' : 'events.star', { title })}
      aria-pressed={isFull}
      disabled={isDisabled}
      onClick={() => void toggle()}
    >
      <Shape $isFull={isFull} width={20} height={20} />
    </IconButton>
  );
}
