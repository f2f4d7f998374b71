import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { sampleId } from '#tests/support/cases/factories.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { samples, type Sample } from '#tests/support/cases/samples.ts';
import type { BatchResult, FieldErrors, Reply } from '#core/protocol/reply.ts';
import { recordOf } from '#server/handlers/crud/create.ts';
import type { Row } from '#server/policies/tableOf.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { givePoints } from '#tests/support/library.ts';
import { completion } from '#tests/support/completion.ts';
import type { Persona } from '#tests/support/personas.ts';
import { createRecords, isOpen, makerOf, metaOf, type Records } from '#tests/support/records.ts';
import { fingerprint, removeRow, rowOf, setRow } from '#tests/support/rows.ts';
import { differences } from '#tests/support/differences.ts';

let test: TestApp;
let records: Records;
beforeAll(async () => {
  test = await buildTestApp();
  records = createRecords(test, test.personas.owner);
  // The owner reviews what an agent below it proves.
  const { agent, own } = test.personas;
  await test.services.store.write({ kind: 'system', corpId: agent.corpId }, (tx) =>
    tx.corporations.update(agent.corpId, { superiorId: own.corpId }),
  );
  // A trial begins with points of whoever gives it.
  await givePoints(test, 'android', 60);
});
afterAll(() => test.close());

/** Id of no record: references of the factory are replaced by real ids. */
const SAMPLE = sampleId();

const hasCall = (name: string): name is CallName => Object.hasOwn(calls, name);
const entitiesWith = (verb: string) => Object.values(samples).filter(({ entity }) => hasCall(`${entity}.${verb}`));

/** Returns an answer as one line. */
const said = ({ code, message, data: why }: Reply) => `${code} ${message} ${JSON.stringify(why ?? null)}`;

interface Try {
  field: string;
  value: unknown;
}

/** Nullable fields that are never cleared: an enterprise keeps its superior (handlers/people.test.ts). */
const KEPT: Readonly<Record<string, readonly string[]>> = { corporation: ['superiorId'] };

/** Nullable fields that a create fills in where they are left empty: a package is called by what it says of itself (handlers/firmware/packages.test.ts), and papers are one's own (handlers/verifications.test.ts). */
const NAMED: Readonly<Record<string, readonly string[]>> = { firmware: ['name'], verification: ['advertiserId'] };

/** Fields whose values name members of the record, which a sample cannot know (player/walls.test.ts): only emptied here. */
const OF_MEMBERS: Readonly<Record<string, readonly string[]>> = { deviceGroup: ['places'] };

/** Each field with each of its values, and with null if it is nullable. */
function tries({ entity, edges, creates, updates }: Sample, verb: 'create' | 'update'): Try[] {
  const { fields, states } = metaOf(entity);
  const asked = (verb === 'create' ? creates : updates).filter((field) => isOpen(entity, field));
  return asked.flatMap((field) => {
    const { nullable = false, required = false } = fields.find(({ name }) => name === field) ?? {};
    const isKept = (verb === 'update' ? KEPT : NAMED)[entity]?.includes(field);
    const isEmptied = nullable && !required && field !== states?.field && !isKept;
    const known = OF_MEMBERS[entity]?.includes(field) ? [] : (edges[field] ?? []);
    const values = [...known, ...(isEmptied ? [null] : [])];
    return values.map((value) => ({ field, value }));
  });
}

