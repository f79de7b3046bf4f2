import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Children, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from './texts';

interface Answer<T> {
  data?: T;
  isError: boolean;
  error?: unknown;
}

const forbidden = 403;

/** A part of the home: what was answered, that it could not be read, or that it is being read. */
export function Part<T>({
  answer: { data, isError, error },
  children,
}: {
  answer: Answer<T>;
  children: (data: T) => ReactNode;
}) {
  const text = useText();
  // A role that sees its own events alone: nothing is broken.
  if ((error as { status?: number } | undefined)?.status === forbidden) {
    return <Quiet>{text('home.notYours')}</Quiet>;
  }
  if (isError) return <Widget.Error />;
  if (!data) return <Widget.Loading />;
  return children(data);
}

/** Nothing to do is said in words, and not by a gap. */
export function Quiet({ children }: { children: string }) {
  return (
    <Flex height="100%" justifyContent="center">
      <Typography textColor="neutral600">{children}</Typography>
    </Flex>
  );
}

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1.2rem;
`;

const Anchor = styled(Link)`
  color: ${({ theme }) => theme.colors.primary700};
  font-size: 1.4rem;
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover,
  &:focus-visible {
    text-decoration: underline;
  }
`;

/** What somebody has written may be long: its beginning is here, the whole on the thing's own screen. */
const Detail = styled(Typography)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

/** A line that leads somewhere, with a number or a few words at its end. */
export function Line({
  to,
  title,
  detail,
  end,
}: {
  to: string;
  title: string;
  detail?: string;
  end?: ReactNode;
}) {
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="flex-start" wrap="wrap" gap={2}>
      <div style={{ flex: '1 1 16rem' }}>
        <Anchor to={to}>{title}</Anchor>
        {detail && (
          <Detail tag="p" variant="pi" textColor="neutral600">
            {detail}
          </Detail>
        )}
      </div>
      <Typography tag="p" textColor="neutral800" style={{ whiteSpace: 'nowrap' }}>
        {end}
      </Typography>
    </Flex>
  );
}

/** Lines of one kind, below what they have in common; nothing where there are none. */
export function Kind({ title, children }: { title: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      <Lines>{children}</Lines>
    </Flex>
  );
}
