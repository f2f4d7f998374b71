/**
 * Icons that schemas/_menu.yaml may name, by words of the trade. src/ui/icons.tsx draws each: one that it lacks is a type
 * error there, one that is not here an error of the schema.
 */
export const iconNames = [
  'account',
  'ad',
  'advertiser',
  'campaign',
  'corporation',
  'dashboard',
  'department',
  'device',
  'deviceGroup',
  'deviceSet',
  'download',
  'folder',
  'home',
  'layout',
  'lock',
  'log',
  'material',
  'organisation',
  'place',
  'point',
  'report',
  'review',
  'role',
  'slot',
  'tag',
  'upload',
  'warning',
] as const;

/** Name of an icon of the menu. */
export type IconName = (typeof iconNames)[number];
