import type { ComponentType } from 'react';
import { lazyPart } from './lazyPart.tsx';
import type { EntityView, OpenableView, ViewProps } from './view.ts';

type Loaded = { default: ComponentType<ViewProps> | EntityView };

/** Makes a view whose script is loaded when it is first drawn, or before: at the first sign that somebody goes there. */
export const lazyView = (load: () => Promise<Loaded>): Required<Pick<OpenableView, 'preload'>> & EntityView =>
  lazyPart<ViewProps>(load);
