import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallMeta, EntityMeta, ScopeMeta } from '#core/entity/meta.ts';
import type { FieldErrors, Reply } from '#core/protocol/reply.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { sampleId } from '#tests/support/cases/factories.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { createAllPersonas, type AllPersonas } from '#tests/support/allPersonas.ts';
import { metaOf } from '#tests/support/records.ts';
import { sampleRow } from '#tests/support/rows.ts';
import { tableOf } from '#server/policies/tableOf.ts';

/** Owner of a row, on which its visibility depends. */
interface Place {
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  partyId: string | null;
  /** For an entity whose records belong to one account until they are shared. */
  shared?: boolean;
}

interface Laid extends Place {
  id: string;
}

/** Scope of a reader: corporations, and departments of their own; `all` and `self` as in a role. */
interface Eyes {
  corpIds: readonly string[];
  deptIds: readonly string[] | 'all' | 'self';
}

let test: TestApp;
let cast: AllPersonas;
let laid: Readonly<Record<string, readonly Laid[]>>;

type Who =
  | 'owner'
  | 'staff'
  | 'manager'
  | 'keeper'
  | 'loner'
  | 'superior'
  | 'subordinate'
  | 'rival'
  | 'advertiser'
  | 'agent';
const WHO: readonly Who[] = [
  'owner',
  'staff',
  'manager',
  'keeper',
  'loner',
  'superior',
  'subordinate',
  'rival',
  'advertiser',
  'agent',
];

const stored = Object.keys(samples).filter((entity) => entity !== 'corporation');
/** The entities so that those by which others are seen come before these. */
const namedFirst = [...new Set(stored.flatMap((entity) => [...seenThrough(entity), entity]))];

function seenThrough(name: string): string[] {
  const { scope } = metaOf(name);
  return scope === 'none' ? [] : (scope.through ?? []).flatMap(({ entity }) => [...seenThrough(entity), entity]);
}

const isAds = (who: Who) => who === 'advertiser' || who === 'agent';
const NOBODYS = sampleId(7);

/** Rows of every kind: every department of the own corporation, each of its people, and every other tenant. */
function places(): Place[] {
  const { own, other, owner, staff, self, superior, advertiser } = test.personas;
  const at = (
    corpId: string,
    deptId: string | null,
    creatorId: string | null = null,
    partyId: string | null = null,
  ) => ({ corpId, deptId, creatorId, partyId });
  return [
    at(own.corpId, own.departmentId, owner.userId),
    at(own.corpId, own.northId, staff.userId),
    at(own.corpId, own.northId, self.userId),
    at(own.corpId, own.southId, self.userId),
    at(own.corpId, own.southId),
    at(own.corpId, null, cast.people.loner.userId),
    at(own.corpId, own.southId, null, advertiser.corpId),
    at(cast.below.corpId, cast.below.departmentId, cast.people.subordinate.userId),
    at(superior.corpId, superior.deptId, superior.userId),
    at(other.corpId, other.northId, test.personas.rival.userId),
    at(other.corpId, other.northId, null, advertiser.corpId),
    at(advertiser.corpId, advertiser.deptId, advertiser.userId),
  ];
}

function eyesOf(who: Who): Eyes {
  const { own } = test.personas;
  const { corpId } = cast.people[who];
  const reached: Partial<Record<Who, Eyes>> = {
    owner: { corpIds: [own.corpId, cast.below.corpId], deptIds: 'all' },
    superior: { corpIds: [corpId, own.corpId, cast.below.corpId], deptIds: 'all' },
    staff: { corpIds: [own.corpId, cast.below.corpId], deptIds: [own.northId] },
    manager: { corpIds: [own.corpId, cast.below.corpId], deptIds: [own.departmentId] },
    keeper: { corpIds: [own.corpId, cast.below.corpId], deptIds: 'self' },
    loner: { corpIds: [own.corpId, cast.below.corpId], deptIds: 'self' },
  };
  return reached[who] ?? { corpIds: [corpId], deptIds: 'all' };
}

