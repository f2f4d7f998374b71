import { propertiesOf, standardOf } from '../fields/schema.ts';
import { ImportSet } from '../imports.ts';
import type { Entity, JsonSchema } from '../model/types.ts';
import { typesOfSchemas } from '../typing/typing.ts';
import { entityBanner, page } from './banner.ts';
import { declaredType, manyInput } from './callShapes.ts';
import type { Emitter } from './emitter.ts';
import { validators } from './schema.ts';
import { createShape, detailShape, jsonOfShape, manyTitle, rowShape, updateShape, isWritten } from './shapes.ts';

/** Returns the schemas of an entity's types by name, in the order in which they are printed. */
export function typeSchemas(entity: Entity): Map<string, JsonSchema> {
  const written = [
    ...(isWritten(entity, 'create') ? [createShape(entity)] : []),
    ...(isWritten(entity, 'update') ? [updateShape(entity)] : []),
  ];
  // No call, no data on the wire.
  const shapes = entity.stored && entity.calls.length > 0 ? [rowShape(entity), detailShape(entity), ...written] : [];
  const schemas = new Map(shapes.map((shape) => [shape.title, jsonOfShape(shape)]));
  for (const call of entity.calls) {
    if (call.kind === 'updateMany') schemas.set(manyTitle(entity), manyInput(entity));
    if (call.input !== undefined) schemas.set(declaredType(entity, call, 'Input'), call.input);
    if (call.output !== undefined) schemas.set(declaredType(entity, call, 'Output'), call.output);
  }
  // A call without input needs no named type.
  return new Map([...schemas].filter(([, schema]) => Object.keys(schema.properties ?? {}).length > 0));
}

/** Drops minItems and maxItems: TypeScript has no type for them, and the tool would print a comment at every list. */
function withoutCounts(json: JsonSchema): JsonSchema {
  const { minItems: _, maxItems: __, ...rest } = json;
  if (rest.items !== undefined) return { ...rest, items: withoutCounts(rest.items as JsonSchema) };
  if (rest.properties === undefined) return rest;
  const properties = propertiesOf(rest).map(([name, member]) => [name, withoutCounts(member)]);
  return { ...rest, properties: Object.fromEntries(properties) };
}

/** Cache of printed types: in watch mode one edit changes one type out of a hundred. */
const known = new Map<string, string>();

/** Returns the declarations of an entity's types. */
export async function typesOf(entity: Entity): Promise<string[]> {
  const sources = [...typeSchemas(entity)].map(([title, schema]) => ({ ...withoutCounts(standardOf(schema)), title }));
  const keys = sources.map((source) => JSON.stringify(source));
  const fresh = sources.filter((_, index) => !known.has(keys[index]!));
  const texts = fresh.length === 0 ? [] : await typesOfSchemas(fresh.map((source) => [source.title, source]));
  fresh.forEach((source, index) => known.set(JSON.stringify(source), texts[index]!));
  return keys.map((key) => known.get(key)!);
}

async function emitEntity(entity: Entity): Promise<string> {
  const imports = new ImportSet();
  const parts = [...(await typesOf(entity)), ...(entity.stored ? [validators(entity, imports)] : [])];
  return page(entityBanner(entity), imports, parts.join('\n'));
}

/** Emitter of what stands on the wire, as types and as validators that check it, with the rules across fields. */
export const types: Emitter = {
  id: 'types',
  each: async (entity) => [{ path: `model/${entity.names.kebabs}/types.gen.ts`, text: await emitEntity(entity) }],
};
