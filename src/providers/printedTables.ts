import type { RouteMeta } from '#core/entity/meta.ts';
import { callPaths } from '#generated/model/callPaths.gen.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';

/**
 * Generated tables that are read at each use and never copied, so that a schema saved in development takes effect in an
 * open page. The entry script depends on them, so replacing that module would reload the page.
 */
let paths: Readonly<Partial<Record<CallName, string>>> = callPaths;
let known = routes;

/** Returns the path of a call. */
export function callPath<N extends CallName>(name: N): CallTypes[N]['path'] {
  const path = paths[name];
  if (path === undefined) throw new Error(`There is no call "${name}"; add it to x-calls of its schema.`);
  return path as CallTypes[N]['path'];
}

/** Returns the routes of both consoles. */
export const knownRoutes = (): readonly RouteMeta[] => known;

if (import.meta.hot) {
  import.meta.hot.accept('#generated/model/callPaths.gen.ts', (next) => {
    if (next) paths = next['callPaths'] as typeof paths;
  });
  import.meta.hot.accept('#generated/model/routes.gen.ts', (next) => {
    if (next) known = next['routes'] as typeof known;
  });
}