/**
 * Data permission of spec and schema (PERM-04, PERM-05), written again for the test: `x-entity.scope` names the
 * columns.
 */
function sees(who: Who, { scope }: EntityMeta, place: Place): boolean {
  if (scope === 'none') return true;
  // The records that a row names lie in the same place as the row.
  return seesBy(who, scope, place) && (scope.through ?? []).every(({ entity }) => sees(who, metaOf(entity), place));
}

function seesBy(who: Who, scope: ScopeMeta, { corpId, deptId, creatorId, partyId, shared }: Place): boolean {
  const me = cast.people[who];
  if (scope.shared !== undefined) return corpId === me.corpId && (shared === true || creatorId === me.userId);
  if (scope.private) return corpId === me.corpId && creatorId === me.userId;
  if (isAds(who) && scope.party !== undefined) return partyId === me.corpId;
  const { corpIds, deptIds } = eyesOf(who);
  if (!(scope.alone ? [me.corpId] : corpIds).includes(corpId)) return false;
  if (deptIds === 'all') return true;
  const isMine = creatorId === me.userId;
  if (deptIds !== 'self' && scope.dept !== undefined) return deptId !== null && deptIds.includes(deptId);
  if (scope.owner !== undefined) return isMine;
  return scope.dept === undefined || (deptId !== null && deptId === me.deptId);
}

beforeAll(async () => {
  test = await buildTestApp();
  cast = await createAllPersonas(test);
  laid = await test.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    const rows: Record<string, Laid[]> = {};
    for (const entity of namedFirst) {
      const { scope } = metaOf(entity);
      const through = scope === 'none' ? [] : (scope.through ?? []);
      const party = scope === 'none' ? undefined : scope.party;
      const shared = scope === 'none' ? undefined : scope.shared;
      const owner = scope === 'none' ? undefined : scope.owner;
      rows[entity] = [];
      for (const [n, { partyId, ...place }] of places().entries()) {
        const tx = platform.as({ kind: 'system', corpId: place.corpId });
        const row = {
          ...sampleRow(entity, n),
          ...place,
          ...(party === undefined ? {} : { [party]: partyId }),
          ...(owner === undefined ? {} : { [owner]: place.creatorId }),
          ...(shared === undefined ? {} : { [shared]: n % 3 === 0 }),
          ...Object.fromEntries(through.map(({ field, entity: of }) => [field, rows[of]![n]!.id])),
        };
        rows[entity].push({ id: (await tableOf(tx, entity).insert(row)).id, ...place, partyId, shared: n % 3 === 0 });
      }
    }
    return rows;
  });
});
afterAll(() => test.close());

/** Calls of an entity in the console of a person. */
const callsOf = (entity: string, who: Who): CallMeta[] =>
  Object.values<CallMeta>(calls).filter(
    ({ entity: of, systems }) =>
      of === entity && systems.includes(isAds(who) ? 'ADS' : 'YXF') && (of !== 'proxy' || who === 'agent'),
  );

/** Answer without the parts that differ from call to call: its trace key, and the requested id. */
const blank = (reply: Reply, id: string) => JSON.stringify({ ...reply, traceKey: '' }).replaceAll(id, 'id');

/** Rows of which one in this many is asked for by a change on PostgreSQL. */
const SHARE = 3;
let turn = 0;

/**
 * Rows that a change asks for: all on SQLite. Every call finds its row by the one condition of the scope, which each read asks of
 * PostgreSQL for every row: its changes ask for a third of them, in turn.
 */
function inTurn(rows: readonly Laid[]): readonly Laid[] {
  if (test.services.store.engine === 'sqlite') return rows;
  turn += 1;
  return rows.filter((_, index) => index % SHARE === turn % SHARE);
}

