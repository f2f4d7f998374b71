/**
 * Names that every JavaScript object inherits. As a key of a printed table such a name would be found although nothing
 * was stored.
 */
const OF_OBJECTS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

export const RESERVED_NAME = 'every object of JavaScript has this already: take another name';

export const isFree = (name: string): boolean => !OF_OBJECTS.has(name);

/**
 * Singulars whose printed names are taken: `TextField` and its like by the console's own components, `StoredRow` by the
 * store, `tables.gen.ts` by a page that all entities share. tests/codegen/grammar/reserved.test.ts holds the list to these.
 */
const ENTITIES: ReadonlySet<string> = new Set([
  'boolean',
  'bulk',
  'color',
  'date',
  'dateText',
  'districtName',
  'doc',
  'entity',
  'enum',
  'file',
  'form',
  'handler',
  'instant',
  'json',
  'localTime',
  'measure',
  'money',
  'name',
  'number',
  'reference',
  'references',
  'route',
  'row',
  'schedule',
  'screenInstant',
  'state',
  'stateWord',
  'table',
  'text',
]);

export const isFreeEntity = (name: string): boolean => !ENTITIES.has(name);
