import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A component whose code is loaded when it is shown; until then nothing stands there, or what is given for it. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(load as () => Promise<{ default: ComponentType<object> }>);
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Loaded {...props} />
    </Suspense>
  );
}
