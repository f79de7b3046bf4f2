import { type ComponentProps, lazy, Suspense } from 'react';

/* What dialogs about money need besides, loaded when one is opened. */

const Form = lazy(() => import('../refund/refund-form'));
const Choice = lazy(() => import('../refund/till-choice'));

export const RefundForm = (props: ComponentProps<typeof Form>) => (
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
);

export const TillChoice = (props: ComponentProps<typeof Choice>) => (
  <Suspense fallback={null}>
    <Choice {...props} />
  </Suspense>
);
