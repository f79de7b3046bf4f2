import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSubmit } from 'react-router-dom';
import type { Events as Schema } from 'svc-client';
import { type EventFilter, findCategories, findEvents, type ShownEvent } from '../events';
import { dayOf, formatPrices } from '../format';
import { Availability } from '../parts/availability';
import { useTitle } from '../parts/layout';
import { Picture } from '../parts/picture';
import { When } from '../parts/when';

interface Data {
  events: ShownEvent[];
  pages: number;
  filter: EventFilter;
  categories: Schema.Category[];
}

const whens = { upcoming: 'Coming up', running: 'On now', past: 'Past' } as const;

/** What the address filters by; what it says wrongly does not count. */
function filterOf(parameters: URLSearchParams): EventFilter {
  const when = parameters.get('when') ?? '';
  const number = (name: string) => Math.trunc(Number(parameters.get(name))) || 0;
  return {
    when: when in whens ? (when as EventFilter['when']) : 'upcoming',
    search: parameters.get('search')?.trim() ?? '',
    category: Math.max(0, number('category')),
    page: Math.max(1, number('page')),
  };
}

export async function loadEvents({ request }: LoaderFunctionArgs): Promise<Data> {
  const filter = filterOf(new URL(request.url).searchParams);
  const [found, categories] = await Promise.all([findEvents(filter), findCategories()]);
  return { ...found, filter, categories };
}

function Card({ event }: { event: ShownEvent }) {
  const { day, month } = dayOf(event);
  const { venue } = event._embedded;
  return (
    <li className="card">
      <Link to={`/events/${event.slug}`}>
        <div className="frame">
          <Picture event={event} sizes="(min-width: 60rem) 20rem, 100vw" />
          <span className="day" aria-hidden="true">
            <b>{day}</b> {month}
          </span>
        </div>
        <h2>{event.title}</h2>
      </Link>
      <When event={event} />
      {venue && <p className="quiet">{[venue.title, venue.city].filter(Boolean).join(', ')}</p>}
      <p className="prices">
        <span>{formatPrices(event)}</span> <Availability of={event.availability} />
      </p>
    </li>
  );
}

function Filters({ filter, categories }: Pick<Data, 'filter' | 'categories'>) {
  const submit = useSubmit();
  return (
    <Form
      className="filters"
      role="search"
      action="/events"
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget);
      }}
    >
      <label>
        Search
        <input type="search" name="search" defaultValue={filter.search} key={filter.search} />
      </label>
      <label>
        When
        <select name="when" value={filter.when} onChange={() => {}}>
          {Object.entries(whens).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        Category
        <select name="category" value={filter.category} onChange={() => {}}>
          <option value="0">All</option>
          {categories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Show</button>
    </Form>
  );
}

function Pages({ filter, pages }: Pick<Data, 'filter' | 'pages'>) {
  const addressOf = (page: number) => {
    const { when, search, category } = filter;
    return `/events?${new URLSearchParams({ when, search, category: String(category), page: String(page) })}`;
  };
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label="Pages">
      {filter.page > 1 && <Link to={addressOf(filter.page - 1)}>Earlier</Link>}
      <span>
        Page {filter.page} of {pages}
      </span>
      {filter.page < pages && <Link to={addressOf(filter.page + 1)}>Later</Link>}
    </nav>
  );
}

export function Events() {
  const { events, pages, filter, categories } = useLoaderData() as Data;
  useTitle('What’s on');
  return (
    <>
      <h1>What’s on</h1>
      <Filters filter={filter} categories={categories} />
      {events.length === 0 && <p>Nothing was found. Try fewer words, or another category.</p>}
      <ul className="cards">
        {events.map((event) => (
          <Card key={event.id} event={event} />
        ))}
      </ul>
      <Pages filter={filter} pages={pages} />
    </>
  );
}
