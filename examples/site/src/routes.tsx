import type { RouteObject } from 'react-router-dom';
import { Cart, loadCart } from './pages/cart';
import { Checkout, loadCheckout } from './pages/checkout';
import { EventPage, loadEvent } from './pages/event';
import { Events, loadEvents } from './pages/events';
import { loadMyTickets, MyTickets } from './pages/my-tickets';
import { NotFound, Problem } from './pages/problem';
import { loadOrder, Order } from './pages/order';
import { SignIn } from './pages/sign-in';
import { Layout } from './parts/layout';

/* `/events/{slug}` and `/orders/{id}` are the addresses that the service's `url` and mails have (PUBLIC_URL). */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <Problem />,
    children: [
      {
        errorElement: <Problem />,
        children: [
          { index: true, element: <Events />, loader: loadEvents },
          { path: 'events', element: <Events />, loader: loadEvents },
          { path: 'events/:slug', element: <EventPage />, loader: loadEvent },
          { path: 'cart', element: <Cart />, loader: loadCart },
          { path: 'checkout', element: <Checkout />, loader: loadCheckout },
          { path: 'orders/:id', element: <Order />, loader: loadOrder },
          { path: 'sign-in', element: <SignIn /> },
          { path: 'my-tickets', element: <MyTickets />, loader: loadMyTickets },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
