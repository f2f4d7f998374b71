import * as z from 'zod';
import { didYouMean } from '../problems.ts';
import { isFree, RESERVED_NAME } from './reserved.ts';

/** Returns an object schema that refuses unknown keys, naming the nearest right one; a line per key, in the order of the issue's `keys`. */
export function closed<S extends z.ZodRawShape>(shape: S) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => didYouMean(key, known) ?? '').join('\n') : undefined,
  });
}

/** Longest text that a label may be: more is read by nobody, and breaks every layout. */
const LONGEST = 400;

/** Text for people, in one language. `$t(` is refused: i18next would replace it by another message. */
export const words = z
  .string()
  .min(1)
  .max(LONGEST)
  .refine((text) => text === '' || text.trim() !== '', 'must be text that is not blank')
  .refine((text) => !text.includes('$t('), '$t( calls another message and cannot be shown');

/** Text for people, in both languages of the console. */
export const label = closed({
  zh: words.describe('Simplified Chinese'),
  en: words.describe('English'),
}).describe('Text in both languages');

/** Name of a field, action, state, view …: camelCase, or snake_case where the spec's path says so. */
export const name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9_]*$/, 'a name is letters and digits and starts with a small letter')
  .refine(isFree, RESERVED_NAME);

/** A key that is no name of the language: a value of an enum, a property of an inner object. */
export const key = z.string().refine(isFree, RESERVED_NAME);

/** A permission of _permissions.yaml, one of the entity's own, `open` (any account) or `public` (no session). */
export const permission = z.string().min(1).describe('Permission name, `open` (any account) or `public` (no session)');

/** An expression of the schema language; its text is parsed and typed after the grammar. */
export const expression = z.string().min(1);

/** A condition on the record as it is, and what is said where it does not hold. */
export const condition = {
  when: expression.describe('On records for which this holds; it may look at `me`').optional(),
  refuse: z
    .string()
    .min(1)
    .describe('Error of _errors.yaml that says why not; without one nothing is offered where `when` does not hold')
    .optional(),
};

export const system = z
  .enum(['YXF', 'ADS'])
  .describe('YXF: console of media owners; ADS: console of advertisers and agents');

export const color = z
  .enum(['success', 'info', 'warning', 'error', 'neutral'])
  .describe('One of the five status colours; default neutral');

/** One of the names that core/entity lists, so that editors offer them. */
export const oneOf = <N extends string>(names: Readonly<Record<N, unknown>>) =>
  z.enum(Object.keys(names) as [N, ...N[]]);

/** One name, or a list of them. */
export const oneOrMore = z.union([name, z.array(name).min(1)]);

/** "10M", "10MB", "2GB", "500kB": binary multiples. */
export const size = z.string().regex(/^\d+(\.\d+)?\s*(B|[kK]B?|MB?|GB?)$/, 'a size is a number with B, kB, MB or GB');

/** "500ms", "30s", "5m", "1h". */
export const duration = z.string().regex(/^\d+(ms|s|m|h)$/, 'a duration is a number with ms, s, m or h');

/** A path of the wire or of the console. */
export const path = z
  .string()
  .regex(/^\/[A-Za-z0-9_\-./:]*$/, 'a path starts with a slash and has letters, digits, _ - . and / only');
