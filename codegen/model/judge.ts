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
 * Whether a schema takes a value. Throws where no printer knows the schema: ask once its keywords are checked. Its judge
 * is the printed validator, not ajv: tests/codegen/zod/ holds that to ajv, which takes longer to load and to compile
 * than all else that is checked.
 */
export const takes = (json: JsonSchema, value: unknown): boolean =>
  // Without zod's own compiler: each validator is asked once or twice.
  z.safeParse(validatorOf(json), value, { jitless: true }).success;

/** Whether codegen can make a value that a schema takes: tests and factories need one. */
export function hasSample(json: JsonSchema): boolean {
  try {
    return takes(json, sampleOf(json, 0));
  } catch {
    // A pattern that codegen/fields/pattern.ts cannot follow.
    return false;
  }
}
