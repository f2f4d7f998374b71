import { sql } from 'kysely';
import { filling, running } from './fill.ts';
import type { Migration } from './index.ts';

const madeOf = sql`
  select d.created_at from devices d where d.corp_id = device_grants.corp_id and d.id = device_grants.device_id`;

/** Rights over screens know since when there is the screen, in whose order a list has what was granted (PERM-07). */
export const madeOfRights: Migration = {
  number: 3,
  name: 'made-of-rights',
  up: filling([
    {
      needs: { device_grants: ['device_id'], devices: ['created_at'] },
      adds: { table: 'device_grants', name: 'device_made_at', type: 'integer' },
      fill: running(sql`update device_grants set device_made_at = (${madeOf}) where device_made_at is null`),
    },
  ]),
};
