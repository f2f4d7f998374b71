import { createContext, useContext, type ReactNode } from 'react';
import type { EntityHead } from '#core/entity/meta.ts';

/** Props of every generated view: its overrides and, for a list, the name of the view. */
export interface ViewProps<S extends object = object> {
  slots?: S;
  view?: string;
}

/**
 * A view of some entity. Written as a method type, so that a view with slots of its own is accepted: the registry
 * passes each view only the slots of its own folder.
 */
export type EntityView = { view(props: ViewProps): ReactNode }['view'];

/** A view that can be preloaded (src/ui/lazyView.ts). */
export type OpenableView = EntityView & { preload?: () => Promise<unknown> };

/** One row of generated/console/resources.gen.tsx: an entity and its views, loaded when first opened. */
export interface ResourceViews {
  meta: EntityHead;
  List?: OpenableView;
  Create?: OpenableView;
  Edit?: OpenableView;
  Show?: OpenableView;
}

/** Views of every entity by resource, for views inside others: related lists, the create dialog of a picker. */
export const ViewsContext = createContext<ReadonlyMap<string, ResourceViews>>(new Map());

export const useViews = (resource: string): ResourceViews | undefined => useContext(ViewsContext).get(resource);