/** Payload about one record. */
function about({ kind, verb, entity }: CallMeta, id: string): Record<string, unknown> | null {
  const { valid } = cases.find(({ call: { name } }) => name === `${entity}.${verb}`)!;
  if (kind === 'one' || kind === 'update') return { ...valid, id };
  return 'ids' in valid ? { ...valid, ids: [id] } : null;
}

describe.each(WHO)('to %s', (who) => {
  it.each(stored)(
    'a list of %s shows the rows of their data scope, and no other [PERM-04, PERM-05, PERM-06]',
    async (entity) => {
      const found: unknown[] = [];
      for (const { kind, name } of callsOf(entity, who)) {
        if (kind !== 'list') continue;
        const rows = laid[entity]!;
        const payload = { filter: { id: { in: rows.map(({ id }) => id) } }, pageSize: 200 };
        const { list, total } = await data<{ list: { id: string }[]; total: number }>(
          test,
          cast.people[who],
          name as CallName,
          payload,
        );
        const visible = rows.filter((row) => sees(who, metaOf(entity), row)).map(({ id }) => id);
        expect({ ids: list.map(({ id }) => id).toSorted(), total }).toEqual({
          ids: visible.toSorted(),
          total: visible.length,
        });
        found.push(name);
      }
      expect(found).toHaveLength(callsOf(entity, who).filter(({ kind }) => kind === 'list').length);
    },
  );

  it.each(stored)(
    'a record of %s that lies elsewhere is as absent as none, whatever is called [PERM-05, A1]',
    async (entity) => {
      const found: string[] = [];
      for (const each of callsOf(entity, who)) {
        const nothing = about(each, NOBODYS);
        if (!nothing) continue;
        const name = each.name as CallName;
        const wanted = blank(await call(test, cast.people[who], name, nothing), NOBODYS);
        for (const row of each.kind === 'one' ? laid[entity]! : inTurn(laid[entity]!)) {
          const isSeen = sees(who, metaOf(entity), row);
          if (isSeen && each.kind !== 'one') continue;
          const got = blank(await call(test, cast.people[who], name, about(each, row.id)), row.id);
          if ((got === wanted) === isSeen) found.push(`${name} ${JSON.stringify(row)}: ${got}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
});

describe('a reference', () => {
  const named = cases.flatMap(({ call: { name, entity, kind }, refs, valid }) =>
    Object.entries(refs).flatMap(([field, { to, toBy }]) => {
      const target = to ?? metaOf(entity).fields.find((each) => each.name === toBy)?.default;
      const asked = [...metaOf(entity).fields, ...metaOf(entity).actions.flatMap(({ refs: of = [] }) => of)];
      const isList = asked.find((each) => each.name === field)?.kind === 'refs';
      return typeof target === 'string' && stored.includes(target)
        ? [{ name: name as CallName, entity, kind, field, target, valid, isList }]
        : [];
    }),
  );

  it.each(named)(
    '$name answers $field of another tenant exactly as one that does not exist [A1]',
    async ({ name, entity, kind, field, target, valid, isList }) => {
      const { own, other, advertiser } = test.personas;
      // Advertisers' own calls are made by one.
      const owner = calls[name].systems.includes('YXF') ? test.personas.owner : advertiser;
      const theirs = laid[target]!.find(({ corpId }) => corpId === other.corpId)!.id;
      const id = laid[entity]?.[0]?.id ?? own.corpId;
      const whose = kind === 'create' ? {} : kind === 'update' ? { id } : { ids: [id] };
      const payload = (value: string) => ({ ...valid, ...whose, [field]: isList ? [value] : value });
      const nobodys = await call<FieldErrors>(test, owner, name, payload(NOBODYS));
      expect(nobodys).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { rules: { [field]: 'notFound' } } });
      expect(blank(await call(test, owner, name, payload(theirs)), theirs)).toBe(blank(nobodys, NOBODYS));
    },
  );
});
