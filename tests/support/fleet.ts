import { sql } from 'kysely';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { insertion } from '#server/store/insertion.ts';
import type { TestApp } from './buildTestApp.ts';
import { anyDb, sampleRow } from './rows.ts';

/** Adds so many screens to the own media owner, alike but for their ids and numbers. */
export async function addFleet(
  { services, personas: { own } }: TestApp,
  count: number,
  values: Partial<DeviceStored>,
): Promise<void> {
  await services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    const { id } = await tx.devices.insert({ ...sampleRow('device', 1), ...values });
    const db = anyDb(tx);
    const first = await db.selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: count - 1 }, (_, n) => ({ ...first, id: `screen-${n}`, uuid: `FLEET${n}` }));
    const screens = insertion(Object.keys(first), (_db, placed) => db.insertInto('devices').values(placed));
    await screens.run(tx, rows);
    // Without it PostgreSQL plans for the few rows that it knew of, until its autovacuum has come by.
    await sql`analyze`.execute(db);
  });
}
