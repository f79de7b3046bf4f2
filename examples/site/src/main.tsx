import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import './styles.css';

const future = { v7_relativeSplatPath: true } as const;

createRoot(document.getElementById('root')!).render(
  <RouterProvider
    router={createBrowserRouter(routes, { future })}
    future={{ v7_startTransition: true }}
  />,
);
