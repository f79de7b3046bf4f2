import { Typography } from '@strapi/design-system';
import { useBoxOffice, useCan } from '../shared/use-box-office';
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
  const isAllowed = useCan(action.permission);
  const act = useBoxOffice();
  if (!isAllowed || !action.isFor(document)) return null;
  const plain = isFirst ? 'default' : 'secondary';
  return (
    <ConfirmButton
      label={action.label}
      icon={action.icon}
      variant={action.isDanger ? 'danger-light' : plain}
      onConfirm={() => act({ path: action.path(document.documentId) }, action.success)}
    >
      <Typography textAlign="center">{action.question}</Typography>
    </ConfirmButton>
  );
}
