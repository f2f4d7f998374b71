import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A lazy part of the page that can be preloaded. */
export type LazyPart<P extends object> = ((props: P) => ReactNode) & { preload: () => Promise<unknown> };

/**
 * Creates a part whose script is loaded when it is first rendered, or by `preload`. A loaded part renders at once:
 * `React.lazy` suspends even for a loaded script, and React then shows the fallback for at least 300 ms to avoid
 * flicker.
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
        // The network may come back: the next render tries again.
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
