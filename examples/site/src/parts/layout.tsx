import { useEffect } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { svc } from '../svc';

export function Layout() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <Link className="brand" to="/">
          Northside
        </Link>
        <nav aria-label="Site">
          <NavLink to="/events">What’s on</NavLink>
          <NavLink to="/my-tickets">{svc.session.isSignedIn() ? 'My tickets' : 'Sign in'}</NavLink>
          <NavLink to="/cart">Cart</NavLink>
        </nav>
      </header>
      <main id="main" aria-busy={isLoading}>
        <Outlet />
      </main>
      <footer className="foot">
        A site on <a href="https://strapi.io">Strapi</a> and svc. Times are those of the place,
        unless it says otherwise.
      </footer>
      <ScrollRestoration />
    </>
  );
}

/** The title of the browser's window. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Northside`;
  }, [title]);
}
