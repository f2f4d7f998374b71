import type { FieldFile } from '../grammar/field.ts';
import type { EntityBuilder } from './entityBuilder.ts';

/** Columns of every row (architecture 3), in this order. */
export const BASE_FIELDS = [
  'id',
  'corpId',
  'deptId',
  'creatorId',
  'createdAt',
  'updatedAt',
  'rev',
  'deletedAt',
] as const;

export const isBase = (name: string): boolean => (BASE_FIELDS as readonly string[]).includes(name);

const SPECS: Readonly<Record<string, FieldFile>> = {
  id: { type: 'string', readOnly: true },
  corpId: { type: 'string', readOnly: true },
  deptId: { type: ['string', 'null'], readOnly: true },
  creatorId: { type: ['string', 'null'], readOnly: true },
  createdAt: { type: 'string', format: 'date-time', readOnly: true },
  updatedAt: { type: 'string', format: 'date-time', readOnly: true },
  rev: { type: 'integer', readOnly: true },
  deletedAt: { type: ['string', 'null'], format: 'date-time', readOnly: true },
};

/** References of the base columns, if the project has such an entity: names are shown instead of ids. */
const REFERENCES: Readonly<Record<string, string>> = {
  corpId: 'corporation',
  deptId: 'department',
  creatorId: 'account',
};

/** Base columns that people may set: rows move between departments. The store sets the others. */
const CHOSEN = ['deptId'];

/** Returns the schema of a base column, merged with its declaration in the file. */
export function baseSpec(builder: EntityBuilder, name: string, declared: FieldFile | undefined): FieldFile {
  const base = SPECS[name]!;
  const to = REFERENCES[name];
  const reference = to && builder.shared.sources.entityNames.includes(to) ? { 'x-ref': { to } } : {};
  if (!declared) return { ...base, ...reference };
  const [type] = [base.type].flat();
  if (![declared.type].flat().includes(type) || declared.format !== base.format) {
    const wanted = base.format ? `{type: ${String(type)}, format: ${base.format}}` : `{type: ${String(type)}}`;
    builder.problem(
      ['properties', name],
      'base-column',
      `"${name}" is a column of every row, and of another type`,
      `write ${wanted}`,
      'key',
    );
  }
  return { ...reference, ...declared, ...(CHOSEN.includes(name) ? {} : { type: base.type, readOnly: true }) };
}
