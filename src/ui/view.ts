import { createContext, useContext, type ReactNode } from 'react';
import type { EntityHead } from '#core/entity/meta.ts';

/** What every generated view takes: the overrides that are laid over it and, for a list, which of its views it is. */
export interface ViewProps<S extends object = object> {
  slots?: S;
  view?: string;
}

/**
 * A view of some entity. Written as a method, so that a view with slots of its own fits: the registry
 * hands each view the slots of its own folder only.
 */
export type EntityView = { view(props: ViewProps): ReactNode }['view'];

/** A view that may be loaded before it is drawn (src/ui/lazyView.ts). */
export type OpenableView = EntityView & { preload?: () => Promise<unknown> };

/** One row of generated/console/resources.gen.tsx: an entity and its views, loaded when they are first opened. */
export interface ResourceViews {
  meta: EntityHead;
  List?: OpenableView;
  Create?: OpenableView;
  Edit?: OpenableView;
  Show?: OpenableView;
}

/** The views of every entity by resource, for what draws one inside another: reverse lists, a new record from a picker. */
export const ViewsContext = createContext<ReadonlyMap<string, ResourceViews>>(new Map());

export const useViews = (resource: string): ResourceViews | undefined => useContext(ViewsContext).get(resource);
