import { use, type ComponentType, type ReactNode } from 'react';
import type { EntityView, OpenableView, ViewProps } from './view.ts';

type Loaded = { default: ComponentType<ViewProps> | EntityView };

/**
 * Makes a view whose script is loaded when it is first drawn, or before: at the first sign that somebody goes there. What is there already is drawn at once: `React.lazy` waits for a promise even then, and a place that
 * waited, however shortly, is held back for 300 ms by React, so that it does not flicker.
 */
export function lazyView(load: () => Promise<Loaded>): Required<Pick<OpenableView, 'preload'>> & EntityView {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const preload = (): Promise<Loaded> =>
    (loading ??= load().then(
      (views) => (loaded = views),
      (error: unknown) => {
        // The network may come back: the next one asks again.
        loading = undefined;
        throw error;
      },
    ));
  function View(props: ViewProps): ReactNode {
    const Drawn = (loaded ?? use(preload())).default as ComponentType<ViewProps>;
    return <Drawn {...props} />;
  }
  return Object.assign(View, { preload });
}
