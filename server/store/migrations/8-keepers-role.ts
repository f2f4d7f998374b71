import { sql } from 'kysely';
import { uuidv7 } from '#core/uuid.ts';
import { filling } from './fill.ts';
import type { Migration, MigrationTx } from './index.ts';

/** The role as new media owners had it when this was written (commands/equipCorporation.ts). */
const PERMISSIONS = JSON.stringify([
  'home',
  'personal',
  'ad.view',
  'device.view',
  'device.operate',
  'device.remote',
  'device.volume',
  'device.brightness',
  'device.switch',
  'device.screenshot',
  'device.signal',
]);

/** Names by the language in which the enterprise was made, which the name of its first role tells; the second where the first is taken. */
const NAMES = {
  zh: ['门店管理员', '门店管理员（内置）'],
  en: ['Store keeper', 'Store keeper (built-in)'],
} as const;

/** Adds the role to each media owner that has no built-in one; a deleted enterprise is left as it is. */
async function addRoles(tx: MigrationTx): Promise<void> {
  const { rows } = await sql<{ id: string; first: string | null }>`
    select c.id, (select min(r.name) from roles r
      where r.corp_id = c.id and r.role_type = 'administrator' and r.built_in = 1) as first
    from corporations c
    where c.customer_type = 'mediaOwner' and c.deleted_at is null and not exists (
      select 1 from roles r where r.corp_id = c.id and r.role_type = 'keeper' and r.built_in = 1)
    order by c.id`.execute(tx.db);
  for (const { id, first } of rows) {
    const [name, other] = NAMES[first === 'Administrator' ? 'en' : 'zh'];
    const taken = await sql`
      select 1 from roles where corp_id = ${id} and lower(name) = lower(${name}) and deleted_at is null`.execute(tx.db);
    await sql`
      insert into roles (id, corp_id, name, role_type, data_scope, permissions, built_in, rev, created_at, updated_at)
      values (${uuidv7(tx.now)}, ${id}, ${taken.rows.length > 0 ? other : name}, 'keeper', 'dept', ${PERMISSIONS}, 1, 1,
        ${tx.now}, ${tx.now})`.execute(tx.db);
  }
}

/** Media owners of before have the built-in role of a store's keeper, as new ones do (ENT-07). */
export const keepersRole: Migration = {
  number: 8,
  name: 'keepers-role',
  up: filling([
    {
      needs: {
        corporations: ['customer_type', 'deleted_at'],
        roles: ['role_type', 'data_scope', 'permissions', 'built_in', 'deleted_at', 'rev', 'created_at', 'updated_at'],
      },
      fill: addRoles,
    },
  ]),
};
