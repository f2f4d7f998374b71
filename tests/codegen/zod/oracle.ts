import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '#codegen/model/types.ts';

// Decimals are compared as decimals: 0.3 is a multiple of 0.1.
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, multipleOfPrecision: 9 });
addFormats.default(ajv);
// What JSON Schema cannot say of a condition stands beside it as text.
ajv.addVocabulary(['x-when']);

/** Says whether standard JSON Schema takes a value: what a client that is not ours would rely on. */
export function oracle(standard: JsonSchema): (value: unknown) => boolean {
  const validate = ajv.compile(standard);
  return (value) => validate(value);
}
