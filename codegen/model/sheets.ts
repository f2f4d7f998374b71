import type { FieldKind } from '#core/entity/meta.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Entity, Field, ListColumn } from './types.ts';

type Fields = ReadonlyMap<string, Field>;
type Sheets = Pick<Entity, 'importing' | 'exporting'>;
type Key = 'x-import' | 'x-export';

/** Entity whose rows show the progress of imports. */
const JOB = 'importTask';
/** Kinds that fit in no cell: files, and values that are objects. */
const NO_CELL: readonly FieldKind[] = ['file', 'files', 'json'];

/** Returns the verb of the template call of an import. */
export const templateVerb = (call: string): string => `${call}Template`;

/** Builds the import and the export of an entity. */
export function buildSheets(builder: EntityBuilder, fields: Fields, list: readonly ListColumn[]): Sheets {
  const importing = buildImport(builder, fields);
  const exporting = buildExport(builder, fields, list);
  return { ...(importing ? { importing } : {}), ...(exporting ? { exporting } : {}) };
}

function checkCall(builder: EntityBuilder, key: Key, verb: string, at: string = 'call'): void {
  const { 'x-calls': calls = {} } = builder.data;
  if (calls[verb]) return;
  builder.problem(
    [key, at],
    'unknown-call',
    `"${verb}" is no verb of x-calls`,
    didYouMean(verb, Object.keys(calls)) ?? `add ${verb} to x-calls`,
  );
}

function buildImport(builder: EntityBuilder, fields: Fields): Sheets['importing'] {
  const { 'x-import': importing } = builder.data;
  if (!importing) return undefined;
  const { perm, call: verb, columns } = importing;
  builder.permission(perm, ['x-import', 'perm']);
  checkCall(builder, 'x-import', verb);
  if (importing.template) checkCall(builder, 'x-import', templateVerb(verb), 'template');
  if (!builder.shared.sources.entityNames.includes(JOB))
    builder.problem(['x-import'], 'unknown-entity', `an import needs the entity ${JOB}`, 'add its schema', 'key');
  if (!builder.data['x-calls']?.['create'])
    builder.problem(['x-import'], 'unknown-call', 'each row is a create', 'add create to x-calls', 'key');
  columns.forEach((name, index) => {
    const field = builder.field(fields, name, ['x-import', 'columns', index]);
    const why = field && whyNotWritten(field);
    if (why) builder.problem(['x-import', 'columns', index], 'not-a-column', `"${name}" ${why}`);
  });
  checkWhole(builder, fields, columns);
  return { perm, columns, verb, ...(importing.template ? { template: templateVerb(verb) } : {}) };
}

function whyNotWritten(field: Field): string | undefined {
  if (!isGiven(field)) return 'is not given when a record is made';
  if (field.writeOnly) return 'is a secret, and rows that fail are kept';
  return NO_CELL.includes(field.kind) ? 'does not fit into a cell' : undefined;
}

const isGiven = (field: Field): boolean => !field.readOnly && field.derive === undefined && field.in.has('create');

/** Checks that all required fields are columns: otherwise every row would be refused. */
function checkWhole(builder: EntityBuilder, fields: Fields, columns: readonly string[]): void {
  for (const field of fields.values()) {
    const isAsked = field.required && field.default === undefined && field.when === undefined && field.declared;
    if (!isAsked || !isGiven(field) || columns.includes(field.name)) continue;
    const why = whyNotWritten(field);
    builder.problem(
      ['x-import', 'columns'],
      'missing-column',
      `"${field.name}" is required, and no column gives it`,
      why ? `it ${why}: this entity cannot be imported` : `add ${field.name}`,
    );
  }
}

function buildExport(builder: EntityBuilder, fields: Fields, list: readonly ListColumn[]): Sheets['exporting'] {
  const { 'x-export': exporting, 'x-entity': root } = builder.data;
  if (!exporting) return undefined;
  const perm = exporting.perm ?? root.perm?.export;
  if (exporting.perm) builder.permission(exporting.perm, ['x-export', 'perm']);
  if (perm === undefined)
    builder.problem(
      ['x-export'],
      'missing-permission',
      'the export has no permission',
      'add perm, or x-entity.perm.export',
      'key',
    );
  checkCall(builder, 'x-export', exporting.call);
  exporting.columns?.forEach((name, index) => {
    const field = builder.field(fields, name, ['x-export', 'columns', index]);
    if (field && !isExported(field))
      builder.problem(['x-export', 'columns', index], 'not-a-column', `"${name}" does not fit into a cell`);
  });
  const columns =
    exporting.columns ??
    list.map(({ field }) => field).filter((name) => isExported(fields.get(name)) && fields.get(name)?.in.has('list'));
  return { perm: perm ?? 'open', columns, verb: exporting.call };
}

const isExported = (field: Field | undefined): boolean =>
  field !== undefined && !field.writeOnly && !NO_CELL.includes(field.kind);
