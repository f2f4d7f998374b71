import type { FieldKind } from '#core/entity/meta.ts';
import type { Expr } from '../expression/types.ts';
import type { Path } from '../load.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Entity, Field } from './types.ts';

type Parts = Pick<Entity, 'fields' | 'list' | 'scope' | 'storage'>;

/** Kinds kept in link tables, each indexed by the referenced id. */
const LINKED: readonly FieldKind[] = ['refs', 'files'];

/**
 * Returns the fields that lead an index, after the corporation or by themselves: those of x-entity.storage, and those that the store
 * indexes by itself (server/store/ddl.ts): the id, links, scope fields, and the sort field of the list.
 */
function leadersOf({ fields, list, scope, storage }: Parts): Set<string> {
  const own = scope === 'none' ? [] : [scope.dept, scope.owner, scope.assignee, scope.party, scope.store];
  const sets = [...storage.index, ...(storage.across ?? []), ...storage.unique].map((columns) => columns[0]);
  const links = fields.filter((field) => LINKED.includes(field.kind)).map((field) => field.name);
  // The corporation leads every index implicitly.
  return new Set(['id', 'corpId', list.sort.field, ...own, ...sets, ...links].filter((name) => name !== undefined));
}

/** Returns true if an index serves a condition: all branches of an `||`, one side of an `&&`. */
function isServed(expr: Expr, leaders: ReadonlySet<string>): boolean {
  const leads = (part: Expr) => part.node === 'field' && leaders.has(part.name);
  switch (expr.node) {
    case 'logic':
      return expr.op === '&&'
        ? isServed(expr.left, leaders) || isServed(expr.right, leaders)
        : isServed(expr.left, leaders) && isServed(expr.right, leaders);
    case 'compare':
      return expr.op !== '!=' && (leads(expr.left) || leads(expr.right));
    case 'in':
      return !expr.not && leads(expr.left);
    case 'isNull':
    case 'truth':
      return leads(expr.of);
    default:
      return false;
  }
}

/**
 * Checks that a list is filtered by indexed fields only. `contains` is the exception: it scans the rows of a
 * corporation, since no index finds text inside text. Filters that codegen chose itself get their index here.
 */
export function indexed(builder: EntityBuilder, parts: Parts): Entity['storage'] {
  const leaders = leadersOf(parts);
  const given = builder.data['x-list']?.filters;
  const unserved = parts.list.filters.filter(({ field, op }) => op !== 'contains' && !leaders.has(field));
  parts.list.views.forEach(({ name, where }) => {
    if (where && !isServed(where, leaders))
      builder.problem(
        ['x-list', 'views', name, 'where'],
        'no-index',
        `no index finds the rows of view "${name}"`,
        'add a column that it compares to x-entity.storage.index',
      );
  });
  if (!given) {
    const added = unserved.map(({ field }) => [field]);
    return { ...parts.storage, index: [...parts.storage.index, ...added] };
  }
  given.forEach((filter, index) => {
    const name = typeof filter === 'string' ? filter : filter.field;
    const path: Path = ['x-list', 'filters', index, ...(typeof filter === 'string' ? [] : ['field'])];
    if (unserved.some(({ field }) => field === name) && isColumn(parts.fields, name))
      builder.problem(
        path,
        'no-index',
        `the list is filtered by "${name}", which leads no index`,
        `add [${name}] to x-entity.storage.index`,
      );
  });
  return parts.storage;
}

/** Returns true if the name is a stored column. Other names were reported already. */
const isColumn = (fields: readonly Field[], name: string): boolean =>
  fields.some(
    (field) => field.name === name && field.derive === undefined && !field.writeOnly && field.kind !== 'json',
  );
