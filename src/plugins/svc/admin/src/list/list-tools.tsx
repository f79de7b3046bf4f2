import { EventFilter } from './event-filter';
import { ExportButton } from './export-button';
import { ListStyle } from './list-style';
import { StateTabs } from './state-tabs';
import { TrashSwitch } from './trash-switch';

/** What stands beside the Content Manager's own filters. */
export default function ListTools() {
  return (
    <>
      <ListStyle />
      <StateTabs />
      <TrashSwitch />
      <EventFilter />
      <ExportButton />
    </>
  );
}
