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

/** Returns indexes and unique columns, all of them stored. */
export function buildStorage(builder: EntityBuilder, fields: ReadonlyMap<string, Field>): Entity['storage'] {
  const { storage } = builder.data['x-entity'];
  if (storage === undefined || storage === 'none') return { index: [], unique: [], global: [] };
  const { index = [], across, unique = [], global = [], appendOnly } = storage;
  if (appendOnly) refuseChanges(builder);
  const check = (name: string, path: (string | number)[]) => {
    const field = builder.field(fields, name, ['x-entity', 'storage', ...path]);
    if (field && (field.derive || ['json', 'refs', 'files'].includes(field.kind)))
      builder.problem(['x-entity', 'storage', ...path], 'not-indexable', `"${name}" is no single stored column`);
  };
  index.forEach((columns, at) => columns.forEach((name, place) => check(name, ['index', at, place])));
  across?.forEach((columns, at) => columns.forEach((name, place) => check(name, ['across', at, place])));
  unique.forEach((columns, at) => columns.forEach((name, place) => check(name, ['unique', at, place])));
  global.forEach((name, at) => check(name, ['global', at]));
  return { index, ...(across ? { across } : {}), unique, global, ...(appendOnly ? { appendOnly } : {}) };
}

/** Verbs that change or delete a row. */
const CHANGING = ['update', 'updateMany', 'delete', 'restore'];

/** Reports what could never work on rows that the database does not let be changed. */
function refuseChanges(builder: EntityBuilder): void {
  const calls = Object.keys(builder.data['x-calls'] ?? {}).filter((verb) => CHANGING.includes(verb));
  const parts = [...calls.map((verb) => `x-calls.${verb}`), ...(builder.data['x-states'] ? ['x-states'] : [])];
  if (parts.length > 0)
    builder.problem(
      ['x-entity', 'storage', 'appendOnly'],
      'append-only',
      `rows of ${builder.name} are never changed, and it has ${parts.join(', ')}`,
      'leave appendOnly out, or these',
      'key',
    );
}

/** Returns the field that names a record. */
export function displayOf(builder: EntityBuilder): string {
  return builder.data['x-entity'].display ?? (builder.data.properties?.name ? 'name' : 'id');
}
