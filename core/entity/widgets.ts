import type { FieldKind } from './meta.ts';

/**
 * Widgets for `x-widget`, each with the kinds of fields that it supports. codegen prints an input or a cell for each
 * (emit/console/inputs.ts, cells.ts): a widget missing there is a type error, one missing here an error of the schema.
 */
export const fieldWidgets = {
  addresses: ['json'],
  bytes: ['integer'],
  callName: ['text'],
  color: ['text'],
  dates: ['json'],
  district: ['text'],
  duration: ['integer'],
  entityName: ['text'],
  errorName: ['text'],
  layoutPage: ['text'],
  multiline: ['text'],
  password: ['text'],
  periodEnd: ['instant'],
  permissionTree: ['json'],
  screenCode: ['text'],
  slider: ['integer', 'number'],
  timeWindows: ['json'],
  timeZone: ['text'],
  weekdays: ['json'],
} as const satisfies Readonly<Record<string, readonly FieldKind[]>>;

/** Id of a widget of a field. */
export type FieldWidget = keyof typeof fieldWidgets;

/** Widgets that choose the record of a reference (`x-ref.widget`), each with the kinds of fields that it serves. */
export const referenceWidgets = {
  materialPicker: ['refs'],
  pickerDialog: ['refs'],
  tree: ['ref'],
} as const satisfies Readonly<Record<string, readonly FieldKind[]>>;

/** Id of a widget of a reference. */
export type ReferenceWidget = keyof typeof referenceWidgets;

/** Widgets of a filter (`x-list.filters.as`) that do not follow from the kind of its field. */
export const filterWidgets = ['tree'] as const;

/** Id of a widget of a filter. */
export type FilterWidget = (typeof filterWidgets)[number];

/** Periods offered by a date filter: first and last day, counted from today. */
export const presets = {
  today: [0, 0],
  yesterday: [-1, -1],
  last3: [-2, 0],
  last7: [-6, 0],
  last30: [-29, 0],
  last90: [-89, 0],
  next7: [0, 6],
  next30: [0, 29],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** Name of such a period; its text is `ui.presets.<name>`. */
export type Preset = keyof typeof presets;
