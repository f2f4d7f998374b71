import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { BatchItem } from '#core/protocol/reply.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { tableEntities, tableKeeps, type TableName } from '#generated/server/tables.gen.ts';
import { tableOf } from '#server/policies/tableOf.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { removeRow, sampleRow } from '#tests/support/rows.ts';

interface Answer {
  uses: { entity: string; count: number }[];
  refused: (BatchItem & { uses: { entity: string; count: number; named: { id: string; name: string }[] }[] })[];
}

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const metas: readonly EntityMeta[] = Object.values(entities);
const deletable = metas.flatMap((meta) => {
  const action = meta.actions.find(({ deletes }) => deletes);
  const call = action && `${meta.name}.${action.call}`;
  return call && Object.hasOwn(calls, call) ? [{ name: meta.name, call: call as CallName }] : [];
});
const callOf = (entity: string) => deletable.find(({ name }) => name === entity)!.call;
const keeps = (Object.entries(tableKeeps) as [TableName, (typeof tableKeeps)[TableName]][]).flatMap(
  ([table, each = []]) => each.map(({ field, of, refuse }) => ({ by: tableEntities[table].name, field, of, refuse })),
);

/** Caller who deletes records of an entity, in whose enterprise the record lies. */
function deleter(entity: string) {
  const { personas } = app;
  return calls[callOf(entity)].systems.some((system) => system === 'YXF') ? personas.owner : personas.agent;
}

let laid = 0;
/** Lays a row into the enterprise of a persona: as a create would keep it, with these values. */
async function lay(entity: string, corpId: string, values: object = {}): Promise<string> {
  laid += 1;
  const row = { ...sampleRow(entity, laid), ...values };
  return app.services.store.write({ kind: 'system', corpId }, async (tx) => (await tableOf(tx, entity).insert(row)).id);
}

/** Answer of the question about a record, and what its deletion then answers. */
async function askAndDelete(entity: string, id: string) {
  const caller = deleter(entity);
  const asked = await data<Answer>(app, caller, 'search.usedBy', { entity, ids: [id] });
  const { results } = await data<{ results: BatchItem[] }>(app, caller, callOf(entity), { ids: [id] });
  const [{ code, message } = { code: NaN, message: '' }] = results;
  const [said] = asked.refused;
  return {
    said: said ? { code: said.code, message: said.message } : { code: 0, message: 'ok' },
    done: { code, message },
    asked,
  };
}

describe('what the question says before a deletion is what the deletion answers [UI-09]', () => {
  test.each(deletable)('$name that nothing keeps', async ({ name }) => {
    const { said, done, asked } = await askAndDelete(name, await lay(name, deleter(name).corpId));
    expect(said).toEqual(done);
    expect(asked.uses).toEqual([]);
  });

  test.each(keeps)('$of that a $by names as its $field', async ({ by, field, of, refuse }) => {
    const { corpId } = deleter(of);
    const id = await lay(of, corpId);
    const many = metas.find(({ name }) => name === by)!.fields.find(({ name }) => name === field)?.kind === 'refs';
    await lay(by, corpId, { [field]: many ? [id] : id });
    const { said, done, asked } = await askAndDelete(of, id);
    expect(said).toEqual(done);
    expect(done.code).toBe(errors[refuse].code);
    expect(asked.refused[0]?.uses).toMatchObject([{ entity: by, count: 1 }]);
    // What stays loses nothing.
    expect(asked.uses).toEqual([]);
  });

  test.each([
    ['ad', 'PROXY_HAS_ADS'],
    ['adsOrder', 'PROXY_HAS_ORDERS'],
  ] as const)('an advertiser of an agent that has an %s', async (of, refuse) => {
    const { agent, owner, advertiser } = app.personas;
    const advertiserId = advertiser.corpId;
    const id = await lay('proxy', agent.corpId, { advertiserId });
    const other = await lay(of, owner.corpId, { advertiserId });
    const { said, done } = await askAndDelete('proxy', id);
    expect(said).toEqual(done);
    expect(done.code).toBe(errors[refuse].code);
    await removeRow(app, of, other);
  });

  test.each(
    metas.filter(({ name, conditions }) => conditions?.['delete'] && deletable.some((one) => one.name === name)),
  )('$name that its own condition keeps', async ({ name, fields }) => {
    const fixed = fields.filter(({ name: field }) => field === 'builtIn' || field === 'isDefault');
    const { corpId, userId } = deleter(name);
    const own: Readonly<Record<string, string>> = { account: userId, corporation: corpId };
    const id = own[name] ?? (await lay(name, corpId, Object.fromEntries(fixed.map((field) => [field.name, true]))));
    const { said, done } = await askAndDelete(name, id);
    expect(said).toEqual(done);
    expect(done.code).toBeLessThan(0);
  });
});
