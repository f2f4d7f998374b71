import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sampleOf, standardOf } from '../fields/schema.ts';
import type { JsonSchema } from './types.ts';

// Decimals are compared as decimals: 0.3 is a multiple of 0.1. The schemas are checked before, by grammar/keywords.ts.
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 9, meta: false, validateSchema: false });
addFormats.default(ajv);

/** What is known of a schema that was asked before: a watched file is checked at each change of any. */
const known = new Map<string, boolean>();

function remembered(key: string, find: () => boolean): boolean {
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = find();
  known.set(key, found);
  return found;
}

/** Whether a schema takes a value. Throws where no printer knows the schema: ask once its keywords are checked. */
export const takes = (json: JsonSchema, value: unknown): boolean =>
  remembered(JSON.stringify([json, value]), () => ajv.validate(standardOf(json), value));

/** Whether codegen can make a value that a schema takes: tests and factories need one. */
export function hasSample(json: JsonSchema): boolean {
  return remembered(JSON.stringify(json), () => {
    try {
      return ajv.validate(standardOf(json), sampleOf(json, 0));
    } catch {
      // A pattern that codegen/fields/pattern.ts cannot follow.
      return false;
    }
  });
}
