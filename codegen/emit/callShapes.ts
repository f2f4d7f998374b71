import type { FieldKind, FilterOp } from '#core/entity/meta.ts';
import { withKey } from '../model/money.ts';
import type { Action, CallDef, Entity, Field, JsonSchema } from '../model/types.ts';
import { bulkShape, formShape, ID_JSON, isAlwaysAnswered, jsonOfShape, nullable, upperFirst } from './shapes.ts';

/** Most ids in a list filter: as many as a page of references needs at once (react-admin batches them). */
const MOST_IN = 500;
/** Most rows of a page, and most ids of a batch without a limit of its own. */
export const MOST_ROWS = 200;
const MOST_TEXT = 100;

/** Returns the action behind a call, if there is one. */
export const actionOf = (entity: Entity, call: CallDef): Action | undefined =>
  entity.actions.find(
    (action) =>
      action.name === call.action || (call.action === undefined && call.kind === 'action' && action.call === call.verb),
  );

/** Returns true if a call takes ids and answers one result per id: actions, delete, restore and bulk update. */
export const isBatch = (call: CallDef): boolean =>
  call.kind === 'updateMany' || call.kind === 'restore' || (call.kind === 'action' && call.output === undefined);

/** Type name of a declared payload or answer. */
export const declaredType = (entity: Entity, call: CallDef, part: 'Input' | 'Output'): string =>
  `${entity.names.pascal}${upperFirst(call.verb)}${part}`;

const UNSORTED: readonly FieldKind[] = ['refs', 'files', 'file', 'json'];

/** Fields by which a list can be sorted: stored columns of the list, its id and its default sort field. */
export const sortable = (entity: Entity): string[] =>
  entity.fields
    .filter((field) => !field.writeOnly && field.derive === undefined && !UNSORTED.includes(field.kind))
    .filter(
      (field) =>
        field.name !== 'deletedAt' &&
        ((field.declared && field.in.has('list')) || field.name === 'id' || field.name === entity.list.sort.field),
    )
    .map((field) => field.name);

const ALLOWED: Record<FilterOp, readonly FilterOp[]> = {
  eq: ['eq', 'in'],
  in: ['eq', 'in'],
  contains: ['eq', 'contains'],
  between: ['eq', 'between'],
  not: ['not'],
};

const ALWAYS: readonly FieldKind[] = ['id', 'ref', 'refs', 'enum', 'state'];

/**
 * Returns the filter operators of a list by field. Ids, references and statuses are always included: records are
 * fetched by id, and related records are listed by reference. Fields that the caller may not read, or that are not
 * columns, are never included.
 */
export function filters(entity: Entity): Record<string, FilterOp[]> {
  const found: Record<string, Set<FilterOp>> = {};
  const allow = (name: string, op: FilterOp) => ALLOWED[op].forEach((each) => (found[name] ??= new Set()).add(each));
  for (const field of entity.fields) {
    const isOpen = !field.writeOnly && field.derive === undefined && field.perm.read === undefined;
    if (
      isOpen &&
      (field.declared || (field.name !== 'rev' && isAlwaysAnswered(entity, field.name))) &&
      ALWAYS.includes(field.kind)
    )
      allow(field.name, 'eq');
  }
  for (const filter of entity.list.filters) allow(filter.field, filter.op);
  for (const name of entity.belongsBy) allow(name, 'not');
  return Object.fromEntries(
    entity.fields.filter((field) => found[field.name]).map((field) => [field.name, [...found[field.name]!]]),
  );
}

/** Longest text to compare with: whatever a row may have. */
const mostOf = ({ json }: Field): number => Math.max(MOST_TEXT, Number(json.maxLength ?? 0));

/** JSON Schemas of the values that a filter compares with, for kinds that are not text. */
const OPERANDS: Partial<Record<FieldKind, JsonSchema>> = {
  integer: { type: 'integer' },
  money: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  instant: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
};

/** Returns the schema of a value to compare with: the field's type without the bounds of stored values. */
function operand(field: Field): JsonSchema {
  const { kind, json } = field;
  if (kind === 'enum' || kind === 'state') return { type: json.type, enum: json.enum };
  return OPERANDS[kind] ?? { type: 'string', maxLength: mostOf(field) };
}

