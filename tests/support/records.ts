import { entities, type EntityName } from '#generated/model/entities.gen.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { tables } from '#generated/server/tables.gen.ts';
import { SAMPLE_TIME, sampleId } from '#tests/support/cases/factories.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { withDefaults } from '#server/handlers/crud/create.ts';
import { tableOf, type Row } from '#server/policies/tableOf.ts';
import type { TestApp } from './buildTestApp.ts';
import { data } from './call.ts';
import { completion, isSampleId, type Goal } from './completion.ts';
import { uploadFor } from './library.ts';
import type { Persona } from './personas.ts';
import { createdOutside, outsideValues } from './outsideValues.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field with x-when that is to be on, or off. */
type Switched = Pick<Goal, 'field' | 'isOn'>;

export const metaOf = (entity: string) => entities[entity as EntityName];

/** Real records, made by the factories through the real calls, with all that they refer to. */
export interface Records {
  /** Id of a record of an entity; made when first asked for, and the same from then on. */
  one(entity: string, overrides?: Values): Promise<string>;
  /** Ids of so many. Those beyond the first are copies, laid into the store. */
  many(entity: string, count: number, overrides?: Values): Promise<string[]>;
  /** A payload whose sample ids are those of real records and files, and whose other values the world outside knows. */
  filled(entity: string, payload: Values): Promise<Values>;
  /** A payload that a create takes: the factory's record with these values, and what they need beside them. */
  payload(entity: string, overrides?: Values, goal?: Switched): Promise<Values>;
  /** Creates a new record of an entity. */
  make(entity: string, overrides?: Values, goal?: Switched): Promise<string>;
}

/** Returns the maker of an entity's records: in the advertiser's console an agent, who may do all that is done there. */
export function makerOf({ personas }: TestApp, entity: string, caller: Persona = personas.owner): Persona {
  return systemOf(entity) === 'YXF' ? caller : personas.agent;
}

function systemOf(entity: string): 'YXF' | 'ADS' {
  const { systems = ['YXF'] } =
    (calls as Readonly<Record<string, { systems: readonly string[] }>>)[`${entity}.create`] ?? {};
  return systems.includes('YXF') ? 'YXF' : 'ADS';
}

/** Says whether who makes the records of an entity may read and write a field: some are of the other console alone. */
export function isOpen(entity: string, name: string): boolean {
  const { readPerm, writePerm } = metaOf(entity).fields.find((field) => field.name === name) ?? {};
  const asked = [readPerm, writePerm].filter((perm) => perm !== undefined && perm !== 'open');
  return asked.every((perm) => permissions[perm as PermissionName].systems.includes(systemOf(entity)));
}

/** Returns the records of one test app, made by one caller. */
export function createRecords(test: TestApp, caller: Persona): Records {
  const known = new Map<string, Promise<string>>();
  const copies = new Map<string, string[]>();
  const count = { value: 0 };
  let others: Records | undefined;
  /** Returns records by the maker of an entity, for what it refers to. */
  const besides = (entity: string): Records => {
    const maker = makerOf(test, entity, caller);
    if (maker === caller) return records;
    others ??= createRecords(test, maker);
    return others;
  };

  const records: Records = {
    one(entity, overrides = {}) {
      const key = `${entity} ${JSON.stringify(overrides)}`;
      const found = known.get(key) ?? records.make(entity, overrides);
      known.set(key, found);
      return found;
    },

    async many(entity, wanted, overrides = {}) {
      if (wanted === 0) return [];
      const first = await records.one(entity, overrides);
      const made = copies.get(first) ?? [];
      copies.set(first, made);
      if (made.length < wanted - 1)
        made.push(...(await copied(test, entity, first, { from: made.length, to: wanted - 1 })));
      return [first, ...made.slice(0, wanted - 1)];
    },

    async filled(entity, payload) {
      const filled: Record<string, unknown> = { ...payload };
      for (const [name, value] of Object.entries(payload)) {
        if (Array.isArray(value) ? value.length > 0 && value.every(isSampleId) : isSampleId(value)) {
          const ids = await idsFor(
            { test, caller, records: besides(entity) },
            entity,
            payload,
            name,
            Array.isArray(value) ? value.length : 1,
          );
          filled[name] = Array.isArray(value) ? ids : ids[0];
        }
        const known = outsideValues[`${entity}.${name}`];
        if (known && value !== null) filled[name] = await known(world, filled[name], payload);
      }
      return filled;
    },

    async payload(entity, overrides = {}, goal = {}) {
      count.value += 1;
      const { build } = samples[entity]!;
      if (!build) throw new Error(`nothing of ${entity} is created by a call`);
      const sample: Values = { ...build(overrides, SAMPLE_TIME, count.value) };
      const more = completion({
        entity,
        record: withDefaults(metaOf(entity), sample),
        fixed: Object.keys(overrides),
        context: { now: test.clock.now(), me: null, on: 'create' },
        ...goal,
      });
      if (!more) throw new Error(`no ${entity} can be with ${JSON.stringify(overrides)}`);
      const payload = { ...build({ ...overrides, ...more }, SAMPLE_TIME, count.value) };
      return records.filled(entity, payload);
    },

    async make(entity, overrides = {}, goal = {}) {
      const otherwise = createdOutside[entity];
      if (otherwise) return otherwise(world);
      const payload = await records.payload(entity, overrides, goal);
      return (await data<Row>(test, makerOf(test, entity, caller), `${entity}.create` as CallName, payload)).id;
    },
  };
  const world = { test, caller, screen: () => records.one('device') };
  return records;
}

