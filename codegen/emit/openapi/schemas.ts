import { standardOf } from '../../fields/schema.ts';
import type { Model } from '../../model/model.ts';
import type { CallDef, Entity, JsonSchema } from '../../model/types.ts';
import {
  actionOf,
  batchInput,
  condition,
  declaredType,
  filters,
  exportInput,
  importInput,
  importOutput,
  isBatch,
  listInput,
  manyInput,
  oneInput,
  templateInput,
} from '../callShapes.ts';
import { createShape, detailShape, formShape, jsonOfShape, manyTitle, rowShape, updateShape } from '../shapes.ts';
import type { Shape } from '../shapes.ts';
import { withConditions } from './conditions.ts';

const described = (shape: Shape): [string, JsonSchema] => [
  shape.title,
  tidy(standardOf(jsonOfShape(shape, { described: true }))),
];

/** An empty `required` says nothing. */
function tidy(schema: JsonSchema): JsonSchema {
  const { required, ...rest } = schema;
  return Array.isArray(required) && required.length > 0 ? schema : rest;
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Schemas that every call shares. */
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
          },
        },
      },
    },
  },
};

function entitySchemas(entity: Entity): [string, JsonSchema][] {
  const answers = entity.stored ? [rowShape(entity), detailShape(entity)] : [];
  const forms = entity.actions.filter((action) => action.form.length > 0).map((action) => formShape(entity, action));
  const declared = entity.calls.flatMap((call): [string, JsonSchema][] => [
    ...(call.input === undefined
      ? []
      : [[declaredType(entity, call, 'Input'), tidy(standardOf(call.input))] as [string, JsonSchema]]),
    ...(call.output === undefined
      ? []
      : [[declaredType(entity, call, 'Output'), tidy(standardOf(call.output))] as [string, JsonSchema]]),
  ]);
  return [...answers.map(described), ...written(entity), ...forms.map(described), ...declared];
}

/** What is sent to make and change a record, with its conditions. */
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
  ...Object.fromEntries(model.entities.flatMap(entitySchemas)),
});

function listSchema(entity: Entity, input: Record<string, JsonSchema>): JsonSchema {
  const allowed = filters(entity);
  const conditions = entity.fields
    .filter((field) => allowed[field.name] !== undefined)
    .map((field) => {
      const forms = allowed[field.name]!.map((op) => standardOf(condition(field, op)));
      return [field.name, forms.length === 1 ? forms[0]! : { anyOf: forms }];
    });
  const filter = { type: 'object', additionalProperties: false, properties: Object.fromEntries(conditions) };
  const properties = Object.entries(input).map(([name, json]) => [name, standardOf(json)]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...Object.fromEntries(properties), filter },
  };
}

/** Returns the schema of a call's payload. */
export function payloadSchema(entity: Entity, call: CallDef): JsonSchema {
  if (call.input !== undefined) return refTo(declaredType(entity, call, 'Input'));
  switch (call.kind) {
    case 'list':
      return listSchema(entity, listInput(entity));
    case 'export':
      return listSchema(entity, exportInput(entity));
    case 'template':
      return templateInput();
    case 'one':
      return oneInput();
    case 'create':
      return refTo(`${entity.names.pascal}Create`);
    case 'update':
      return refTo(`${entity.names.pascal}Update`);
    case 'updateMany':
      return refTo(manyTitle(entity));
    case 'import':
      return importInput();
    default:
      return tidy(standardOf(batchInput(entity, call)));
  }
}

/** Returns the schema of a call's `data`, or undefined where nobody declared one. */
export function dataSchema(entity: Entity, call: CallDef): JsonSchema | undefined {
  if (call.output !== undefined) return refTo(declaredType(entity, call, 'Output'));
  if (call.kind === 'list') {
    const list = { type: 'array', items: refTo(`${entity.names.pascal}Row`) };
    return {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'total'],
      properties: { list, total: { type: 'integer' } },
    };
  }
  if (call.kind === 'one' || call.kind === 'create' || call.kind === 'update')
    return refTo(`${entity.names.pascal}Detail`);
  if (call.kind === 'import') return importOutput();
  return isBatch(call) ? refTo('BatchResult') : undefined;
}

/** What a call is called in the document. */
export const summaryOf = (entity: Entity, call: CallDef): string =>
  `${entity.label.en}: ${actionOf(entity, call)?.label.en ?? call.verb}`;
