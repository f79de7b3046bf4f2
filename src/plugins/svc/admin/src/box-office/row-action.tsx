import { Flex } from '@strapi/design-system';
import { type DocumentActionComponent, documentOf } from '../shared/content-manager';
import { useText } from '../shared/texts';
import { useBoxOffice, useCan } from '../shared/use-box-office';
import type { BoxOfficeAction } from './actions';
import { TillChoice } from './money-dialogs';
import { Question } from './question';
import { useTillMeans } from './use-till-means';

/** A deed in the menu of a row. On the thing's own screen it is a button. */
export function rowAction<Thing extends { documentId: string }>(
  uid: string,
  {
    permission,
    label,
    icon,
    isDanger,
    named,
    question,
    success,
    path,
    isFor,
    takesMoney = false,
  }: BoxOfficeAction<Thing>,
): DocumentActionComponent {
  const RowAction: DocumentActionComponent = (context) => {
    const isAllowed = useCan(permission);
    const act = useBoxOffice();
    const text = useText();
    const thing = documentOf<Thing>(context, uid);
    const isOffered = isAllowed && thing !== undefined && isFor(thing);
    const till = useTillMeans(takesMoney && isOffered);
    if (!isOffered) return null;
    return {
      label: text(label),
      icon,
      variant: isDanger ? 'danger' : 'secondary',
      position: 'table-row',
      dialog: {
        type: 'dialog',
        title: text(label),
        content: (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Question named={named(thing, text)}>{question(text, thing)}</Question>
            {takesMoney && <TillChoice {...till} isTakenIn />}
          </Flex>
        ),
        confirmLabel: text(label),
        onConfirm: async () => {
          await act({ path: path(thing.documentId), ...till.sent }, text(success));
        },
      },
    };
  };
  return Object.assign(RowAction, { position: 'table-row' as const });
}
