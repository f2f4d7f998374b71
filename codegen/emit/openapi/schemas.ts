import { TOTALS } from '#core/entity/meta.ts';
import type { FieldKind, FilterOp } from '#core/entity/meta.ts';
import { standardOf } from '../../fields/schema.ts';
import type { Model } from '../../model/model.ts';
import type { CallDef, Entity, Field, JsonSchema } from '../../model/types.ts';
import { compareText } from '../../problems.ts';
import {
  actionOf,
  batchInput,
  condition,
  declaredType,
  filters,
  exportInput,
  idsInput,
  importInput,
  MOST_ROWS,
  importOutput,
  isBatch,
  listInput,
  manyInput,
  oneInput,
  templateInput,
} from '../callShapes.ts';
import {
  createShape,
  detailShape,
  formShape,
  jsonOfShape,
  manyTitle,
  rowShape,
  updateShape,
  upperFirst,
} from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import { withConditions } from './conditions.ts';
import { withKey } from '../../model/money.ts';

const described = (shape: Shape): [string, JsonSchema] => [
  shape.title,
  tidy(standardOf(jsonOfShape(shape, { described: true }))),
];

/** Removes an empty `required`, which means nothing. */
function tidy(schema: JsonSchema): JsonSchema {
  const { required, ...rest } = schema;
  return Array.isArray(required) && required.length > 0 ? schema : rest;
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Schemas shared by all calls. */
const SHARED: Record<string, JsonSchema> = {
  Answer: {
    description: 'HTTP status is 200 for all that ends in .shtml; `code` below 0 is an error (docs/errors.gen.md).',
    type: 'object',
    required: ['code', 'message', 'traceKey'],
    properties: { code: { type: 'integer' }, message: { type: 'string' }, traceKey: { type: 'string' } },
  },
  FieldErrors: {
    description:
      '`data` of -10006: sentences, and names of the broken rules, by field path with dots; `root` for the whole.',
    type: 'object',
    required: ['errors', 'rules'],
    properties: {
      errors: { type: 'object', additionalProperties: { type: 'string' } },
      rules: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
  Nothing: templateInput(),
  Id: oneInput(),
  Ids: { type: 'object', additionalProperties: false, required: ['ids'], properties: { ids: idsInput(MOST_ROWS) } },
  Import: importInput(),
  ImportTaskId: importOutput(),
  BatchResult: {
    description: 'Each item stands for itself.',
    type: 'object',
    additionalProperties: false,
    required: ['results'],
    properties: {
      results: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'code', 'message'],
          properties: {
            id: { type: 'string' },
            code: { type: 'integer' },
            message: { type: 'string' },
            field: { type: 'string', description: 'That is in the way, where one is' },
            secret: { type: 'string', description: 'What was made for it and is answered this once: a password' },
          },
        },
      },
    },
  },
};

function entitySchemas(entity: Entity): [string, JsonSchema][] {
  const answers = entity.stored ? [rowShape(entity), detailShape(entity)] : [];
  const forms = entity.actions.filter((action) => action.form.length > 0).map((action) => formShape(entity, action));
  const declared = entity.calls.flatMap((call) => ownSchemas(entity, call));
  const isListed = entity.calls.some(
    ({ kind, input }) => (kind === 'list' || kind === 'export') && input === undefined,
  );
  const filter = isListed ? [filterSchema(entity)] : [];
  return [...answers.map(described), ...filter, ...written(entity), ...forms.map(described), ...declared];
}

/** Schemas of the payloads of create and update, with their conditions. */
function written(entity: Entity): [string, JsonSchema][] {
  if (!entity.stored) return [];
  const [create, createSchema] = described(createShape(entity));
  const [update, updateSchema] = described(updateShape(entity));
  const many =
    entity.form.bulk.length > 0 ? [[manyTitle(entity), standardOf(manyInput(entity))] as [string, JsonSchema]] : [];
  return [
    ...many,
    [create, withConditions(entity, 'create', createSchema)],
    [update, withConditions(entity, 'update', updateSchema)],
  ];
}

/** Returns the named schemas of the whole document. */
export const componentSchemas = (model: Model): Record<string, JsonSchema> => ({
  ...SHARED,
  ...Object.fromEntries(sharedConditions(model).toSorted(([a], [b]) => compareText(a, b))),
  ...Object.fromEntries(model.entities.flatMap(entitySchemas)),
});

/** Kinds whose filter conditions depend on the kind only, not on the field's schema. */
const ALIKE: readonly FieldKind[] = [
  'id',
  'ref',
  'refs',
  'text',
  'integer',
  'money',
  'number',
  'boolean',
  'instant',
  'date',
  'time',
];

/** Returns the schema of a field's filter, and its name if all fields of the kind share it. */
function conditionSchema(field: Field, ops: readonly FilterOp[]): { name?: string; schema: JsonSchema } {
  const forms = ops.map((op) => standardOf(condition(field, op)));
  const schema = forms.length === 1 ? forms[0]! : { anyOf: forms };
  if (!ALIKE.includes(field.kind)) return { schema };
  return { name: `${upperFirst(field.kind)}${ops.map(upperFirst).join('')}`, schema };
}

