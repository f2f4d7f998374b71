import { compile } from 'json-schema-to-typescript';
import type { JSONSchema } from 'json-schema-to-typescript';

/** JSON Schemas with the names of their types. */
export type Schemas = readonly (readonly [title: string, schema: object])[];

/** Tuples of every length up to maxItems are exact and unusable. */
const OPTIONS = { ignoreMinAndMaxItems: true, additionalProperties: false, format: false, bannerComment: '' } as const;

/** Returns json-schema-to-typescript's types of schemas that stand for themselves, in their order. */
export const typesOf = (schemas: Schemas): Promise<string[]> =>
  Promise.all(schemas.map(([title, schema]) => compile(schema as JSONSchema, title, OPTIONS)));
