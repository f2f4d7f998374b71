import type { ColumnMeta, TableMeta } from '#core/entity/table.ts';
import { printers } from '../fields/printers.ts';
import { snake } from '../names.ts';
import type { Entity, Field } from '../model/types.ts';
import { isAlwaysRequired } from './shapes.ts';

/** Columns of every row, whatever its schema. */
const SYSTEM_FIELDS = ['id', 'corpId', 'createdAt', 'updatedAt', 'rev'];

/** Fields that the store keeps, in its own columns or in a link table. What the platform shares has no corporation. */
const storedFields = (entity: Entity): Field[] =>
  entity.fields.filter((field) => field.derive === undefined && !(field.name === 'corpId' && entity.scope === 'none'));

const columnOf = (field: Field): ColumnMeta[] => {
  const type = printers[field.kind].column;
  if (type === null) return [];
  // An enum of numbers is kept as numbers, so that it sorts as one.
  const isNumber =
    field.kind === 'enum' && (field.json.enum as readonly unknown[]).every((value) => typeof value === 'number');
  return [
    {
      name: field.name,
      ...(field.was ? { was: field.was } : {}),
      type: isNumber ? 'integer' : type,
      ...(field.copy ? { copy: field.copy } : {}),
    },
  ];
};

/** Returns the table of an entity. Names of columns are those of the fields; the store writes them with underscores. */
export function tableMeta(entity: Entity): TableMeta {
  const tenant = entity.scope !== 'none';
  const fields = storedFields(entity);
  const links = fields.filter((field) => printers[field.kind].column === null);
  return {
    name: entity.names.snakes,
    key: tenant ? ['corpId', 'id'] : ['id'],
    columns: fields.flatMap(columnOf),
    indexes: entity.storage.index,
    ...(entity.storage.across ? { across: entity.storage.across } : {}),
    unique: entity.storage.unique,
    global: entity.storage.global,
    links: links.map((field) => ({
      field: field.name,
      table: `${entity.names.snakes}__${snake(field.name)}`,
      ...(field.was ? { was: `${entity.names.snakes}__${snake(field.was)}` } : {}),
    })),
    deletedAt: 'deletedAt',
    tenant,
    ...(entity.storage.appendOnly ? { appendOnly: true } : {}),
  };
}

/** TypeScript type of a field in a stored row. */
function storedType(field: Field): string {
  const { stored } = printers[field.kind];
  if (field.kind === 'refs') return stored;
  if (field.kind === 'files') return `${stored} | null`;
  const values =
    field.kind === 'enum' || field.kind === 'state'
      ? (field.json.enum as readonly unknown[]).map((value) => JSON.stringify(value)).join(' | ')
      : stored;
  const isAlways = SYSTEM_FIELDS.includes(field.name) || isAlwaysRequired(field) || field.kind === 'state';
  return isAlways || stored === 'unknown' ? values : `${values} | null`;
}

/** Returns the type of a stored row. */
export const storedInterface = (entity: Entity): string =>
  `/** A row as the store gives it: instants as milliseconds, references as arrays. */\nexport interface ${entity.names.pascal}Stored {\n${storedFields(
    entity,
  )
    .map((field) => `${field.name}: ${storedType(field)};\n`)
    .join('')}}\n`;