const closed = (properties: Record<string, JsonSchema>, required: string[] = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** Returns the schema of one condition of a filter. */
export function condition(field: Field, op: FilterOp): JsonSchema {
  const value = operand(field);
  switch (op) {
    case 'eq':
      return nullable(value);
    case 'in':
      return closed({ in: { type: 'array', maxItems: MOST_IN, items: value } });
    case 'contains':
      return closed({ contains: { type: 'string', minLength: 1, maxLength: mostOf(field) } });
    case 'not':
      return closed({ not: value });
    case 'between':
      return closed({ gte: value, lte: value }, []);
  }
}

function viewNames({ list }: Entity): string[] {
  const views = list.views.map((view) => view.name);
  return views.includes('list') ? views : ['list', ...views];
}

/** Input of a list call (architecture 4) without its filter, whose values have several forms. */
export function listInput(entity: Entity): Record<string, JsonSchema> {
  const views = [...viewNames(entity), ...(entity.calls.some(({ kind }) => kind === 'restore') ? ['bin'] : [])];
  return {
    page: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    pageSize: { type: 'integer', minimum: 1, maximum: MOST_ROWS },
    sort: { type: 'string', enum: sortable(entity) },
    order: { type: 'string', enum: ['asc', 'desc'] },
    ownFirst: {
      type: 'boolean',
      description:
        'Rows of the own enterprise come before all others, whatever the order. Absent: true where the list has its default order and its records are made by hand (not for logs)',
    },
    q: { type: 'string', maxLength: MOST_TEXT },
    view: { type: 'string', enum: views },
    ...(entity.list.totals.length > 0 ? { totals: { type: 'boolean' } } : {}),
  };
}

/** Schema of the ids of a batch: unique, at most as many as the action allows. */
export const idsInput = (bulk: number): JsonSchema => ({
  type: 'array',
  minItems: 1,
  maxItems: bulk,
  uniqueItems: true,
  items: ID_JSON,
});

/** Input of a batch call: ids, and the fields of the action's form. */
export function batchInput(entity: Entity, call: CallDef): JsonSchema {
  const action = actionOf(entity, call);
  const form = action === undefined ? undefined : jsonOfShape(formShape(entity, action));
  const input = closed(
    { ids: idsInput(action?.bulk ?? MOST_ROWS), ...(form?.properties as Record<string, JsonSchema> | undefined) },
    ['ids', ...((form?.required as string[] | undefined) ?? [])],
  );
  return call.money ? withKey(input) : input;
}

/** Input of a bulk update: ids, and at least one field of x-form.bulk. */
export const manyInput = (entity: Entity): JsonSchema =>
  closed({
    ids: idsInput(MOST_ROWS),
    set: { ...jsonOfShape(bulkShape(entity)), minProperties: 1 },
  });

export const oneInput = (): JsonSchema => closed({ id: ID_JSON });

/** Time zone of the times in a sheet. */
const ZONE: JsonSchema = { type: 'string', minLength: 1, maxLength: 64 };

/** Input of an import: an upload (architecture 4: no call carries a file). */
export const importInput = (): JsonSchema => closed({ uploadId: ID_JSON, zone: ZONE }, ['uploadId']);

/** Output of an import: the id of the task row that shows its progress. */
export const importOutput = (): JsonSchema => closed({ taskId: ID_JSON });

/** Input of a template call: none. */
export const templateInput = (): JsonSchema => closed({});

/** Input of an export beside its filter: the input of the list without paging, or the selected ids. */
export function exportInput(entity: Entity): Record<string, JsonSchema> {
  const { page: _, pageSize: __, totals: ___, ownFirst: ____, ...list } = listInput(entity);
  const columns = entity.exporting?.columns ?? [];
  return {
    ...list,
    view: { type: 'string', enum: viewNames(entity) },
    ids: idsInput(MOST_IN),
    columns: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: columns } },
    zone: ZONE,
  };
}
