import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#server/config.ts';
import { openServices } from '#server/openServices.ts';
import type { Tx } from '#server/store/types.ts';
import { signIn, type Client } from './client.ts';
import { engines, type BenchEngine } from './engines.ts';
import { sendAll } from './load.ts';
import { start, type Running } from './process.ts';
import { application, production, withoutDemo } from './production.ts';
import { PASSWORD, seedDevices } from './seed.ts';
import { median, perSecond, type Row } from './table.ts';

// Many short rounds: a minute of a noisy machine, or a job of the server, takes one of them.
const ROUNDS = 12;
const COUNT = 300;
/** A scope may cost a fifth of a list: then this much of the speed is left. */
const PROMISE = 1 / 1.2;
const IN_STORES = 1_000;
const GRANTED = 500;
const IN_GROUP = 1_000;

/** Accounts compared with staff of one department. */
const WHO = [
  { account: 'keeper_one', what: 'a keeper of two stores with 1,000 screens' },
  { account: 'editor_self', what: '“only oneself” with rights over 500 screens and a group of 1,000' },
  { account: 'keeper_three', what: 'a department of 50,000 screens, with the same rights' },
] as const;

/** Gives the keeper stores with many screens, and rights over screens and a group to two others. */
async function arrange(tx: Tx, corpId: string): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  const accountOf = async (name: string) => (await own.accounts.find((eb) => eb('user_name', '=', name)))[0]!;
  const [keeper, self, third, dept] = await Promise.all(
    ['keeper_one', 'editor_self', 'keeper_three', 'editor_dept'].map(accountOf),
  );
  await own.stores.updateAll((eb) => eb('keeper_id', '=', third!.id), { keeperId: null });
  await own.accounts.update(third!.id, { roleId: dept!.roleId, roleType: dept!.roleType, deptId: dept!.deptId });
  const stores = await own.stores.find((eb) => eb('keeper_id', '=', keeper!.id));
  const group = await own.deviceGroups.insert({ name: 'Granted', kind: 'common' });
  const pick = (offset: number, limit: number) =>
    tx
      .ofCorp(corpId)
      .selectFrom('devices')
      .select('id')
      .where('name', 'like', 'Screen %')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute();
  const set = (ids: readonly { id: string }[], values: object) =>
    tx
      .ofCorp(corpId)
      .updateTable('devices')
      .set(values)
      .where(
        'id',
        'in',
        ids.map(({ id }) => id),
      )
      .execute();
  for (const [at, store] of stores.entries())
    await set(await pick(at * 20_000, IN_STORES / stores.length), { store_id: store.id });
  await set(await pick(50_000, IN_GROUP), { group_id: group.id });
  for (const holder of [self!, third!]) {
    await own.deviceGroupGrants.insert({ accountId: holder.id, groupId: group.id });
    for (const { id } of await pick(70_000, GRANTED))
      await own.deviceGrants.insert({ accountId: holder.id, deviceId: id });
  }
}

const list = async (port: number, client: Client): Promise<number> => {
  const payload = { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' };
  const calls = Array.from({ length: COUNT }, () => client.prepare('/device/list.shtml', payload));
  return (await sendAll(port, calls, client.headers)).perSecond;
};

async function onEngine(engine: BenchEngine): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-scopes-'));
  const env = { ...engine.env, ...production, DATA_DIR: folder };
  let server: Running | undefined;
  try {
    const { corpId } = await seedDevices(env);
    await withoutDemo(env);
    const services = await openServices(loadConfig(env), () => undefined);
    await services.store.write({ kind: 'system', corpId: null }, (tx) => arrange(tx, corpId));
    await services.store.close();
    await engine.analyze();
    server = await start(['server/main.ts'], env);
    const { port } = server;
    const base = await signIn(port, 'editor_dept', PASSWORD, application);
    const others = await Promise.all(WHO.map(({ account }) => signIn(port, account, PASSWORD, application)));
    const speeds = WHO.map((): { own: number; base: number }[] => []);
    // By turns, so that a noisy minute meets all alike; the first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, client] of others.entries()) {
        const pair = { base: await list(port, base), own: await list(port, client) };
        if (round > 0) speeds[at]!.push(pair);
      }
    return WHO.map(({ what }, at): Row => {
      const pairs = speeds[at]!;
      const ratio = median(pairs.map(({ own, base: floor }) => own / floor));
      const [own, floor] = [median(pairs.map((pair) => pair.own)), median(pairs.map((pair) => pair.base))];
      return {
        what: `${engine.name}: ${what}`,
        value: `${perSecond(own)} of ${perSecond(floor)} = ${ratio.toFixed(2)} × a department`,
        promise: `≥ ${PROMISE.toFixed(2)} × a department`,
        kept: ratio >= PROMISE,
      };
    });
  } finally {
    await server?.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The signed list of screens as keepers and holders of rights ask for it, beside that of a department in the same run. */
export async function scopes(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of await engines()) rows.push(...(await onEngine(engine)));
  return rows;
}
