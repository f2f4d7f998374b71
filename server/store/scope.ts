import type { ReachMeta, ScopeMeta, WithinMeta } from '#core/entity/meta.ts';
import type { Condition } from './clause.ts';
import { Clause, anyOf, oneOf, throughOf } from './clause.ts';
import { StoreMisuse } from './errors.ts';
import { columnOf } from './names.ts';
import { encodeValue, type TableShape } from './shape.ts';
import type { Scope, ScopeUser } from './types.ts';

/**
 * Returns the field by which an advertiser sees rows of a media owner: only rows that name it (architecture 5), or one of
 * the advertisers that it acts for (ADS-08).
 */
function partyOf(shape: TableShape, user: ScopeUser): string | null {
  const scope = shape.entity?.scope;
  return user.system === 'ADS' && scope && scope !== 'none' && scope.party !== undefined ? scope.party : null;
}

/**
 * Returns the conditions of data permission (PERM-04, PERM-05), over the fields that the entity names.
 *
 * An entity with a department but no owner: "only oneself" means the caller's own department. With an owner but no
 * department: departments mean oneself. With neither: the rows belong to the corporation. Rows of the stores that the
 * account keeps, rows granted to it, what belongs to such records, and those that it has to do are included, within its own corporation
 * (PERM-07); for a keeper, of what belongs to stores these are all. Of a row that names a record (`scope.through`) that record's own conditions are asked
 * as well.
 */
function dataConditions(name: string, scope: ScopeMeta, user: ScopeUser): Condition[] {
  if (user.data.kind === 'all') return [];
  const { through = [], within } = scope;
  const records = through.flatMap(({ field, table, scope: of }) => {
    const conditions = dataConditions(table, of, user);
    return conditions.length > 0 ? [throughOf(columnOf(field), name, table, conditions)] : [];
  });
  const assigned = scope.assignee === undefined ? [] : [oneOf(columnOf(scope.assignee), [user.userId])];
  if (user.stores?.only === true) {
    if (scope.store !== undefined) return [anyOf([...reachedBy(scope, user), ...assigned]), ...records];
    // Rows that name the record are seen through it already.
    if (within)
      return through.some(({ field }) => field === within.field)
        ? records
        : [anyOf([...conditionsOfKeeper(name, within, user), ...assigned]), ...records];
  }
  const own = ownConditions(scope, user);
  if (own.length === 0) return records;
  // Rows of a screen that one keeps or was granted, whoever's department they were made in.
  const kept = within ? conditionsOfKeeper(name, within, user) : [];
  return [anyOf([...own, ...assigned, ...reachedBy(scope, user), ...kept]), ...records];
}

/** Returns the conditions for the stores that an account keeps, and for what it was granted. */
function reachedBy({ store, grants = [] }: ReachMeta, { corpId, userId, stores, granted }: ScopeUser): Condition[] {
  const kept = store !== undefined && stores && stores.ids.length > 0 ? [oneOf(columnOf(store), stores.ids)] : [];
  const asked = grants.filter(({ table }) => granted === undefined || granted.has(table));
  return [
    ...kept,
    ...asked.map(({ by, table, record, account, made }): Condition => {
      const column = [columnOf(by), table, columnOf(record), columnOf(account)].join(',');
      const known = granted?.get(table);
      return {
        test: 'granted',
        column,
        args: [corpId, userId],
        ...(known ? { granted: known } : {}),
        ...(made === undefined ? {} : { made: columnOf(made) }),
      };
    }),
  ];
}

/** Returns the condition that the record by which a keeper sees a row is one of theirs. */
function conditionsOfKeeper(name: string, { field, table, by, ...reach }: WithinMeta, user: ScopeUser): Condition[] {
  const parts = reachedBy(reach, user);
  if (parts.length === 0) return [];
  const args = [user.corpId, ...parts.flatMap((part) => part.args)];
  if (by === undefined) return [{ test: 'within', column: `${columnOf(field)},${table}`, args, parts }];
  const link = `${name}__${columnOf(field)}`;
  const ways = by.map(({ field: way, many }) => (many ? `${table}__${columnOf(way)}` : columnOf(way)));
  return [
    // The corporation once for the links, and for each way to name the record: of one with links once more for these.
    {
      test: 'withinAny',
      column: [link, table, ...ways].join(','),
      args: [user.corpId, ...by.flatMap(({ many }) => (many ? [user.corpId, ...args] : args))],
      parts,
    },
  ];
}

function ownConditions({ dept, owner }: ScopeMeta, user: ScopeUser): Condition[] {
  const own = (field: string): Condition => oneOf(columnOf(field), [user.userId]);
  if (user.data.kind === 'depts') {
    if (dept !== undefined) return [oneOf(columnOf(dept), user.data.deptIds)];
    return owner === undefined ? [] : [own(owner)];
  }
  if (owner !== undefined) return [own(owner)];
  return dept === undefined ? [] : [oneOf(columnOf(dept), user.deptId === null ? [] : [user.deptId])];
}

function dataOf(shape: TableShape, user: ScopeUser): Condition[] {
  const scope = shape.entity?.scope;
  return scope && scope !== 'none' ? dataConditions(shape.name, scope, user) : [];
}

