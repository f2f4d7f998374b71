import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A part of the page that may be loaded before it is drawn. */
export type LazyPart<P extends object> = ((props: P) => ReactNode) & { preload: () => Promise<unknown> };

/**
 * Makes a part whose script is loaded when it is first drawn, or before: at the first sign that it will be.
 * What is there already is drawn at once: `React.lazy` waits for a promise even then, and a place that waited,
 * however shortly, is held back for 300 ms by React, so that it does not flicker.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (module) => {
        loaded = module.default;
        return { default: loaded };
      },
      (error: unknown) => {
        // The network may come back: the next one asks again.
        loading = undefined;
        throw error;
      },
    ));
  const Waiting: ComponentType<P> = lazy(preload);
  function Part(props: P): ReactNode {
    const [Drawn] = useState(() => loaded ?? Waiting);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, { preload });
}
