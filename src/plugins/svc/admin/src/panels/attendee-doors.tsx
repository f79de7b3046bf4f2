import { Typography } from '@strapi/design-system';
import type { DoorMoment } from '../../../server/src/contract/box-office-details';
import { PanelItem, PanelSection } from '../box-office/panel-section';
import { readableDay, readableTime } from '../shared/instant';
import { withTexts } from '../shared/texts';
import { doorsDe } from './doors-texts-de';
import { doorsEn } from './doors-texts-en';

const useText = withTexts({ en: doorsEn, de: doorsDe });

const refusals: Record<string, keyof typeof doorsEn> = {
  true: 'doors.refusedUnasked',
  false: 'doors.refused',
  null: 'doors.refusedOnly',
};

function What({ moment }: { moment: DoorMoment }) {
  const text = useText();
  const { verdict, refusal, isInside, isUndone } = moment;
  const why = text(`doors.why.${refusal ?? 'unknown'}`);
  const said = {
    admitted: () => text(isInside ? 'doors.admittedUnasked' : 'doors.admitted'),
    double: () => text('doors.double'),
    again: () => text('doors.again'),
    refused: () => text(refusals[String(isInside)]!, { why }),
    undone: () => '',
  };
  const what = said[verdict]();
  return <Typography>{isUndone ? text('doors.undone', { what }) : what}</Typography>;
}

/** What doors have read of an attendee, and what came of it; the latest first. */
export default function AttendeeDoors({ moments }: { moments: DoorMoment[] }) {
  const text = useText();
  return (
    <PanelSection title={text('doors.title')}>
      {moments.map((moment, index) => {
        const at = new Date(moment.at * 1000).toISOString();
        const time = `${readableDay(at)}, ${readableTime(at)}`;
        return (
          <PanelItem key={index} detail={text('doors.line', { time, by: moment.by })}>
            <What moment={moment} />
          </PanelItem>
        );
      })}
    </PanelSection>
  );
}
