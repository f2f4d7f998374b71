import type { Condition } from './clause.ts';
import { Clause, oneOf, orGranted } from './clause.ts';
import { StoreMisuse } from './errors.ts';
import { columnOf } from './names.ts';
import { encodeValue, type TableShape } from './shape.ts';
import type { Scope, ScopeUser } from './types.ts';

/** Returns the field by which an advertiser sees rows of a media owner: only rows that name it (architecture 5). */
function partyOf(shape: TableShape, user: ScopeUser): string | null {
  const scope = shape.entity?.scope;
  return user.system === 'ADS' && scope && scope !== 'none' && scope.party !== undefined ? scope.party : null;
}

/**
 * Returns the conditions of data permission (PERM-04, PERM-05), over the fields that the entity names.
 *
 * An entity with a department but no owner: "only oneself" means the caller's own department. With an owner but no
 * department: departments mean oneself. With neither: the rows belong to the corporation. Records granted to the
 * account (`scope.grant`) are included, within the same corporations.
 */
function dataConditions(shape: TableShape, user: ScopeUser): Condition[] {
  const scope = shape.entity?.scope;
  const own = ownConditions(shape, user);
  if (!scope || scope === 'none' || scope.grant === undefined) return own;
  const { table, record, account } = scope.grant;
  const granted = [shape.name, table, columnOf(record), columnOf(account)];
  return own.map((condition) => orGranted(condition, granted, user.userId));
}

function ownConditions(shape: TableShape, user: ScopeUser): Condition[] {
  const scope = shape.entity?.scope;
  if (user.data.kind === 'all' || !scope || scope === 'none') return [];
  const { dept, owner } = scope;
  const own = (field: string): Condition => oneOf(columnOf(field), [user.userId]);
  if (user.data.kind === 'depts') {
    if (dept !== undefined) return [oneOf(columnOf(dept), user.data.deptIds)];
    return owner === undefined ? [] : [own(owner)];
  }
  if (owner !== undefined) return [own(owner)];
  return dept === undefined ? [] : [oneOf(columnOf(dept), user.deptId === null ? [] : [user.deptId])];
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
      const shared = sharedCondition(shape, scope.user);
      if (party !== null) conditions.push(oneOf(columnOf(party), [scope.user.corpId]));
      else if (shared) conditions.push(oneOf('corp_id', [scope.user.corpId]), shared);
      else conditions.push(oneOf('corp_id', scope.user.corpIds), ...dataConditions(shape, scope.user));
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
export function corpsOf(scope: Scope, shape: TableShape): readonly string[] | null {
  if (!shape.tenant) return [];
  if (scope.kind === 'system') return scope.corpId === null ? null : [scope.corpId];
  if (sharedCondition(shape, scope.user)) return [scope.user.corpId];
  return partyOf(shape, scope.user) === null ? scope.user.corpIds : null;
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
  const reached = party === null ? scope.user.corpIds.includes(corpId) : row[party] === scope.user.corpId;
  if (!reached)
    throw new StoreMisuse(`a new row of ${shape.name} belongs to a corporation that this scope does not reach`);
}
