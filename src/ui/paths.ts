import { createContext, useContext } from 'react';
import type { RouteMeta, System } from '#core/entity/meta.ts';

/** Returns the path of a resource's view (`list`, `create`, `edit`, `show`, a list view), or null where there is none. */
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

/** Prefers the spec's paths of a system to react-admin's, so that menu, rows and buttons agree (architecture 8). */
export function pathsOf(routes: readonly RouteMeta[], system: System): PathOf {
  const known = new Map<string, string>();
  for (const { systems, resource, view, path } of routes) {
    if (!resource || !view || !systems.includes(system) || known.has(`${resource} ${view}`)) continue;
    // The table has react-admin's own paths too; they are what is left where the spec has none.
    if (path.replace(':id', '0') !== plainPath(resource, view, 0)) known.set(`${resource} ${view}`, path);
  }
  return (resource, view, id) => {
    const path = known.get(`${resource} ${view}`);
    if (path === undefined) return plainPath(resource, view, id);
    if (!path.includes(':id')) return path;
    return id === undefined ? null : path.replace(':id', encodeURIComponent(id));
  };
}

export const PathContext = createContext<PathOf>(plainPath);

export const usePathOf = (): PathOf => useContext(PathContext);
