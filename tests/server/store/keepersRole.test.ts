import { expect, it } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines } from '#tests/support/store.ts';

const corporation = (id: string, more: object = {}) => ({
  id,
  corp_id: id,
  name: id,
  customer_type: 'mediaOwner',
  rev: 1,
  created_at: 1,
  updated_at: 1,
  ...more,
});

const role = (corp: string, name: string, more: object = {}) => ({
  id: `${corp}-${name}`,
  corp_id: corp,
  name,
  role_type: 'administrator',
  data_scope: 'deptTree',
  permissions: '[]',
  built_in: 1,
  rev: 1,
  created_at: 1,
  updated_at: 1,
  ...more,
});

onEngines(
  'a store of before there were roles of keepers',
  (engine) => {
    it('gives each media owner one, in its language and under a free name, and never a second [ENT-07]', async () => {
      const place = await createPlace(engine);
      const before = await openStore(place.config, createClock());
      await before.sync();
      await before.write(PLATFORM, async (tx) => {
        const db = anyDb(tx);
        await db.deleteFrom('schema_version').where('number', '>', 7).execute();
        const corporations = [
          corporation('chinese'),
          corporation('english'),
          corporation('taken'),
          corporation('has'),
          corporation('buyer', { customer_type: 'advertiser' }),
          corporation('gone', { deleted_at: 1 }),
        ];
        for (const row of corporations) await db.insertInto('corporations').values(row).execute();
        const roles = [
          role('chinese', '企业管理员'),
          role('english', 'Administrator'),
          role('taken', '企业管理员'),
          role('taken', '门店管理员', { role_type: 'staff', built_in: 0 }),
          role('has', '店长', { role_type: 'keeper' }),
          role('buyer', '企业管理员'),
          role('gone', '企业管理员'),
        ];
        for (const row of roles) await db.insertInto('roles').values(row).execute();
      });
      await before.close();
      const keepers = async () => {
        const store = await openStore(place.config, createClock());
        await store.sync();
        const rows = await store.read(PLATFORM, (tx) =>
          anyDb(tx)
            .selectFrom('roles')
            .select(['corp_id', 'name', 'data_scope', 'built_in', 'permissions'])
            .where('role_type', '=', 'keeper')
            .orderBy('corp_id')
            .execute(),
        );
        await store.close();
        return rows;
      };
      const given = { data_scope: 'dept', built_in: 1, permissions: expect.stringContaining('"device.remote"') };
      const expected = [
        { corp_id: 'chinese', name: '门店管理员', ...given },
        { corp_id: 'english', name: 'Store keeper', ...given },
        expect.objectContaining({ corp_id: 'has', name: '店长' }),
        { corp_id: 'taken', name: '门店管理员（内置）', ...given },
      ];
      expect(await keepers()).toEqual(expected);
      expect(await keepers()).toEqual(expected);
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
