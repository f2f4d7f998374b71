import { sql } from 'kysely';
import { currentOf } from './current.ts';
import { tablesByName } from './names.ts';
import type { Tx } from './types.ts';

/** Returns a select of the elements (`id`) of a column that holds lists of texts as JSON, of all enterprises. */
export function elementsOf(tx: Tx, table: string, column: string, reason: string) {
  const db = tablesByName(tx, reason);
  const name = sql.ref(`${table}.${column}`);
  if (currentOf(tx).engine.kind === 'sqlite')
    return db
      .selectFrom([table, sql`json_each(case when ${name} like '[%' then ${name} else '[]' end)`.as('element')])
      .select(sql.ref<string>('element.value').as('id'));
  const list = sql`jsonb_array_elements_text(case when ${name} like '[%' then ${name}::jsonb else '[]'::jsonb end)`;
  return db.selectFrom([table, list.as('element')]).select(sql.ref<string>('element').as('id'));
}
