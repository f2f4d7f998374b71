import type { JsonSchema } from '../model/types.ts';

/** Keywords without influence on which values are valid. */
const ANNOTATIONS = ['title', 'description', 'default', 'readOnly', 'writeOnly'];

/** Throws where a schema has a keyword that its printer does not print: a constraint that is dropped is a hole. */
export function refuseUnknown(json: JsonSchema, known: readonly string[]): void {
  for (const keyword of Object.keys(json)) {
    if (!known.includes(keyword) && !ANNOTATIONS.includes(keyword)) {
      throw new Error(`no printer for "${keyword}" in ${JSON.stringify(json)}`);
    }
  }
}

/** Returns a number of a schema, or undefined. */
export const numberOf = (json: JsonSchema, keyword: string): number | undefined =>
  typeof json[keyword] === 'number' ? json[keyword] : undefined;

/** Returns a text of a schema, or undefined. */
export const textOf = (json: JsonSchema, keyword: string): string | undefined =>
  typeof json[keyword] === 'string' ? json[keyword] : undefined;

/** Returns a schema without one keyword. */
export const without = (json: JsonSchema, keyword: string): JsonSchema =>
  Object.fromEntries(Object.entries(json).filter(([name]) => name !== keyword));

/** Appends checks to a zod/mini schema, if there are any. */
export const withChecks = (schema: string, checks: readonly string[]): string =>
  checks.length === 0 ? schema : `${schema}.check(${checks.join(', ')})`;