const conditionsOf = (entity: Entity) =>
  Object.entries(filters(entity)).map(
    ([name, ops]) =>
      [
        name,
        conditionSchema(
          entity.fields.find((field) => field.name === name)!,
          ops,
        ),
      ] as const,
  );

/** Returns the shared filter conditions by name. */
function sharedConditions(model: Model): [string, JsonSchema][] {
  const all = model.entities.flatMap(conditionsOf);
  return all.flatMap(([, { name, schema }]) => (name === undefined ? [] : [[name, schema]]));
}

/** Schema of the filter of a list or an export. */
function filterSchema(entity: Entity): [string, JsonSchema] {
  const properties = conditionsOf(entity).map(([field, { name, schema }]) => [
    field,
    name === undefined ? schema : refTo(name),
  ]);
  return [
    `${entity.names.pascal}Filter`,
    { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) },
  ];
}

/** Schema of the input of a list or an export; every property is optional. */
function listSchema(entity: Entity, input: Record<string, JsonSchema>): JsonSchema {
  const properties = Object.entries(input).map(([name, json]) => [name, standardOf(json)]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...Object.fromEntries(properties), filter: refTo(`${entity.names.pascal}Filter`) },
  };
}

const listAnswer = (entity: Entity): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['list', 'total'],
  properties: {
    list: { type: 'array', items: refTo(`${entity.names.pascal}Row`) },
    total: { type: 'integer' },
    ...(entity.list.totals.length > 0 ? { totals: { type: 'array', items: totalAnswer(entity) } } : {}),
  },
});

/** A figure over all rows that the filter finds; answered where the payload asks for `totals`. */
const totalAnswer = ({ list }: Entity): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['field', 'as', 'value'],
  properties: {
    field: { type: 'string', enum: [...new Set(list.totals.map(({ field }) => field))] },
    as: { type: 'string', enum: [...TOTALS] },
    value: { type: ['number', 'null'] },
  },
});

/** Returns the name of the schema of a call's payload. */
export function payloadName(entity: Entity, call: CallDef): string {
  if (call.input !== undefined) return declaredType(entity, call, 'Input');
  switch (call.kind) {
    case 'list':
    case 'export':
      return declaredType(entity, call, 'Input');
    case 'template':
      return 'Nothing';
    case 'one':
      return 'Id';
    case 'create':
      return call.money ? declaredType(entity, call, 'Input') : `${entity.names.pascal}Create`;
    case 'update':
      return `${entity.names.pascal}Update`;
    case 'updateMany':
      return manyTitle(entity);
    case 'import':
      return 'Import';
    default: {
      const action = actionOf(entity, call);
      const isPlain = !call.money && (action === undefined || (action.form.length === 0 && action.bulk === MOST_ROWS));
      return isPlain ? 'Ids' : declaredType(entity, call, 'Input');
    }
  }
}

/** Returns the name of the schema of a call's `data`, or undefined if none is declared. */
export function dataName(entity: Entity, call: CallDef): string | undefined {
  if (call.output !== undefined) return declaredType(entity, call, 'Output');
  if (call.kind === 'list') return `${entity.names.pascal}List`;
  if (call.kind === 'one' || call.kind === 'create' || call.kind === 'update') return `${entity.names.pascal}Detail`;
  if (call.kind === 'import') return 'ImportTaskId';
  return isBatch(call) ? 'BatchResult' : undefined;
}

/** Returns the schemas of input and output that only this call uses, by name. */
function ownSchemas(entity: Entity, call: CallDef): [string, JsonSchema][] {
  const input = inputSchema(entity, call);
  const answer = call.output ?? (call.kind === 'list' ? listAnswer(entity) : undefined);
  return [
    ...(input === undefined ? [] : [[payloadName(entity, call), tidy(input)] as [string, JsonSchema]]),
    ...(answer === undefined ? [] : [[dataName(entity, call)!, tidy(standardOf(answer))] as [string, JsonSchema]]),
  ];
}

function inputSchema(entity: Entity, call: CallDef): JsonSchema | undefined {
  if (call.input !== undefined) return standardOf(call.input);
  if (call.kind === 'list') return listSchema(entity, listInput(entity));
  if (call.kind === 'export') return listSchema(entity, exportInput(entity));
  if (call.kind === 'create' && call.money)
    return standardOf(withKey(jsonOfShape(createShape(entity), { described: true })));
  const isOwn = isBatch(call) && call.kind !== 'updateMany' && payloadName(entity, call) !== 'Ids';
  return isOwn ? standardOf(batchInput(entity, call)) : undefined;
}

/** Summary of a call in the OpenAPI document. */
export const summaryOf = (entity: Entity, call: CallDef): string =>
  `${entity.label.en}: ${actionOf(entity, call)?.label.en ?? call.verb}`;
