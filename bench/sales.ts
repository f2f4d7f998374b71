import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallError } from '#core/protocol/reply.ts';
import { dayAt } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { uuidv7 } from '#core/uuid.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { loadConfig } from '#server/config.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { openServices } from '#server/openServices.ts';
import type { Tx } from '#server/store/types.ts';
import { signIn, type Client } from './client.ts';
import { engines, type BenchEngine } from './engines.ts';
import { payments } from './payments.ts';
import { start, type Running } from './process.ts';
import { application, production, withoutDemo } from './production.ts';
import { PASSWORD } from './seed.ts';
import { median, milliseconds, type Row } from './table.ts';

const SCREENS = 10_000;
/** Days on which a part of the screens is sold out, and places that are sold on them. */
const DAYS = 30;
const SOLD_EVERY = 10;
const AT_ONCE = 500;
const ROUNDS = 15;
const PROMISE_MS = 300;

/** Puts 10,000 screens on sale, of which each tenth has no place left for a month. */
async function arrange(tx: Tx): Promise<void> {
  const [goods] = await tx.goods.find((eb) => eb('status', '=', 'onSale'), {
    fields: ['id', 'corpId', 'slotId', 'maxStock'],
  });
  if (!goods) throw new Error('the demo has no goods on sale');
  const slot = await tx.adSlots.one(goods.slotId ?? '');
  const today = dayAt(tx.now);
  for (let i = 0; i < SCREENS; i += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, j) => ({
      id: uuidv7(tx.now),
      layout_id: slot?.layoutId ?? null,
      created_at: tx.now,
      updated_at: tx.now,
      rev: 1,
      uuid: `S${String(i + j).padStart(7, '0')}`,
      name: `Screen ${String(i + j).padStart(5, '0')}`,
      address: `Street ${(i + j) % 700}`,
      type: 'android',
      status: 'online',
      zone: 'Asia/Shanghai',
      district_code: (i + j) % 2 === 0 ? '310104' : '330106',
      heartbeat_at: tx.now + 3_600_000,
      expire_at: tx.now + 31_536_000_000,
    }));
    await tx.ofCorp(goods.corpId).insertInto('devices', rows).execute();
    const sold = rows.filter((_, j) => (i + j) % SOLD_EVERY === 0).map(({ id }) => id);
    for (let day = 1; day <= DAYS; day += 1)
      await tx.db
        .insertInto('seats')
        .values(
          sold.flatMap((id) =>
            Array.from({ length: goods.maxStock ?? 1 }, (_, seat) => ({
              device_id: id,
              slot_id: goods.slotId ?? '',
              day: addDays(today, day),
              seat: seat + 1,
              corp_id: goods.corpId,
              order_id: 'bench',
              until: null,
              stock: goods.maxStock ?? 1,
            })),
          ),
        )
        .execute();
  }
}

interface Found {
  total: number;
  list: { goodsId: string; deviceId: string }[];
}

/** Returns the least plays that a wish takes, as the refusal of the least order says. */
async function leastPlays(client: Client, wish: object): Promise<number> {
  try {
    await client.call('/ads/order/quote.shtml', { ...wish, plays: limits.orderPlaysMin });
  } catch (error) {
    if (error instanceof CallError && error.code === errors.PLAYS_TOO_FEW.code)
      return (error.data as { min: number }).min;
    throw error;
  }
  return limits.orderPlaysMin;
}

/** Measures a search with its free days, and the price and forecast of what it found. */
async function search(port: number, engine: string): Promise<Row[]> {
  const client = await signIn(port, 'advertiser', PASSWORD, application, 'ADS');
  const today = dayAt(Date.now());
  const days = { from: addDays(today, 1), to: addDays(today, 14) };
  const kinds = [
    { what: 'a search of screens with a place on each of 14 days', asked: { freeOnly: true } },
    {
      what: 'the same in one city, by a part of the address',
      asked: { freeOnly: true, districtCode: '310000', q: 'street 1' },
    },
    { what: 'the same, its last page', asked: { freeOnly: true, page: 450 } },
  ];
  const rows: Row[] = [];
  for (const { what, asked } of kinds) {
    const times: number[] = [];
    let plays: number | undefined;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const began = performance.now();
      const found = await client.call<Found>('/avr/device/search.shtml', { page: 1, pageSize: 20, ...asked, ...days });
      if (found.list.length === 0) throw new Error('nothing was found');
      const [first] = found.list;
      const deviceIds = found.list.filter((one) => one.goodsId === first!.goodsId).map((one) => one.deviceId);
      const wish = { lines: [{ goodsId: first!.goodsId, deviceIds }], ...days, sellingMode: 'cpm' };
      // The first round warms up, and hears how many plays there have to be.
      plays ??= await leastPlays(client, wish);
      await client.call('/ads/order/quote.shtml', { ...wish, plays });
      if (round > 0) times.push(performance.now() - began);
    }
    const ms = median(times);
    rows.push({
      what: `${engine}: ${what}, with availability, price and forecast`,
      value: milliseconds(ms),
      promise: `≤ ${PROMISE_MS} ms`,
      kept: ms <= PROMISE_MS,
    });
  }
  rows.push(await regions(client, engine, days));
  return rows;
}

/** Measures the counts of the tree beside the search, of the same screens. */
async function regions(client: Client, engine: string, days: object): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const began = performance.now();
    const { total } = await client.call<{ total: number }>('/avr/device/regions.shtml', { freeOnly: true, ...days });
    if (total === 0) throw new Error('nothing was counted');
    if (round > 0) times.push(performance.now() - began);
  }
  const ms = median(times);
  return {
    what: `${engine}: screens with a place on each of 14 days, counted by province, city and district`,
    value: milliseconds(ms),
    promise: `≤ ${PROMISE_MS} ms`,
    kept: ms <= PROMISE_MS,
  };
}

async function onEngine(engine: BenchEngine): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sales-'));
  const env = { ...engine.env, ...production, DATA_DIR: folder };
  let server: Running | undefined;
  try {
    const services = await openServices(loadConfig({ ...env }), () => undefined);
    await seedDemo(services, PASSWORD);
    await services.store.write({ kind: 'system', corpId: null }, arrange);
    await services.store.close();
    await withoutDemo(env);
    await engine.analyze();
    const paid = await payments(env, engine.name);
    server = await start(['server/main.ts'], env);
    return [...(await search(server.port, engine.name)), paid];
  } finally {
    await server?.stop();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures advertisers' searches among 10,000 screens on sale, and a payment beside the driver's own transaction. */
export async function sales(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of await engines()) rows.push(...(await onEngine(engine)));
  return rows;
}
