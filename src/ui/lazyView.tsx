import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import type { EntityView, OpenableView, ViewProps } from './view.ts';

type Loaded = { default: ComponentType<ViewProps> | EntityView };

/**
 * Makes a view whose script is loaded when it is first drawn, or before: at the first sign that somebody goes there.
 * What is there already is drawn at once: `React.lazy` waits for a promise even then, and a place that waited,
 * however shortly, is held back for 300 ms by React, so that it does not flicker.
 */
export function lazyView(load: () => Promise<Loaded>): Required<Pick<OpenableView, 'preload'>> & EntityView {
  let loaded: ComponentType<ViewProps> | undefined;
  let loading: Promise<{ default: ComponentType<ViewProps> }> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (views) => ({ default: (loaded = views.default as ComponentType<ViewProps>) }),
      (error: unknown) => {
        // The network may come back: the next one asks again.
        loading = undefined;
        throw error;
      },
    ));
  const Waiting = lazy(preload);
  function View(props: ViewProps): ReactNode {
    const [Drawn] = useState(() => loaded ?? Waiting);
    return <Drawn {...props} />;
  }
  return Object.assign(View, { preload });
}
