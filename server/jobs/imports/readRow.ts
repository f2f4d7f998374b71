import type { Issue } from '#core/entity/issues.ts';
import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { checkPayload } from '../../dispatch/payload.ts';
import { RefusedError } from '../../call/refuse.ts';
import type { BoundRoute } from '../../dispatch/routes.ts';
import { tableOf } from '../../policies/tableOf.ts';
import { targetOf } from '../../sheets/names.ts';
import type { RawCell } from '../../sheets/readWorkbook.ts';
import { valueOf } from '../../sheets/values.ts';
import { columnOf } from '../../store/names.ts';
import type { Tx, Where } from '../../store/types.ts';

/** Context for reading the rows of a sheet. */
export interface RowReader {
  entity: EntityMeta;
  /** The create call of the entity. */
  route: BoundRoute;
  /** Field of each column; null for a column to ignore. */
  fields: readonly (FieldMeta | null)[];
  zone: string;
}

/** Payload for the create call of a row, validated like a client's; or the errors by field. */
export type ReadRow = { input: unknown } | { issues: readonly Issue[] };

/** Reads one row. `tx` has the importer's scope: names of records outside it are unknown. */
export async function readRow(tx: Tx, reader: RowReader, cells: readonly RawCell[]): Promise<ReadRow> {
  const input: Record<string, unknown> = {};
  const issues: Issue[] = [];
  const named: { field: FieldMeta; names: readonly string[] }[] = [];
  for (const [column, field] of reader.fields.entries()) {
    if (!field) continue;
    const read = valueOf(reader.entity, field, cells[column] ?? null, reader.zone);
    if ('rule' in read) issues.push({ path: field.name, rule: read.rule, args: read.args ?? {} });
    else if ('names' in read) named.push({ field, names: read.names });
    else if ('value' in read) input[field.name] = read.value;
  }
  // References come after the values, since a sibling's value may decide which entity a field refers to.
  for (const { field, names } of named) {
    const ids = await idsOf(tx, field, names, { ...defaultsOf(reader.entity), ...input });
    if ('rule' in ids) issues.push({ path: field.name, ...ids });
    else input[field.name] = field.kind === 'refs' ? ids.ids : ids.ids[0];
  }
  return checked(reader.route, input, issues);
}

const defaultsOf = ({ fields }: EntityMeta): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, default: value }) => [name, value]));

/** Returns all errors at once: those of the cells, and those of the call's schema. */
function checked({ input: schema }: BoundRoute, input: Record<string, unknown>, issues: readonly Issue[]): ReadRow {
  try {
    const value = checkPayload(schema, input);
    return issues.length > 0 ? { issues } : { input: value };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const known = new Set(issues.map(({ path }) => path));
    const more = (error.detail.issues ?? []).filter(({ path }) => !known.has(path.split('.')[0] ?? ''));
    return { issues: [...issues, ...more] };
  }
}

type Ids = { ids: readonly string[] } | Pick<Issue, 'rule' | 'args'>;

async function idsOf(
  tx: Tx,
  field: FieldMeta,
  names: readonly string[],
  record: Readonly<Record<string, unknown>>,
): Promise<Ids> {
  const target = targetOf(field, record);
  const ids: string[] = [];
  for (const value of names) {
    const found = target ? await recordsCalled(tx, target, value) : [];
    if (found.length !== 1)
      return {
        rule: found.length === 0 ? 'unknownName' : 'ambiguousName',
        args: { value: value.slice(0, 60), ...(target ? { entity: target.name } : {}) },
      };
    ids.push(...found);
  }
  return { ids: [...new Set(ids)] };
}

/**
 * Returns the records with this name, at most two, the importer's own corporation before those below it; if there is
 * none, the record with this number, login account or id.
 */
async function recordsCalled(tx: Tx, target: EntityMeta, name: string): Promise<string[]> {
  const table = tableOf(tx, target.name);
  const corpId = tx.scope.kind === 'user' ? tx.scope.user.corpId : tx.scope.corpId;
  const stored = (field: string) => target.fields.some((each) => each.name === field && !each.derived);
  for (const field of [target.display, 'number', 'userName', 'id']) {
    if (field !== 'id' && !stored(field)) continue;
    const isCalled: Where = (eb) => eb(columnOf(field), '=', name);
    const isOwn: Where = (eb) => eb.and([isCalled(eb), eb('corp_id', '=', corpId)]);
    const own = corpId === null ? [] : await table.find(isOwn, { fields: ['id'], limit: 2 });
    const rows = own.length > 0 ? own : await table.find(isCalled, { fields: ['id'], limit: 2 });
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}
