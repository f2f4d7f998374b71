import type { RouteMeta, System } from '#core/entity/meta.ts';
import { entityByResource } from '#generated/model/entities.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { tableOf } from '#server/policies/tableOf.ts';
import type { Store } from '#server/store/types.ts';

/** A page of the console as somebody can open it. */
export interface Place {
  system: System;
  /** Of the file: "ads-edit", "home". */
  name: string;
  /** With the id of a record that is there. */
  path: string;
}

const nameOf = ({ page, resource, view }: RouteMeta): string => page ?? `${resource}-${view}`;

/** Two paths to the same view are one place; those of the menu and the specification stand for react-admin's own. */
function distinct(system: System): RouteMeta[] {
  const kept = new Map<string, RouteMeta>();
  for (const route of routes) {
    if (!route.systems.includes(system) || route.redirect) continue;
    const isOwn = route.resource !== undefined && route.path.startsWith(`/${route.resource}`);
    if (!kept.has(nameOf(route)) || !isOwn) kept.set(nameOf(route), route);
  }
  return [...kept.values()];
}

/** Returns every page of a console, each with a record of the caller's corporation where its path asks for one. */
export async function placesOf(store: Store, system: System, corpId: string): Promise<Place[]> {
  const places: Place[] = [];
  for (const route of distinct(system)) {
    if (!route.path.includes(':id')) {
      places.push({ system, name: nameOf(route), path: route.path });
      continue;
    }
    const entity = route.resource ? entityByResource[route.resource] : undefined;
    if (!entity) continue;
    const [row] = await store.read({ kind: 'system', corpId }, (tx) =>
      tableOf(tx, entity.name).find((eb) => eb('id', '<>', ''), { fields: ['id'], limit: 1 }),
    );
    if (row) places.push({ system, name: nameOf(route), path: route.path.replace(':id', row.id) });
  }
  return places.toSorted((one, other) => one.name.localeCompare(other.name));
}
