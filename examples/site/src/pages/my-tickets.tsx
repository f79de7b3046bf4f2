import { Link, redirect, useLoaderData, useNavigate } from 'react-router-dom';
import { SvcError, type Tickets, unwrap } from 'svc-client';
import { orderPath } from '../order-path';
import { useTitle } from '../parts/layout';
import { Place, placeFields } from '../parts/place';
import { svc } from '../svc';

const fields = [...placeFields, 'order_id', 'confirmation_url'];

export async function loadMyTickets(): Promise<Tickets.Place[] | Response> {
  if (!svc.session.isSignedIn()) return redirect('/sign-in');
  const query = { per_page: 50, _fields: fields.join(',') };
  try {
    return unwrap(await svc.rest.GET('/svc/tickets/v1/my-tickets', { params: { query } }));
  } catch (error) {
    // The session has ended meanwhile.
    if (error instanceof SvcError && error.status === 401) return redirect('/sign-in');
    throw error;
  }
}

export function MyTickets() {
  const places = useLoaderData() as Tickets.Place[];
  const navigate = useNavigate();
  useTitle('My tickets');

  async function signOut() {
    await svc.session.signOut();
    navigate('/');
  }

  return (
    <section className="narrow">
      <h1>My tickets</h1>
      {places.length === 0 && <p>You have no tickets yet.</p>}
      <ul className="places">
        {places.map((place) => (
          <Place key={place.attendee_id} place={place}>
            {place.confirmation_url && (
              <Link className="help" to={orderPath(place.order_id ?? 0, place.confirmation_url)}>
                Order {place.order_id}
              </Link>
            )}
          </Place>
        ))}
      </ul>
      <button type="button" className="plain" onClick={() => void signOut()}>
        Sign out
      </button>
    </section>
  );
}
