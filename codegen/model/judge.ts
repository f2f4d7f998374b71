import { compileFunction } from 'node:vm';
import * as z from 'zod/mini';
import * as formats from '#core/entity/formats.ts';
import { sampleOf, zodOf } from '../fields/schema.ts';
import { ImportSet } from '../imports.ts';
import type { JsonSchema } from './types.ts';

const NAMES = { z, ...formats };

/** By the printed text: many fields have the same, and a watched file is checked at each change of any. */
const known = new Map<string, z.ZodMiniType>();

/** Returns the validator that is printed for a schema, running: what it takes is what server and browser will take. */
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
  // Without zod's own compiler: each validator is asked once or twice.
  z.safeParse(validatorOf(json), value, { jitless: true }).success;

/** Returns true if codegen can make a value that the schema accepts, as tests and factories need. */
export function hasSample(json: JsonSchema): boolean {
  try {
    return takes(json, sampleOf(json, 0));
  } catch {
    // A pattern that codegen/fields/pattern.ts cannot follow.
    return false;
  }
}
