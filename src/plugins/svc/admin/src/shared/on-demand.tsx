import { type ComponentType, lazy, Suspense } from 'react';

/** A component whose code is loaded when it is shown; nothing stands there until then. */
export function onDemand(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Loaded = lazy(load);
  return () => (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
}