describe('a create', () => {
  it.each(entitiesWith('create'))(
    'of $entity takes each field at its edges, and keeps what was sent',
    async (sample) => {
      const { entity } = sample;
      const found: string[] = [];
      for (const { field, value } of tries(sample, 'create')) {
        const payload = await records.payload(entity, { [field]: value }, { field });
        const reply = await call<Row>(test, makerOf(test, entity), `${entity}.create` as CallName, payload);
        if (reply.code !== 0) found.push(`${field} ${JSON.stringify(value)}: ${said(reply)}`);
        else {
          const one = await data(test, makerOf(test, entity), `${entity}.one` as CallName, { id: reply.data!.id });
          found.push(...differences(metaOf(entity), payload, one, true));
          await removeRow(test, entity, reply.data!.id);
        }
      }
      expect(found).toEqual([]);
    },
  );

  const switched = entitiesWith('create').flatMap(({ entity, switches, edges, creates }) =>
    Object.keys(switches)
      .filter((field) => creates.includes(field))
      .map((field) => ({ entity, field, value: edges[field]?.[0] })),
  );

  it.each(switched)('of $entity keeps no $field where that is off', async ({ entity, field, value }) => {
    const off = await records.payload(entity, {}, { field, isOn: false });
    const payload = await records.filled(entity, { ...off, [field]: value });
    const { id } = await data<Row>(test, makerOf(test, entity), `${entity}.create` as CallName, payload);
    expect((await rowOf(test, entity, id))?.[field] ?? null).toEqual(
      metaOf(entity).fields.find(({ name }) => name === field)?.kind === 'refs' ? [] : null,
    );
    await removeRow(test, entity, id);
  });

  const needed = switched.filter(({ entity, field }) => {
    const { required, default: value } = metaOf(entity).fields.find(({ name }) => name === field)!;
    return required && value === undefined;
  });

  it.each(needed)('of $entity asks for $field where that is on', async ({ entity, field, value }) => {
    const { [field]: _, ...payload } = await records.payload(entity, { [field]: value }, { field });
    const before = await fingerprint(test, entity);
    expect(await call(test, makerOf(test, entity), `${entity}.create` as CallName, payload)).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { [field]: 'required' } },
    });
    expect(await fingerprint(test, entity)).toEqual(before);
  });

  const alone = entitiesWith('create').flatMap(({ entity, unique }) => unique.map((key) => ({ entity, key })));

  it.each(alone)('of $entity refuses a $key that is taken, and adds nothing', async ({ entity, key }) => {
    const first = await records.payload(
      entity,
      // Records that it refers to are there already, and the same for both.
      Object.fromEntries(
        key.flatMap((name) => samples[entity]!.edges[name]!.slice(0, 1).map((value) => [name, value] as const)),
      ),
    );
    const { id } = await data<Row>(test, makerOf(test, entity), `${entity}.create` as CallName, first);
    const before = await fingerprint(test, entity);
    const again = { ...(await records.payload(entity)), ...Object.fromEntries(key.map((name) => [name, first[name]])) };
    const reply = await call<FieldErrors>(test, makerOf(test, entity), `${entity}.create` as CallName, again);
    // The number on a player's screen is valid for one device, and a second use has an error of its own.
    expect(said(reply)).toMatch(entity === 'device' ? String(errors.DEVICE_BOUND.code) : `"${key.at(-1)}":"taken"`);
    expect(await fingerprint(test, entity)).toEqual(before);
    await removeRow(test, entity, id);
  });
});

/** Returns a record that can take a value in a field, and the other fields that must be sent with it. */
async function ready(entity: string, field: string, value: unknown) {
  const meta = metaOf(entity);
  const id = await records.make(entity, {}, { field });
  const row = (await rowOf(test, entity, id))!;
  const more = completion({
    entity,
    record: { ...recordOf(meta, row), [field]: value },
    fixed: [field, ...meta.lock],
    field,
    context: { now: test.clock.now(), me: null, on: 'update' },
  });
  if (!more) throw new Error(`no ${entity} can come to have ${field} ${JSON.stringify(value)}`);
  return { id, rev: row.rev, more };
}

