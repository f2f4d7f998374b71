import { sql } from 'kysely';
import { limits } from '#generated/model/limits.gen.ts';
import type { Store } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Layouts in one sweep; the rest follows in the next. */
const AT_ONCE = 200;

/**
 * Deletes the oldest versions of a layout: of those without a name of their own `limits.layoutVersionsKept` stay; and versions
 * and drafts of layouts that have left the bin (LAY-12). Returns the number of rows.
 */
export async function sweepVersions(store: Store): Promise<number> {
  return store.write(SYSTEM, async (tx) => {
    const db = tx.acrossCorps('versions of layouts are swept in all corporations');
    const isNamed = sql<boolean>`name <> 'v' || number`;
    let swept = 0;
    for (const table of ['layout_versions', 'layout_drafts'] as const) {
      const layouts = db.selectFrom('layouts').select('id');
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('layout_id', 'not in', layouts)
        .executeTakeFirstOrThrow();
      swept += Number(numDeletedRows);
    }
    await db
      .deleteFrom('layout_drafts__material_ids')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('layout_drafts')
              .select('layout_drafts.id')
              .whereRef('layout_drafts.corp_id', '=', 'layout_drafts__material_ids.corp_id')
              .whereRef('layout_drafts.id', '=', 'layout_drafts__material_ids.id'),
          ),
        ),
      )
      .execute();
    const many = await db
      .selectFrom('layout_versions')
      .select('layout_id')
      .where((eb) => eb.not(isNamed))
      .groupBy('layout_id')
      .having((eb) => eb.fn.countAll(), '>', limits.layoutVersionsKept)
      .limit(AT_ONCE)
      .execute();
    for (const { layout_id: layoutId } of many) {
      const plain = db
        .selectFrom('layout_versions')
        .select('number')
        .where('layout_id', '=', layoutId)
        .where((eb) => eb.not(isNamed));
      const last = await plain
        .orderBy('number', 'desc')
        .offset(limits.layoutVersionsKept)
        .limit(1)
        .executeTakeFirstOrThrow();
      const { numDeletedRows } = await db
        .deleteFrom('layout_versions')
        .where('layout_id', '=', layoutId)
        .where('number', '<=', last.number)
        .where((eb) => eb.not(isNamed))
        .executeTakeFirstOrThrow();
      swept += Number(numDeletedRows);
    }
    return swept;
  });
}
