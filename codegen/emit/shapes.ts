import type { FieldKind } from '#core/entity/meta.ts';
import type { Action, Entity, Field, JsonSchema } from '../model/types.ts';
import { isForAll } from '../model/forAll.ts';

/** One property of a wire object. */
export interface Member {
  name: string;
  kind: FieldKind;
  /** Schema of a present value; its type never includes null. */
  json: JsonSchema;
  /** Description for readers of the API. */
  description?: string;
  required: boolean;
  nullable: boolean;
}

/** Wire object without additional properties. Types, validators and OpenAPI are printed from the same shapes. */
export interface Shape {
  /** Name of its type. */
  title: string;
  members: readonly Member[];
}

/** Ids are never empty (empty text means missing) and limited in length, since they are used in keys and logs. */
export const ID_JSON: JsonSchema = { type: 'string', minLength: 1, maxLength: 64 };

const IDS: readonly FieldKind[] = ['id', 'ref', 'file'];
const LISTS_OF_IDS: readonly FieldKind[] = ['refs', 'files'];
const ALWAYS_ANSWERED = ['id', 'corpId', 'createdAt', 'updatedAt', 'rev'];

/** Returns the schema of a field's value, completed by its kind. */
export function jsonOfField(field: Field): JsonSchema {
  const { readOnly: _, writeOnly: __, default: ___, description: ____, ...json } = field.json;
  if (IDS.includes(field.kind)) return { ...json, minLength: 1, maxLength: 64 };
  if (LISTS_OF_IDS.includes(field.kind)) return { ...json, uniqueItems: true, items: ID_JSON };
  return json;
}

const isText = (field: Field): boolean =>
  field.json.type === 'string' && field.json.enum === undefined && field.json.format === undefined;

/** Returns true if the field is required without a condition (x-when). */
export const isAlwaysRequired = (field: Field): boolean => field.required && field.when === undefined;

const told = (field: Field): Pick<Member, 'name' | 'kind' | 'description'> => ({
  name: field.name,
  kind: field.kind,
  description: typeof field.json.description === 'string' ? field.json.description : field.label.en,
});

function written(field: Field, required: boolean): Member {
  const always = isAlwaysRequired(field);
  const json = jsonOfField(field);
  const least = Math.max(1, Number(json.minLength ?? 0));
  return {
    ...told(field),
    json: always && isText(field) ? { ...json, minLength: least } : json,
    required,
    nullable: !always,
  };
}

function answered(field: Field): Member {
  const always =
    ALWAYS_ANSWERED.includes(field.name) ||
    (isForAll(field) &&
      field.when === undefined &&
      (field.required ||
        field.kind === 'state' ||
        field.kind === 'refs' ||
        (field.readOnly && field.default !== undefined)));
  return { ...told(field), json: withoutBounds(jsonOfField(field)), required: always, nullable: !always };
}

/** Removes bounds from the schema of an answer: stored values may be older than the bounds for input. */
function withoutBounds(json: JsonSchema): JsonSchema {
  const kept = [
    'type',
    'enum',
    'const',
    'format',
    'items',
    'properties',
    'required',
    'additionalProperties',
    'description',
  ];
  return Object.fromEntries(Object.entries(json).filter(([keyword]) => kept.includes(keyword)));
}

/**
 * Returns true if rows belong to a corporation that an answer must include: users who see several need to tell them
 * apart (UI-13).
 */
export const isOwned = ({ stored, scope, names }: Entity): boolean =>
  stored && scope !== 'none' && names.camel !== 'corporation';

/** Returns true if a field is in every answer of its entity, declared or not. */
export const isAlwaysAnswered = (entity: Entity, name: string): boolean =>
  name === 'id' || name === 'rev' || (name === 'corpId' && isOwned(entity));

/** Fields in rows of a list, or in one record; id, rev and the owner always. */
const answeredFields = (entity: Entity, operation: 'list' | 'one'): Field[] =>
  entity.fields.filter(
    (field) =>
      !field.writeOnly && (isAlwaysAnswered(entity, field.name) || (field.declared && field.in.has(operation))),
  );

/** Fields accepted by a create or update. */
export const writtenFields = (entity: Entity, operation: 'create' | 'update'): Field[] =>
  entity.fields.filter(
    (field) => field.declared && !field.readOnly && field.derive === undefined && field.in.has(operation),
  );

export const rowShape = (entity: Entity): Shape => ({
  title: `${entity.names.pascal}Row`,
  members: answeredFields(entity, 'list').map(answered),
});

export const detailShape = (entity: Entity): Shape => ({
  title: `${entity.names.pascal}Detail`,
  members: answeredFields(entity, 'one').map(answered),
});

/** Returns true if some call creates, or updates, records of the entity, one or many. */
export const isWritten = ({ calls }: Entity, operation: 'create' | 'update'): boolean =>
  calls.some(({ kind }) => kind === operation || (operation === 'update' && kind === 'updateMany'));

/** Shape of a create: a field with a default is optional, since the server fills it in. */
export const createShape = (entity: Entity): Shape => ({
  title: `${entity.names.pascal}Create`,
  members: writtenFields(entity, 'create').map((field) =>
    written(field, isAlwaysRequired(field) && field.default === undefined),
  ),
});

/** Shape of an update: an absent field stays as it is; null clears a field that may be empty. */
export const updateShape = (entity: Entity): Shape => ({
  title: `${entity.names.pascal}Update`,
  members: [
    { name: 'id', kind: 'id', json: ID_JSON, required: true, nullable: false },
    { name: 'rev', kind: 'integer', json: { type: 'integer', minimum: 1 }, required: false, nullable: false },
    ...writtenFields(entity, 'update').map((field) => written(field, false)),
  ],
});

/** Shape of a bulk update: the fields of x-form.bulk. */
export const bulkShape = (entity: Entity): Shape => ({
  title: manyTitle(entity),
  members: updateShape(entity).members.filter((member) => entity.form.bulk.includes(member.name)),
});

/** Name of the input type of a bulk update. */
export const manyTitle = (entity: Entity): string => `${entity.names.pascal}UpdateMany`;

/** Shape of an action's form. */
export const formShape = (entity: Entity, action: Action): Shape => ({
  title: `${entity.names.pascal}${upperFirst(action.name)}Form`,
  members: action.form.map((field) => written(field, isAlwaysRequired(field) && field.default === undefined)),
});

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the schema that also accepts null. */
export function nullable(json: JsonSchema): JsonSchema {
  if (json.type === undefined && json.enum === undefined) return json;
  return {
    ...json,
    ...(json.type === undefined ? {} : { type: [...[json.type].flat(), 'null'] }),
    ...(Array.isArray(json.enum) ? { enum: [...(json.enum as unknown[]), null] } : {}),
  };
}

/** Returns the shape as one closed JSON Schema object, in the keywords of the language. */
export function jsonOfShape(shape: Shape, options: { described?: boolean } = {}): JsonSchema {
  const property = ({ json, nullable: isNullable, description }: Member): JsonSchema => ({
    ...(isNullable ? nullable(json) : json),
    ...(options.described && description !== undefined ? { description } : {}),
  });
  return {
    type: 'object',
    additionalProperties: false,
    required: shape.members.filter((member) => member.required).map((member) => member.name),
    properties: Object.fromEntries(shape.members.map((member) => [member.name, property(member)])),
  };
}
