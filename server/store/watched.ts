import type { Watch } from './watches.ts';

/** Columns that move with every write of a row. */
const OF_EVERY_WRITE = ['rev', 'updated_at'] as const;

/**
 * Everything from which a screen's programme is built (server/player/programmes.ts). Columns that no programme shows
 * are named here, not those that one does: a column that is added later counts until somebody says otherwise.
 */
export const watches: readonly Watch[] = [
  {
    versions: 'programme_versions',
    tables: [
      {
        table: 'ads',
        ignores: [
          ...OF_EVERY_WRITE,
          'impressions',
          'interaction_count',
          'download_status',
          'editor_id',
          'reviewer_id',
          'reviewed_at',
          'promotion_group_id',
          'promotion_plan_id',
          'own_hold',
        ],
      },
      { table: 'ads__materials' },
      { table: 'ads__target_ids' },
      { table: 'ad_slots', ignores: OF_EVERY_WRITE },
      { table: 'layouts', ignores: OF_EVERY_WRITE },
      { table: 'materials', ignores: [...OF_EVERY_WRITE, 'folder_id', 'category_id', 'thumbnail'] },
      {
        table: 'campaigns',
        ignores: [
          ...OF_EVERY_WRITE,
          'impressions',
          'ad_count',
          'remark',
          'start_day',
          'end_day',
          'budget_fen',
          'spend_fen',
          'group_count',
        ],
      },
      { table: 'take_downs', ignores: [...OF_EVERY_WRITE, 'status', 'ads', 'total', 'confirmed'] },
      { table: 'device_groups', ignores: [...OF_EVERY_WRITE, 'remark'] },
      // A screen keeps the instant of a timer's last change with it: `updated_at` counts here.
      { table: 'device_timers', ignores: ['rev'] },
      { table: 'device_timers__target_ids' },
      { table: 'software_settings', ignores: OF_EVERY_WRITE },
      { table: 'corporations', only: ['status', 'deleted_at'] },
      // Other fields that a programme takes from a screen are read at each sync; these place others in a wall.
      { table: 'devices', only: ['name', 'group_id', 'deleted_at'] },
    ],
  },
];
