import { Link, useRouteError } from 'react-router-dom';
import { SvcError } from 'svc-client';
import { useTitle } from '../parts/layout';

export function NotFound() {
  useTitle('Not found');
  return (
    <section className="narrow">
      <h1>There is nothing here</h1>
      <p>
        The address may be old. <Link to="/events">See what is on</Link>.
      </p>
    </section>
  );
}

/** What a page shows that could not be loaded. */
export function Problem() {
  const error = useRouteError();
  useTitle('Something went wrong');
  if (error instanceof SvcError && error.status === 404) return <NotFound />;
  return (
    <section className="narrow">
      <h1>This did not work</h1>
      <p>The service cannot be reached, or is busy. Please try again in a moment.</p>
      <p>
        <a href="">Try again</a>
      </p>
    </section>
  );
}