describe('an update', () => {
  it.each(entitiesWith('update'))(
    'of $entity takes each field at its edges, and keeps what was sent',
    async (sample) => {
      const { entity } = sample;
      const meta = metaOf(entity);
      const found: string[] = [];
      for (const { field, value } of tries(sample, 'update')) {
        const { id, rev, more } = await ready(entity, field, value);
        const sent = await records.filled(entity, { ...more, [field]: value });
        const reply = await call(test, makerOf(test, entity), `${entity}.update` as CallName, { ...sent, id, rev });
        if (reply.code !== 0) found.push(`${field} ${JSON.stringify(value)}: ${said(reply)}`);
        else found.push(...differences(meta, sent, recordOf(meta, (await rowOf(test, entity, id))!), false));
        await removeRow(test, entity, id);
      }
      expect(found).toEqual([]);
    },
  );

  it.each(entitiesWith('updateMany'))(
    'of many $entity takes each field at its edges, in each record',
    async (sample) => {
      const { entity, bulk } = sample;
      const meta = metaOf(entity);
      const found: string[] = [];
      for (const { field, value } of tries({ ...sample, updates: bulk }, 'update')) {
        const both = [await ready(entity, field, value), await ready(entity, field, value)];
        const more = both[0]!.more;
        // A field that must be sent with it may not be a field of the bulk edit.
        if (Object.keys(more).some((name) => !bulk.includes(name))) continue;
        const set = await records.filled(entity, { ...more, [field]: value });
        const ids = both.map(({ id }) => id);
        const answer = await call<BatchResult>(test, makerOf(test, entity), `${entity}.updateMany` as CallName, {
          ids,
          set,
        });
        if (answer.data?.results?.some(({ code }) => code !== 0) !== false)
          found.push(`${field} ${JSON.stringify(value)}: ${said(answer)}`);
        for (const id of ids) {
          found.push(...differences(meta, set, recordOf(meta, (await rowOf(test, entity, id))!), false));
          await removeRow(test, entity, id);
        }
      }
      expect(found).toEqual([]);
    },
  );

  it.each(
    cases
      .filter(({ call: { kind } }) => kind === 'update')
      .map((each) => ({ ...each, name: each.call.name as CallName })),
  )(
    '$name refuses each wrong field of a record that is there, and changes nothing',
    async ({ name, call: { entity }, invalid }) => {
      const id = await records.make(entity);
      const before = await fingerprint(test, entity);
      const found: string[] = [];
      for (const { payload, field, rule } of invalid.filter(({ field }) => field !== 'id')) {
        const reply = await call<FieldErrors>(test, makerOf(test, entity), name, { ...payload, id });
        if (reply.data?.rules?.[field] !== rule) found.push(`${field} ${rule}: ${said(reply)}`);
      }
      expect(found).toEqual([]);
      expect(await fingerprint(test, entity)).toEqual(before);
      await removeRow(test, entity, id);
    },
  );
});

/**
 * One needs an enterprise with its equipment: tested in tests/server/handlers/people.test.ts. The others are of what no call
 * makes by itself, are of an advertiser's ads (promotionGroups.test.ts), or need what a second player shows: tested in tests/server/handlers/sales and tests/server/player/replacement.test.ts.
 */
const ELSEWHERE: readonly string[] = [
  'corporation.addAdministrator',
  'adsOrder.upload',
  'adsOrder.rebid',
  'adsOrder.outside',
  'adsOrder.makeGood',
  'adsOrder.refund',
  'goods.setPrice',
  'device.replace',
  'ad.arrange',
  'ad.revise',
];

const asked = Object.values(samples).flatMap(({ entity, forms }) =>
  Object.entries(forms)
    .filter(([verb]) => !ELSEWHERE.includes(`${entity}.${verb}`))
    .map(([verb, edges]) => ({ entity, verb, edges })),
);

/** Nobody reviews their own ad, and points come from the superior. */
const doer = (entity: string, verb: string) => {
  const { reviewer, superior, owner } = test.personas;
  const others: Readonly<Record<string, Persona>> = { 'ad.reject': reviewer, 'corporation.issuePoints': superior };
  return others[`${entity}.${verb}`] ?? owner;
};

/** Values of a record that an action may be done with. */
const FIT: Readonly<Record<string, object>> = { 'corporation.takeDown': { customerType: 'advertiser' } };
/** Capabilities of a screen that can do all that its actions ask for. */
const ABLE = ['volume', 'brightness', 'power', 'display', 'restartPlayer', 'pause', 'lock'];

describe('an action with a form', () => {
  it.each(asked)('$entity $verb takes each field at its edges', async ({ entity, verb, edges }) => {
    const { actions, states } = metaOf(entity);
    const { from } = actions.find((action) => action.call === verb)!;
    const least = Object.fromEntries(Object.entries(edges).flatMap(([name, [value]]) => [[name, value ?? SAMPLE]]));
    const found: string[] = [];
    for (const [field, values] of Object.entries(edges)) {
      for (const value of values.length === 0 ? [SAMPLE] : values) {
        const id = await records.make(entity, { ...FIT[`${entity}.${verb}`] }, { field, isOn: true });
        if (states && from) await setRow(test, entity, id, { [states.field]: from[0] });
        if (entity === 'device') await setRow(test, entity, id, { capabilities: ABLE, status: 'online' });
        const form = await records.filled(entity, { ...least, [field]: value });
        const { results } = await data<BatchResult>(test, doer(entity, verb), `${entity}.${verb}` as CallName, {
          ids: [id],
          ...form,
        });
        if (results[0]?.code !== 0) found.push(`${field} ${JSON.stringify(value)}: ${JSON.stringify(results)}`);
        await removeRow(test, entity, id);
      }
    }
    expect(found).toEqual([]);
  });
});
