import type { RouteMeta } from '#core/entity/meta.ts';
import { callPaths } from '#generated/model/callPaths.gen.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';

/**
 * What is looked up when it is needed, never kept: so a schema saved in development changes it under a page that stays.
 * The first page of all stands on these, and could only be loaded anew.
 */
let paths: Readonly<Partial<Record<CallName, string>>> = callPaths;
let known = routes;

/** Returns where a call is sent. */
export function callPath<N extends CallName>(name: N): CallTypes[N]['path'] {
  const path = paths[name];
  if (path === undefined) throw new Error(`There is no call "${name}"; add it to x-calls of its schema.`);
  return path as CallTypes[N]['path'];
}

/** Returns every route of both consoles. */
export const knownRoutes = (): readonly RouteMeta[] => known;

if (import.meta.hot) {
  import.meta.hot.accept('#generated/model/callPaths.gen.ts', (next) => {
    if (next) paths = next['callPaths'] as typeof paths;
  });
  import.meta.hot.accept('#generated/model/routes.gen.ts', (next) => {
    if (next) known = next['routes'] as typeof known;
  });
}
