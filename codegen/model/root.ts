import type { System } from '#core/entity/meta.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Entity, Field } from './types.ts';

/** Returns the path of the list in each console; the spec's, else the resource. */
export function buildRoute(builder: EntityBuilder): Entity['route'] {
  const { route } = builder.data['x-entity'];
  const of = (system: System) => (typeof route === 'string' ? route : route?.[system]) ?? builder.names.kebabs;
  if (typeof route === 'object') {
    for (const system of Object.keys(route) as System[]) {
      if (!builder.systems.includes(system))
        builder.problem(
          ['x-entity', 'route', system],
          'not-in-system',
          `${builder.name} is not in ${system}`,
          `add ${system} to mode`,
          'key',
        );
    }
  }
  return Object.fromEntries(builder.systems.map((system) => [system, `/${of(system).replace(/^\//, '')}`]));
}

/** A service has no list; each of its calls names its own permission. */
export function buildPerm(builder: EntityBuilder): Entity['perm'] {
  const { perm } = builder.data['x-entity'];
  if (!perm && builder.stored)
    builder.problem(
      ['x-entity'],
      'missing-permission',
      `${builder.name} has no perm`,
      `add perm: {list: ${builder.name}.view}`,
      'key',
    );
  for (const [kind, name] of Object.entries(perm ?? {})) builder.permission(name, ['x-entity', 'perm', kind]);
  return perm ?? { list: 'open' };
}

/** Returns which fields say whose rows these are. */
export function buildScope(builder: EntityBuilder, fields: ReadonlyMap<string, Field>): Entity['scope'] {
  const { scope = { dept: 'deptId', owner: 'creatorId' } } = builder.data['x-entity'];
  if (!builder.stored) return 'none';
  if (scope === 'none') return scope;
  for (const key of ['dept', 'owner', 'shared', 'party'] as const) {
    const name = scope[key];
    if (name !== undefined) builder.field(fields, name, ['x-entity', 'scope', key]);
  }
  if (scope.grant !== undefined) builder.entity(scope.grant, ['x-entity', 'scope', 'grant']);
  return scope;
}

/** Returns indexes and unique columns, all of them stored. */
export function buildStorage(builder: EntityBuilder, fields: ReadonlyMap<string, Field>): Entity['storage'] {
  const { storage } = builder.data['x-entity'];
  if (storage === undefined || storage === 'none') return { index: [], unique: [], global: [] };
  const { index = [], unique = [], global = [] } = storage;
  const check = (name: string, path: (string | number)[]) => {
    const field = builder.field(fields, name, ['x-entity', 'storage', ...path]);
    if (field && (field.derive || ['json', 'refs', 'files'].includes(field.kind)))
      builder.problem(['x-entity', 'storage', ...path], 'not-indexable', `"${name}" is no single stored column`);
  };
  index.forEach((columns, at) => columns.forEach((name, place) => check(name, ['index', at, place])));
  unique.forEach((columns, at) => columns.forEach((name, place) => check(name, ['unique', at, place])));
  global.forEach((name, at) => check(name, ['global', at]));
  return { index, unique, global };
}

/** Returns the field that names a record. */
export function displayOf(builder: EntityBuilder): string {
  return builder.data['x-entity'].display ?? (builder.data.properties?.name ? 'name' : 'id');
}
