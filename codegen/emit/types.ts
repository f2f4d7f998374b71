import { propertiesOf, standardOf } from '../fields/schema.ts';
import { ImportSet } from '../imports.ts';
import type { Entity, JsonSchema } from '../model/types.ts';
import type { MemberType } from '../thread/schemaTypes.ts';
import { typesOfSchemas } from '../thread/thread.ts';
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

/**
 * Cache of types by their schema: of six members of a type five stand in another one, too, and in watch mode one edit
 * changes one.
 */
const known = new Map<string, Promise<MemberType>>();

/** Asks for the types of those schemas (JSON texts) that are not known. */
function learn(schemas: ReadonlySet<string>): void {
  const fresh = [...schemas].filter((schema) => !known.has(schema));
  if (fresh.length === 0) return;
  const asked = typesOfSchemas(fresh);
  fresh.forEach((schema, at) =>
    known.set(
      schema,
      asked.then((types) => types[at]!),
    ),
  );
  // A tool that failed may be there the next time; whoever waits hears of it.
  asked.catch(() => fresh.forEach((schema) => known.delete(schema)));
}

const PLAIN = /^[A-Za-z_$][\w$]*$/;

/** Returns the declarations of an entity's types. */
export async function typesOf(entity: Entity): Promise<string[]> {
  const declared = [...typeSchemas(entity)].map(([title, schema]) => {
    const json = withoutCounts(standardOf(schema));
    const required = (json.required ?? []) as readonly string[];
    const members = propertiesOf(json).map(([name, member]) => ({ name, schema: JSON.stringify(member) }));
    return { title, required, members };
  });
  learn(new Set(declared.flatMap(({ members }) => members.map(({ schema }) => schema))));
  return Promise.all(
    declared.map(async ({ title, required, members }) => {
      const lines = await Promise.all(
        members.map(async ({ name, schema }) => {
          const { comment, type } = await known.get(schema)!;
          const key = PLAIN.test(name) ? name : JSON.stringify(name);
          return `${comment}${key}${required.includes(name) ? '' : '?'}: ${type}\n`;
        }),
      );
      return `export interface ${title} {\n${lines.join('')}}\n`;
    }),
  );
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
