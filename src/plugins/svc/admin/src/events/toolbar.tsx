import { Button, Field, Flex, Searchbar, Tag } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useEffect, useState } from 'react';
import { useDebounced } from '../list/use-debounced';
import { useText } from './texts';
import { type Show, type Shown, type View, views } from './use-shown';

interface Props {
  shown: Shown;
  show: Show;
}

/** What is looked for: it is asked for once nobody types any more. */
function Search({ shown, show }: Props) {
  const text = useText();
  const [typed, setTyped] = useState(shown.search);
  const settled = useDebounced(typed.trim());
  useEffect(() => {
    if (settled !== shown.search) show({ search: settled });
    // What somebody else shows meanwhile is not to be undone.
  }, [settled]);
  return (
    <Searchbar
      name="search"
      value={typed}
      clearLabel={text('events.clear')}
      placeholder={text('events.search')}
      onChange={(event) => setTyped(event.target.value)}
      onClear={() => setTyped('')}
    >
      {text('events.search.label')}
    </Searchbar>
  );
}

function Day({ name, shown, show }: Props & { name: 'from' | 'to' }) {
  const text = useText();
  return (
    <Field.Root name={name}>
      <Flex
        gap={{ initial: 1, medium: 2 }}
        direction={{ initial: 'column', medium: 'row' }}
        alignItems={{ initial: 'flex-start', medium: 'center' }}
      >
        <Field.Label>{text(`events.${name}`)}</Field.Label>
        <Field.Input
          type="date"
          size="S"
          max="9999-12-31"
          value={shown[name]}
          onChange={(event) => show({ [name]: event.target.value })}
        />
      </Flex>
    </Field.Root>
  );
}

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const text = useText();
  return (
    <Flex gap={1} role="group" aria-label={text('events.view')}>
      {views.map((one) => (
        <Button
          key={one}
          size="S"
          variant={one === view ? 'secondary' : 'tertiary'}
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          {text(`events.view.${one}`)}
        </Button>
      ))}
    </Flex>
  );
}

/** That only some are shown, until it is taken away. */
function Only({ onClear }: { onClear: () => void }) {
  const text = useText();
  const what = text('events.only.incomplete');
  return (
    <Tag icon={<Cross aria-hidden />} label={text('events.only.clear', { what })} onClick={onClear}>
      {what}
    </Tag>
  );
}

/** A calendar of days that were looked for begins with them. */
const beginOf = ({ from, day }: Shown) => (day === '' && from !== '' ? { day: from } : {});

/** What is looked for, and how it is shown. */
export function Toolbar({ shown, show }: Props) {
  return (
    <Flex gap={4} wrap="wrap" justifyContent="space-between" alignItems="center">
      <Flex gap={{ initial: 2, medium: 4 }} wrap="wrap" grow={1}>
        <div style={{ minWidth: '28rem', flexGrow: 1, maxWidth: '44rem' }}>
          <Search shown={shown} show={show} />
        </div>
        {shown.view === 'list' && (
          <>
            <Day name="from" shown={shown} show={show} />
            <Day name="to" shown={shown} show={show} />
            {shown.only && <Only onClear={() => show({ only: '' })} />}
          </>
        )}
      </Flex>
      <ViewSwitch view={shown.view} onView={(view) => show({ view, ...beginOf(shown) })} />
    </Flex>
  );
}
