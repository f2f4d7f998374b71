import { sql } from 'kysely';
import { filling, running } from './fill.ts';
import type { Migration } from './index.ts';

/** HTML archives were marked as what no player shows, though the widget of layouts plays them (MAT-03, MAT-05). */
export const archivesPlay: Migration = {
  number: 10,
  name: 'archives-play',
  up: filling([
    {
      needs: { materials: ['type', 'format', 'playable'] },
      fill: running(sql`update materials set playable = 1 where type = 'archive' and format = 'zip'`),
    },
  ]),
};
