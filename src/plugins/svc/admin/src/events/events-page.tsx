import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink, useSearchParams } from 'react-router-dom';
import { listAddressOf } from '../shared/box-office';
import { eventUid } from '../shared/event-uid';
import { useText } from './texts';
import { Calendar } from './calendar';
import { EventList } from './event-list';
import { Toolbar } from './toolbar';
import { useEventRights } from './use-event-rights';
import { useShown } from './use-shown';

/** Until something else is shown: whoever opens what they may not read is led here. */
function ForeignNote() {
  const [params] = useSearchParams();
  const text = useText();
  if (!params.has('foreign')) return null;
  return (
    <Typography fontWeight="semiBold" role="status">
      {text('events.foreign')}
    </Typography>
  );
}

/** The events as editors think of them: what is coming, what waits, and what is on in a month. */
export default function EventsPage() {
  const [shown, show] = useShown();
  const rights = useEventRights();
  const text = useText();
  return (
    <Page.Main>
      <Page.Title>{text('events.title')}</Page.Title>
      <Layouts.Header
        title={text('events.title')}
        primaryAction={
          rights.duplicate && (
            <LinkButton tag={NavLink} to={`${listAddressOf(eventUid)}/create`} startIcon={<Plus />}>
              {text('events.new')}
            </LinkButton>
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <ForeignNote />
          <Toolbar shown={shown} show={show} />
          {shown.view === 'list' ? (
            <EventList shown={shown} show={show} />
          ) : (
            <Calendar view={shown.view} shown={shown} show={show} />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
