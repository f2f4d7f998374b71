import { routes } from '#generated/model/routes.gen.ts';
import type { RouteMeta, System } from '#core/entity/meta.ts';
import type { Config } from '../config.ts';
import { entityOf } from './tableOf.ts';

const table: readonly RouteMeta[] = routes;

/** Returns the address of a page for somebody who is not on it; undefined in production where nobody said what the server is called. */
export function pageUrl({ publicUrl, production, port }: Config, path: string): string | undefined {
  if (publicUrl === undefined && production) return undefined;
  return `${publicUrl ?? `http://localhost:${port}`}${path}`;
}

/** Returns the path of a record's page in a console, if it has one there; with `view`, of that list. */
export function recordPath(entity: string, id: string, system: System, view = 'show'): string | undefined {
  const resource = entityOf(entity)?.resource;
  const page = table.find(
    (route) =>
      route.resource === resource &&
      route.view === view &&
      route.systems.includes(system) &&
      (view !== 'show' || route.path.includes(':id')),
  );
  return page?.path.replace(':id', encodeURIComponent(id));
}
