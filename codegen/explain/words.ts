import type { Path } from '../load.ts';
import type { Group } from './facts.ts';

/** What printed files call a group of facts, or a part of the schema that has no names of its own. */
export const WORDS: Readonly<Record<string, Group>> = {
  columns: 'columns',
  filters: 'filters',
  fields: 'fields',
  help: 'fields',
  inputs: 'fields',
  values: 'fields',
  whens: 'fields',
  derive: 'fields',
  properties: 'fields',
  links: 'fields',
  sections: 'form',
  steps: 'form',
  groups: 'form',
  forms: 'actions',
  actions: 'actions',
  calls: 'calls',
  verbs: 'calls',
  rules: 'rules',
  states: 'states',
  views: 'views',
};

/** The same words mean other things in the files whose path matches. */
export const ROLES: readonly { of: RegExp; words: Readonly<Record<string, Group>> }[] = [
  { of: /Show\.gen\.tsx$/, words: { sections: 'show' } },
  { of: /messages\.[a-z_]+\.gen\.ts$/, words: { sections: 'show' } },
  { of: /^server\/inputs\//, words: { inputs: 'calls', outputs: 'calls' } },
  { of: /^server\//, words: { columns: 'fields' } },
  { of: /states\.gen\.ts$/, words: { values: 'states' } },
];

/** What stands after an entity's name in the names of printed things: AdRow, adWhens, AdCreate. */
export const SUFFIXES: Readonly<Record<string, Group | { group: Group; name?: string; path?: Path }>> = {
  Row: 'fields',
  Detail: 'fields',
  Stored: 'fields',
  Field: 'fields',
  Derive: 'fields',
  Whens: 'fields',
  Section: 'form',
  Form: 'form',
  Show: 'show',
  Forms: 'actions',
  Action: 'actions',
  ActionForms: 'actions',
  Actions: 'actions',
  Inputs: 'calls',
  Outputs: 'calls',
  Rules: 'rules',
  State: 'states',
  States: 'states',
  Views: 'views',
  RefFilters: 'fields',
  Create: { group: 'fields', path: ['x-calls', 'create'] },
  Update: { group: 'fields', path: ['x-calls', 'update'] },
  Edit: { group: 'fields', path: ['x-calls', 'update'] },
  List: { group: 'columns', path: ['x-list'] },
  System: { group: 'states', path: ['x-states', 'system'] },
  Table: { group: 'fields', path: ['x-entity', 'storage'] },
};

/** Where a word of a printed file stands in a schema, where it is another one there. The first that exists counts. */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  align: ['type'],
  cell: ['type'],
  colors: ['x-enum', 'enum'],
  derived: ['x-derive'],
  gte: ['minimum'],
  indexes: ['index'],
  keys: ['unique'],
  kind: ['x-ref', 'x-file', 'enum', 'format', 'type'],
  lte: ['maximum'],
  max: ['maximum', 'maxItems'],
  maxBytes: ['x-file'],
  maxCount: ['x-file', 'maxItems'],
  min: ['minimum', 'minItems'],
  multiline: ['x-widget', 'maxLength'],
  accept: ['x-file'],
  picture: ['x-file'],
  file: ['x-file'],
  paths: ['path'],
  readPerm: ['x-perm'],
  writePerm: ['x-perm'],
  systems: ['mode'],
  resource: ['plural'],
  table: ['plural'],
  liveMs: ['live'],
  message: ['msg'],
  values: ['x-enum', 'enum'],
  words: ['x-enum', 'enum'],
  rows: ['fields'],
};

/** Places of an entity's schema that have no names: a word of a printed file is looked up in each, in this order. */
export const PLACES: readonly Path[] = [
  [],
  ['x-entity'],
  ['x-entity', 'storage'],
  ['x-list'],
  ['x-form'],
  ['x-form', 'edit'],
  ['x-states'],
  ['x-show'],
];

/** Files, and parts of files, that are printed from a file that many entities share. */
export const SHARED: Readonly<Record<string, string>> = {
  permissions: '_permissions',
  limits: '_limits',
  errors: '_errors',
  menu: '_menu',
  rules: '_errors',
};