/**
 * Returns the condition for private records, seen by their owner only until shared: no wider data permission applies,
 * and no other corporation.
 */
function sharedCondition(shape: TableShape, user: ScopeUser): Condition | null {
  const scope = shape.entity?.scope;
  if (!scope || scope === 'none' || scope.owner === undefined || scope.shared === undefined) return null;
  const [owner, shared] = [shape.column(scope.owner), shape.column(scope.shared)];
  return {
    test: 'ownOrShared',
    column: `${owner.name},${shared.name}`,
    args: [user.userId, encodeValue(shared, true)],
  };
}

/** Returns the condition for rows that are their owner's alone, or null: no wider data permission applies, and no other corporation. */
function privateCondition(shape: TableShape, user: ScopeUser): Condition | null {
  const scope = shape.entity?.scope;
  if (!scope || scope === 'none' || scope.owner === undefined || !scope.private) return null;
  return oneOf(shape.column(scope.owner).name, [user.userId]);
}

/** Returns the field by which deleted rows are seen from above: an enterprise that is deleted is nobody's own any more. */
const aboveOf = ({ entity }: TableShape): string | undefined =>
  entity && entity.scope !== 'none' ? entity.scope.above : undefined;

/** Returns the corporations whose rows a user reaches: those below its own, too, but of rows that are their corporation's alone. */
function reachOf(shape: TableShape, user: ScopeUser): readonly string[] {
  const scope = shape.entity?.scope;
  return scope && scope !== 'none' && scope.alone ? [user.corpId] : user.corpIds;
}

/**
 * Returns the conditions for rows that exist in this scope: not deleted, or with `deletedSince` deleted at that time or
 * later. Used by every read and every write of a scoped table.
 */
export function scopeClause(scope: Scope, shape: TableShape, deletedSince?: number): Clause {
  const conditions: Condition[] = [];
  if (shape.tenant) {
    if (scope.kind === 'system') {
      if (scope.corpId !== null) conditions.push(oneOf('corp_id', [scope.corpId]));
    } else {
      const party = partyOf(shape, scope.user);
      const shared = sharedCondition(shape, scope.user) ?? privateCondition(shape, scope.user);
      const above = deletedSince === undefined ? undefined : aboveOf(shape);
      if (above !== undefined) conditions.push(oneOf(columnOf(above), scope.user.corpIds));
      else if (party !== null) conditions.push(oneOf(columnOf(party), scope.user.corpIds));
      else if (shared) conditions.push(oneOf('corp_id', [scope.user.corpId]), shared);
      else conditions.push(oneOf('corp_id', reachOf(shape, scope.user)), ...dataOf(shape, scope.user));
    }
  }
  if (shape.deletedAt !== null)
    conditions.push(
      deletedSince === undefined
        ? { test: 'null', column: shape.deletedAt, args: [] }
        : { test: 'gte', column: shape.deletedAt, args: [deletedSince] },
    );
  return new Clause(conditions, shape.tenant);
}

/** Returns the corporations whose rows the scope may reach, or null if they are not known beforehand. */
export function corpsOf(scope: Scope, shape: TableShape, deletedSince?: number): readonly string[] | null {
  if (!shape.tenant) return [];
  if (scope.kind === 'system') return scope.corpId === null ? null : [scope.corpId];
  if (deletedSince !== undefined && aboveOf(shape) !== undefined) return null;
  if (sharedCondition(shape, scope.user) ?? privateCondition(shape, scope.user)) return [scope.user.corpId];
  return partyOf(shape, scope.user) === null ? reachOf(shape, scope.user) : null;
}

/** Values that a new row gets from the scope in which it is made. */
export interface Belonging {
  corpId?: string;
  deptId?: string | null;
  creatorId?: string;
  [party: string]: unknown;
}

/** Returns corporation, department, creator and party of a new row in this scope. */
export function belongingOf(scope: Scope, shape: TableShape): Belonging {
  if (scope.kind === 'system') return scope.corpId === null ? {} : { corpId: scope.corpId };
  const { user } = scope;
  const party = shape.tenant ? partyOf(shape, user) : null;
  const made = { deptId: user.deptId, creatorId: user.userId };
  return party === null ? { ...made, corpId: user.corpId } : { ...made, [party]: user.corpId };
}

/**
 * Refuses a new row in a corporation outside the scope: a safeguard against errors in handlers, which never take the
 * corporation from the payload.
 */
export function checkBelonging(scope: Scope, shape: TableShape, row: Readonly<Record<string, unknown>>): void {
  if (!shape.tenant) return;
  const { corpId } = row;
  if (typeof corpId !== 'string')
    throw new StoreMisuse(`a new row of ${shape.name} must name its corporation (corpId) in this scope`);
  if (scope.kind === 'system') {
    if (scope.corpId !== null && scope.corpId !== corpId)
      throw new StoreMisuse(`a new row of ${shape.name} belongs to another corporation than the scope`);
    return;
  }
  const party = partyOf(shape, scope.user);
  const reached =
    party === null ? scope.user.corpIds.includes(corpId) : scope.user.corpIds.includes(String(row[party]));
  if (!reached)
    throw new StoreMisuse(`a new row of ${shape.name} belongs to a corporation that this scope does not reach`);
}
