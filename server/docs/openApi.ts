import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaNode } from '#core/entity/doc.ts';
import { parse } from 'yaml';

const GENERATED = join(import.meta.dirname, '../../generated');

interface Operation {
  operationId?: string;
  requestBody: { content: Record<string, { schema: { properties: { payload: SchemaNode } } }> };
  responses: Record<string, { content: Record<string, { schema: SchemaNode }> }>;
}

export interface OpenApi {
  info: { title: string; version: string };
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, SchemaNode> };
}

/** Reads a file of generated/ as text. */
export const readGenerated = (path: string): Promise<string> => readFile(join(GENERATED, path), 'utf8');

let read: Promise<{ text: string; document: OpenApi }> | null = null;

/** Returns the generated document, read once: its text and its data. */
export function openApi(): Promise<{ text: string; document: OpenApi }> {
  read ??= readGenerated('openapi.gen.yaml').then((text) => ({ text, document: parse(text) as OpenApi }));
  return read;
}

/** Returns the members of the envelope, which is the whole query of a call, and whether each must be there. */
export function envelopeOf({ components }: OpenApi): { name: string; required: boolean; schema: SchemaNode }[] {
  const { required, properties } = components.schemas['Envelope'] as unknown as {
    required: readonly string[];
    properties: Record<string, SchemaNode>;
  };
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
}

/** Returns the schema of a call's payload. */
export const payloadOf = (document: OpenApi, path: string): SchemaNode =>
  document.paths[path]!.post.requestBody.content['application/x-www-form-urlencoded']!.schema.properties.payload;

/** Returns the schema of a call's `data`, or undefined if none is declared. */
export function dataOf(document: OpenApi, path: string): SchemaNode | undefined {
  const { schema } = document.paths[path]!.post.responses['200']!.content['application/json']!;
  const [, own] = (schema['allOf'] ?? []) as { properties?: { data?: SchemaNode } }[];
  return own?.properties?.data;
}

const REF = '#/components/schemas/';

/** Returns the name of the shape that a schema is, if it is one. */
export const shapeOf = (schema: SchemaNode): string | undefined =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].slice(REF.length) : undefined;

/** Returns the names of all shapes that a schema speaks of, those inside of them too. */
export function shapesIn(document: OpenApi, schema: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const name = shapeOf(schema as SchemaNode);
  if (name !== undefined && !found.has(name)) {
    found.add(name);
    shapesIn(document, document.components.schemas[name], found);
  }
  for (const inner of Object.values(schema)) shapesIn(document, inner, found);
  return found;
}
