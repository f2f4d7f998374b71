import { sql } from 'kysely';
import { indexName } from '../ddl.ts';
import type { Migration } from './index.ts';

/** Readings of a sensor are unique by number and moment (IOT-02): the index by number alone would refuse those of a new box. */
export const readingsByMoment: Migration = {
  number: 6,
  name: 'readings-by-moment',
  up: async (tx) => {
    for (const table of ['temperature_records', 'handwashing_records']) {
      const before = indexName(table, { columns: ['corp_id', 'sensor_id', 'seq'], unique: true });
      await sql`drop index if exists ${sql.ref(before)}`.execute(tx.db);
    }
  },
};
