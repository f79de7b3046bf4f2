import { type FormEvent } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { SvcError, unwrap } from 'svc-client';
import { findEvent, type ShownTicket, type WholeEvent } from '../events';
import { formatMoney } from '../format';
import { Availability } from '../parts/availability';
import { useTitle } from '../parts/layout';
import { Picture } from '../parts/picture';
import { ProblemText } from '../parts/problem-text';
import { useAction } from '../parts/use-action';
import { When } from '../parts/when';
import { svc } from '../svc';

export async function loadEvent({ params }: LoaderFunctionArgs): Promise<WholeEvent> {
  const event = await findEvent(params.slug ?? '');
  if (event) return event;
  const data = { status: 404 };
  throw new SvcError({ code: 'rest_post_invalid_id', message: 'There is no such event.', data });
}

/** As many as can be chosen; -1 places left is no limit. */
function mostOf({ remaining, max_per_order: most }: ShownTicket): number {
  return remaining < 0 ? most : Math.min(remaining, most);
}

function TicketRow({ ticket, currency }: { ticket: ShownTicket; currency: string }) {
  const isFree = Number(ticket.price) === 0;
  return (
    <li className="ticket-row">
      <div>
        <b id={`ticket-${ticket.id}`}>{ticket.title}</b>
        {ticket.description && <p className="quiet">{ticket.description}</p>}
      </div>
      <span>{isFree ? 'Free' : formatMoney(ticket.price, currency)}</span>
      {ticket.availability === 'on_sale' ? (
        <input
          type="number"
          name={String(ticket.id)}
          aria-labelledby={`ticket-${ticket.id}`}
          min={0}
          max={mostOf(ticket)}
          defaultValue={0}
          inputMode="numeric"
        />
      ) : (
        <Availability of={ticket.availability} />
      )}
    </li>
  );
}

function Tickets({ event }: { event: WholeEvent }) {
  const navigate = useNavigate();
  const { isBusy, problem, run } = useAction();
  const { tickets } = event._embedded;
  const isOnSale = tickets.some(({ availability }) => availability === 'on_sale');

  function add(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const chosen = [...new FormData(submitted.currentTarget)].filter(([, value]) => Number(value));
    if (chosen.length === 0) return;
    void run(async () => {
      for (const [id, quantity] of chosen) {
        const body = { ticket_id: Number(id), quantity: Number(quantity) };
        unwrap(await svc.rest.POST('/svc/tickets/v1/cart', { body }));
      }
      navigate('/cart');
    });
  }

  if (tickets.length === 0) return null;
  return (
    <form className="box" onSubmit={add} aria-labelledby="tickets">
      <h2 id="tickets">Tickets</h2>
      <ul className="rows">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} currency={event.currency} />
        ))}
      </ul>
      <ProblemText error={problem} />
      {isOnSale && (
        <button type="submit" disabled={isBusy}>
          Add to cart
        </button>
      )}
    </form>
  );
}

export function EventPage() {
  const event = useLoaderData() as WholeEvent;
  const { venue, organizers, categories } = event._embedded;
  useTitle(event.title);
  return (
    <article className="event">
      <div className="frame hero">
        <Picture event={event} sizes="(min-width: 70rem) 70rem, 100vw" />
      </div>
      <div className="columns">
        <div>
          <p className="kinds">{categories.map(({ title }) => title).join(' · ')}</p>
          <h1>{event.title}</h1>
          <When event={event} />
          {venue && (
            <address>
              <b>{venue.title}</b>
              <br />
              {[venue.address, `${venue.zip} ${venue.city}`.trim(), venue.country]
                .filter(Boolean)
                .join(', ')}
            </address>
          )}
          {/* The service takes everything out of it that could run. */}
          <div className="text" dangerouslySetInnerHTML={{ __html: event.content }} />
          {organizers.length > 0 && (
            <p className="quiet">By {organizers.map(({ title }) => title).join(', ')}</p>
          )}
          <p>
            <Link to="/events">All events</Link>
          </p>
        </div>
        <Tickets event={event} />
      </div>
    </article>
  );
}