interface Maker {
  test: TestApp;
  caller: Persona;
  records: Records;
}

/** Records that other entities need: a screen whose layout has slots, so that an ad can be placed there. */
const ASKED_OF: Readonly<Record<string, Values>> = { device: { layoutId: sampleId() } };

/** Ids of real records, or of real uploads, for one field of a payload. */
async function idsFor(
  { test, caller, records }: Maker,
  entity: string,
  payload: Values,
  name: string,
  wanted: number,
): Promise<string[]> {
  const ref = samples[entity]!.refs[name];
  if (!ref) return uploadFor(test, makerOf(test, entity, caller), { entity, field: name, count: wanted });
  const byDefault = metaOf(entity).fields.find((field) => field.name === ref.toBy)?.default;
  const to = ref.to ?? String(payload[ref.toBy ?? ''] ?? byDefault);
  return records.many(to, wanted, ref.filter ? overridesFor(to, ref.filter) : ASKED_OF[to]);
}

/** The one value that makes a record fit a reference's filter. */
function overridesFor(entity: string, fits: (values: Values) => boolean): Values {
  const { edges, build } = samples[entity]!;
  const { states } = metaOf(entity);
  const sample: Values = { ...build?.({}), ...(states ? { [states.field]: states.initial } : {}) };
  if (fits(sample)) return {};
  for (const [name, values] of Object.entries(edges))
    for (const value of values) if (fits({ ...sample, [name]: value })) return { [name]: value };
  throw new Error(`no ${entity} fits the filter of its reference`);
}

/** Lays copies of a row into the store; what must be unique differs. */
async function copied(
  test: TestApp,
  entity: string,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  return test.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    const row = await tableOf(platform, entity).one(id);
    if (!row) throw new Error(`there is no ${entity} ${id}`);
    const tx = platform.as({ kind: 'system', corpId: String(row['corpId']) });
    const { id: _, rev: __, ...rest } = row;
    const made: string[] = [];
    for (let n = from; n < to; n += 1)
      made.push((await tableOf(tx, entity).insert({ ...rest, ...otherwise(entity, rest, n) })).id);
    return made;
  });
}

let laid = 1000;

/** Lays so many copies of a record that stand for it in every way but for what must be unique. */
export function layCopies(test: TestApp, entity: string, id: string, count: number): Promise<string[]> {
  laid += count;
  return copied(test, entity, id, { from: laid - count, to: laid });
}

/** Keys that no two living records share. */
export function uniqueKeys(entity: string): readonly (readonly string[])[] {
  const table = Object.values(tables).find(({ name }) => name === metaOf(entity).table);
  return table ? [...table.unique, ...table.global.map((name) => [name])] : [];
}

/** Other values for the last field of text of each unique key. */
function otherwise(entity: string, row: Values, n: number): Values {
  const fields = uniqueKeys(entity).map((key) => key.findLast((name) => typeof row[name] === 'string'));
  return Object.fromEntries(
    fields.flatMap((name) => (name === undefined ? [] : [[name, `${String(row[name]).slice(0, 12)} #${n}`]])),
  );
}
