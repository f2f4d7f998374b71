import type { System } from '#core/entity/meta.ts';
import type { Desk } from './desk.ts';
import type { Entity, Field } from './types.ts';

/** Returns the path of the list in each console; the spec's, else the resource. */
export function buildRoute(desk: Desk): Entity['route'] {
  const { route } = desk.data['x-entity'];
  const of = (system: System) => (typeof route === 'string' ? route : route?.[system]) ?? desk.names.kebabs;
  if (typeof route === 'object') {
    for (const system of Object.keys(route) as System[]) {
      if (!desk.systems.includes(system))
        desk.problem(
          ['x-entity', 'route', system],
          'not-in-system',
          `${desk.name} is not in ${system}`,
          `add ${system} to mode`,
          'key',
        );
    }
  }
  return Object.fromEntries(desk.systems.map((system) => [system, `/${of(system).replace(/^\//, '')}`]));
}

/** A service has no list; each of its calls names its own permission. */
export function buildPerm(desk: Desk): Entity['perm'] {
  const { perm } = desk.data['x-entity'];
  if (!perm && desk.stored)
    desk.problem(
      ['x-entity'],
      'missing-permission',
      `${desk.name} has no perm`,
      `add perm: {list: ${desk.name}.view}`,
      'key',
    );
  for (const [kind, name] of Object.entries(perm ?? {})) desk.permission(name, ['x-entity', 'perm', kind]);
  return perm ?? { list: 'open' };
}

/** Returns which fields say whose rows these are. */
export function buildScope(desk: Desk, fields: ReadonlyMap<string, Field>): Entity['scope'] {
  const { scope = { dept: 'deptId', owner: 'creatorId' } } = desk.data['x-entity'];
  if (!desk.stored) return 'none';
  if (scope === 'none') return scope;
  for (const key of ['dept', 'owner', 'shared', 'party'] as const) {
    const name = scope[key];
    if (name !== undefined) desk.field(fields, name, ['x-entity', 'scope', key]);
  }
  if (scope.grant !== undefined) desk.entity(scope.grant, ['x-entity', 'scope', 'grant']);
  return scope;
}

/** Returns indexes and unique columns, all of them stored. */
export function buildStorage(desk: Desk, fields: ReadonlyMap<string, Field>): Entity['storage'] {
  const { storage } = desk.data['x-entity'];
  if (storage === undefined || storage === 'none') return { index: [], unique: [], global: [] };
  const { index = [], unique = [], global = [] } = storage;
  const check = (name: string, path: (string | number)[]) => {
    const field = desk.field(fields, name, ['x-entity', 'storage', ...path]);
    if (field && (field.derive || ['json', 'refs', 'files'].includes(field.kind)))
      desk.problem(['x-entity', 'storage', ...path], 'not-indexable', `"${name}" is no single stored column`);
  };
  index.forEach((columns, at) => columns.forEach((name, place) => check(name, ['index', at, place])));
  unique.forEach((columns, at) => columns.forEach((name, place) => check(name, ['unique', at, place])));
  global.forEach((name, at) => check(name, ['global', at]));
  return { index, unique, global };
}

/** Returns the field that names a record. */
export function displayOf(desk: Desk): string {
  return desk.data['x-entity'].display ?? (desk.data.properties?.name ? 'name' : 'id');
}
