import { Flex, Typography } from '@strapi/design-system';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type OtherEditor, toldEvery } from '../../../server/src/contract/open-forms';
import { readOnlyUids } from '../shared/box-office';
import type { DocumentContext, SidePanelComponent } from '../shared/content-manager';
import { useText } from '../shared/texts';
import { useTellClosedMutation, useTellOpenMutation } from './open-forms-api';

/** Says every few seconds that the thing is open here, and hears who else has it open. */
function useTelling(uid: string, documentId: string, isTold: boolean): OtherEditor[] {
  const [editors, setEditors] = useState<OtherEditor[]>([]);
  const [tellOpen] = useTellOpenMutation();
  const [tellClosed] = useTellClosedMutation();
  useEffect(() => {
    if (!isTold) return;
    const thing = { uid, documentId };
    let isHere = true;
    const tell = async () => {
      const answer = await tellOpen(thing);
      if (isHere && 'data' in answer) setEditors(answer.data.editors);
    };
    void tell();
    const telling = setInterval(() => void tell(), toldEvery * 1000);
    return () => {
      isHere = false;
      clearInterval(telling);
      setEditors([]);
      void tellClosed(thing);
    };
  }, [uid, documentId, isTold, tellOpen, tellClosed]);
  return editors;
}

/** Nobody, of what is new or only read. */
function useOtherEditors({ model, document }: DocumentContext): OtherEditor[] {
  const canUpdate = useDocumentRBAC('OpenFormsPanel', (rights) => rights.canUpdate);
  const documentId = document?.documentId ?? '';
  const isTold = Boolean(documentId && canUpdate) && !readOnlyUids.includes(model);
  return useTelling(model, documentId, isTold);
}

function Editors({ editors }: { editors: OtherEditor[] }) {
  const text = useText();
  const intl = useIntl();
  const time = (seconds: number) => intl.formatTime(seconds * 1000, { timeStyle: 'short' });
  return (
    <Flex direction="column" alignItems="stretch" gap={1} width="100%" role="status">
      {editors.map(({ name, since }) => (
        <Typography key={`${name} ${since}`} style={{ overflowWrap: 'anywhere' }}>
          {text('openForms.since', { name, time: time(since) })}
        </Typography>
      ))}
      <Typography variant="pi" textColor="neutral600">
        {text('openForms.explain')}
      </Typography>
    </Flex>
  );
}

/** Who else has the same form open, before both have typed. */
export const OpenFormsPanel: SidePanelComponent = (context) => {
  const text = useText();
  const editors = useOtherEditors(context);
  if (editors.length === 0) return null;
  return { title: text('openForms.title'), content: <Editors editors={editors} /> };
};
