/**
 * Icons that schemas/_menu.yaml may name, by words of the trade. src/ui/icons.tsx draws each: one that it lacks is a type
 * error there, one that is not here an error of the schema.
 */
export const iconNames = [
  'account',
  'ad',
  'advertiser',
  'bell',
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
  'person',
  'point',
  'remote',
  'report',
  'review',
  'role',
  'search',
  'simCard',
  'slot',
  'store',
  'tag',
  'takeDown',
  'thermometer',
  'timer',
  'upload',
  'warning',
  'wash',
] as const;

/** Name of an icon of the menu. */
export type IconName = (typeof iconNames)[number];

/** Icons that a widget of layouts may name (schemas/widgets/); the designer's palette draws them. */
export const widgetIconNames = [
  'adSlot',
  'browser',
  'button',
  'clock',
  'countdown',
  'html',
  'live',
  'music',
  'operation',
  'picture',
  'signal',
  'text',
  'video',
  'weather',
  'webPage',
] as const;

/** Name of an icon of the palette. */
export type WidgetIconName = (typeof widgetIconNames)[number];
