import { createContext, useContext } from 'react';
import type { RouteMeta, System } from '#core/entity/meta.ts';

/** Returns the path of a resource's view (`list`, `create`, `edit`, `show`, a list view) or page, or null where there is none. */
export type PathOf = (resource: string, view: string, id?: string | number) => string | null;

/** react-admin's own paths, which always work. */
export const plainPath: PathOf = (resource, view, id) => {
  if (view === 'list') return `/${resource}`;
  if (view === 'create') return `/${resource}/create`;
  if (id === undefined) return null;
  const base = `/${resource}/${encodeURIComponent(id)}`;
  if (view === 'edit') return base;
  return view === 'show' ? `${base}/show` : null;
};

/**
 * Returns the spec's paths of a system, else react-admin's, so that menu, rows and buttons agree (architecture 8). A
 * page of the other console only has no path here.
 */
export function pathsOf(routes: readonly RouteMeta[], system: System): PathOf {
  const known = new Map<string, string>();
  const [here, elsewhere] = [new Set<string>(), new Set<string>()];
  for (const { systems, resource, view, page, path, aside } of routes) {
    const place = view ?? page;
    if (!resource || !place || aside) continue;
    const name = `${resource} ${place}`;
    const isHere = systems.includes(system);
    (isHere ? here : elsewhere).add(name);
    // The table has react-admin's own paths too; they are what is left where the spec has none.
    if (isHere && !known.has(name) && path.replace(':id', '0') !== plainPath(resource, place, 0)) known.set(name, path);
  }
  return (resource, view, id) => {
    const name = `${resource} ${view}`;
    const path = known.get(name);
    if (path === undefined) return elsewhere.has(name) && !here.has(name) ? null : plainPath(resource, view, id);
    if (!path.includes(':id')) return path;
    return id === undefined ? null : path.replace(':id', encodeURIComponent(id));
  };
}

export const PathContext = createContext<PathOf>(plainPath);

export const usePathOf = (): PathOf => useContext(PathContext);
