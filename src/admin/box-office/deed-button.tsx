import { Typography } from '@strapi/design-system';
import { useBoxOffice, useMay } from '../shared/use-box-office';
import { AskButton } from './ask-button';
import type { Deed } from './deeds';

interface Props<Thing> {
  deed: Deed<Thing>;
  thing: Thing;
  /** The one that is most often wanted. */
  isFirst?: boolean;
}

/** A deed beside the thing's form; nothing where it is not for it, or not for this administrator. */
export function DeedButton<Thing extends { documentId: string }>(props: Props<Thing>) {
  const { deed, thing, isFirst } = props;
  const isAllowed = useMay(deed.permission);
  const act = useBoxOffice();
  if (!isAllowed || !deed.isFor(thing)) return null;
  const plain = isFirst ? 'default' : 'secondary';
  return (
    <AskButton
      label={deed.label}
      icon={deed.icon}
      variant={deed.isDanger ? 'danger-light' : plain}
      onConfirm={() => act({ path: deed.path(thing.documentId) }, deed.success)}
    >
      <Typography textAlign="center">{deed.question}</Typography>
    </AskButton>
  );
}
