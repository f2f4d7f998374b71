import { storedOf } from '#core/entity/wire.ts';
import { DAY_MS, SAMPLE_TIME } from '#tests/support/cases/factories.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { withDefaults } from '#server/handlers/crud/create.ts';
import { metaOf, uniqueKeys } from './records.ts';
import { tableOf, type Row } from '#server/policies/tableOf.ts';
import type { AnyDb, Tx } from '#server/store/types.ts';
import type { TestApp } from './buildTestApp.ts';

/** Statements over tables that a test names as text, or whose rows it leaves unfinished. */
export const anyDb = (tx: Pick<Tx, 'db'>): AnyDb => tx.db;

const whole = { kind: 'system', corpId: null } as const;

/** Returns a row as the store has it, whoever may see it. */
export const rowOf = (test: TestApp, entity: string, id: string): Promise<Row | null> =>
  test.services.store.read(whole, (tx) => tableOf(tx, entity).one(id));

/** Changes a row past all calls: a state that only time or a player would bring. */
export async function setRow(test: TestApp, entity: string, id: string, changes: object): Promise<void> {
  const row = await test.services.store.write(whole, (tx) => tableOf(tx, entity).update(id, changes));
  if (!row) throw new Error(`there is no ${entity} ${id}`);
}

export async function removeRow(test: TestApp, entity: string, id: string): Promise<void> {
  await test.services.store.write(whole, (tx) => tableOf(tx, entity).remove(id));
}

/** Fingerprint of a table that a refused call must not change: number of rows, living and deleted, and sum of their revisions. */
export async function fingerprint(test: TestApp, entity: string): Promise<{ rows: number; revs: number }> {
  return test.services.store.read(whole, async (tx) => {
    const found = await anyDb(tx)
      .selectFrom(metaOf(entity).table)
      .select((eb) => [eb.fn.countAll().as('rows'), eb.fn.sum('rev').as('revs')])
      .executeTakeFirstOrThrow();
    return { rows: Number(found['rows']), revs: Number(found['revs']) };
  });
}

/** The `n`-th row of an entity in stored form, whoever made it: what a create would keep, its first state, and other values where rows must differ. */
export function sampleRow(entity: string, n: number): Record<string, unknown> {
  const meta = metaOf(entity);
  const sample = samples[entity]!.build?.({}, SAMPLE_TIME, n) ?? {};
  const row: Record<string, unknown> = storedOf(meta, withDefaults(meta, sample));
  if (meta.states) row[meta.states.field] = meta.states.initial;
  for (const key of uniqueKeys(entity)) {
    const last = meta.fields.find(({ name }) => name === key.at(-1));
    if (!last) continue;
    const { name, kind } = last;
    if (kind === 'date') row[name] = new Date(SAMPLE_TIME + n * DAY_MS).toISOString().slice(0, 10);
    else if (kind === 'instant') row[name] = SAMPLE_TIME + n * DAY_MS;
    else row[name] = kind === 'integer' ? n : `${textOf(row[name], entity).slice(0, 6)}${n}`;
  }
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
