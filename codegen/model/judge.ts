import { compileFunction } from 'node:vm';
import * as z from 'zod/mini';
import * as formats from '#core/entity/formats.ts';
import { sampleOf, zodOf } from '../fields/schema.ts';
import { ImportSet } from '../imports.ts';
import type { JsonSchema } from './types.ts';

const NAMES = { z, ...formats };

/** Cache of validators by printed text: many fields share one, and watch mode checks a file after each change. */
const known = new Map<string, z.ZodMiniType>();

/** Returns the printed validator of a schema, compiled: it accepts exactly what server and browser accept. */
function validatorOf(json: JsonSchema): z.ZodMiniType {
  const code = zodOf(json, new ImportSet());
  const before = known.get(code);
  if (before !== undefined) return before;
  const validator = compileFunction(`return (${code});`, Object.keys(NAMES))(...Object.values(NAMES)) as z.ZodMiniType;
  known.set(code, validator);
  return validator;
}

/**
 * Returns true if a schema accepts a value. Throws if no printer knows the schema: check its keywords first. Uses the
 * printed validator, not ajv, which takes longer to load and compile than all other checks together; tests/codegen/zod/
 * compares the two.
 */
export const takes = (json: JsonSchema, value: unknown): boolean =>
  // `jitless` skips zod's own compiler: each validator is used once or twice.
  z.safeParse(validatorOf(json), value, { jitless: true }).success;

/** Keywords that may ask for what there is not, or for what no sample can be made of. */
const DOUBTFUL = [
  'pattern',
  'format',
  'multipleOf',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'uniqueItems',
] as const;

/** Returns true if the sample of a schema is right by the way it is made, its ranges and parts being sound: most are, and to compile and ask them was a tenth of all. */
function isEvident(json: JsonSchema): boolean {
  const { enum: choices, minimum } = json as { enum?: readonly unknown[]; minimum?: number };
  return (
    DOUBTFUL.every((keyword) => json[keyword] === undefined) &&
    (minimum === undefined || Number.isInteger(minimum)) &&
    (choices === undefined || choices.some((value) => value !== null))
  );
}

/**
 * Returns true if codegen can make a value that the schema accepts, as tests and factories need. Its ranges, its default and
 * what lies within were found sound before (jsonChecks.ts).
 */
export function hasSample(json: JsonSchema): boolean {
  if (isEvident(json)) return true;
  try {
    return takes(json, sampleOf(json, 0));
  } catch {
    // The pattern is beyond codegen/fields/pattern.ts.
    return false;
  }
}
