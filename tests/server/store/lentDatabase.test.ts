import { afterAll, expect, it } from 'vitest';
import { Client } from 'pg';
import { borrowDatabase } from '#tests/support/lentDatabase.ts';
import type { LentDatabase } from '#tests/support/lentDatabase.ts';
import { onEngines } from '#tests/support/store.ts';

const TABLES = `
  create table started (name text);
  insert into started values ('first');
  create table written (name text);
  create table kept (name text);
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'never'; end $$;
  create trigger held before delete or truncate on kept for each statement execute function refuse();`;

async function fill(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(TABLES);
  await client.end();
}

async function run({ pools }: LentDatabase, sql: string): Promise<unknown[]> {
  const client = await pools.writers.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    client.release();
  }
}

async function giveBack(lent: LentDatabase): Promise<void> {
  await Promise.all([lent.pools.readers.end(), lent.pools.writers.end()]);
  await lent.giveBack();
}

onEngines(
  'a lent database that was given back',
  () => {
    let lent: LentDatabase;
    afterAll(() => giveBack(lent));

    /** Does something to a database and gives it back; returns whether the next one is the same. */
    async function comesBack(sql: string): Promise<boolean> {
      const { url } = lent;
      await run(lent, sql);
      await giveBack(lent);
      lent = await borrowDatabase(fill);
      return lent.url === url;
    }

    it('is lent again without the rows that were written, however many and wherever', async () => {
      lent = await borrowDatabase(fill);
      expect(await comesBack(`insert into written values ('a'); insert into kept values ('a')`)).toBe(true);
      const many = `insert into written select repeat('a', 100) from generate_series(1, 2000)`;
      expect(await comesBack(many)).toBe(true);
      expect(await run(lent, 'select * from written union all select * from kept')).toEqual([]);
      expect(await run(lent, 'select * from started')).toEqual([{ name: 'first' }]);
      await expect(run(lent, 'truncate kept')).rejects.toThrow('never');
    });

    it.each([
      ['a row of the beginning is another', `update started set name = 'second'`],
      ['a row of the beginning is gone', 'delete from started'],
      ['a table has a column more', 'alter table written add column more text'],
      ['a table is gone', 'drop table written'],
      ['a trigger is off', 'alter table kept disable trigger held'],
    ])('is not lent again where %s', async (_what, sql) => {
      expect(await comesBack(sql)).toBe(false);
      expect(await run(lent, 'select * from started, (select count(*)::int from written) as n')).toEqual([
        { name: 'first', count: 0 },
      ]);
    });

    it('is asked no more by whoever gave it back', async () => {
      const before = lent;
      await giveBack(before);
      lent = await borrowDatabase(fill);
      await expect(before.pools.writers.connect()).rejects.toThrow('after calling end');
    });

    it('waits for what is under way', async () => {
      const client = await lent.pools.writers.connect();
      const working = client.query(`insert into written values ('late')`).finally(() => client.release());
      expect(await comesBack('select 1')).toBe(true);
      await working;
      expect(await run(lent, 'select * from written')).toEqual([]);
    });
  },
  ['postgres'],
);
