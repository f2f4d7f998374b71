import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '#codegen/model/types.ts';

// Decimals are compared as decimals: 0.3 is a multiple of 0.1.
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, multipleOfPrecision: 9 });
addFormats.default(ajv);
// JSON Schema cannot express a condition; it is there as text.
ajv.addVocabulary(['x-when']);

/** Returns a function that tells whether standard JSON Schema accepts a value, as a foreign client would. */
export function oracle(standard: JsonSchema): (value: unknown) => boolean {
  const validate = ajv.compile(standard);
  return (value) => validate(value);
}
