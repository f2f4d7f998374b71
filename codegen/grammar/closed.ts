import * as z from 'zod';
import { didYouMean } from '../problems.ts';
import { isFree, RESERVED_NAME } from './reserved.ts';

/**
 * Returns an object schema that refuses unknown keys and suggests the nearest known ones: the message has one line per
 * unknown key, in the order of the issue's `keys`.
 */
export function closed<S extends z.ZodRawShape>(shape: S) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => didYouMean(key, known) ?? '').join('\n') : undefined,
  });
}

/** Longest label, characters: longer text breaks every layout. */
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

/** Key that is not part of the language: a value of an enum, or a property of an inner object. */
export const key = z.string().refine(isFree, RESERVED_NAME);

/** Permission of _permissions.yaml, one of the entity's own, `open` (any account) or `public` (no session). */
export const permission = z.string().min(1).describe('Permission name, `open` (any account) or `public` (no session)');

/** Expression of the schema language; parsed and type-checked after the grammar. */
export const expression = z.string().min(1);

const asked = closed({
  holds: expression.describe('What must hold'),
  refuse: z.string().min(1).describe('Error of _errors.yaml that says why it may not be where this does not hold'),
});

/** Conditions on the stored record, each with the error if it is false. */
export const condition = {
  when: z
    .union([
      expression,
      z
        .array(z.union([expression, asked]))
        .min(2)
        .describe(
          'Several, in the order in which they are asked: each a text, or {holds: …, refuse: …} with its own error',
        ),
    ])
    .describe('On records for which this holds; it may look at `me`')
    .optional(),
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

/** Enum of names that core/entity lists, so that editors offer them. */
export const oneOf = <N extends string>(names: Readonly<Record<N, unknown>>) =>
  z.enum(Object.keys(names) as [N, ...N[]]);

/** One name, or a list of them. */
export const oneOrMore = z.union([name, z.array(name).min(1)]);

/** "10M", "10MB", "2GB", "500kB": binary multiples. */
export const size = z.string().regex(/^\d+(\.\d+)?\s*(B|[kK]B?|MB?|GB?)$/, 'a size is a number with B, kB, MB or GB');

/** "500ms", "30s", "5m", "1h". */
export const duration = z.string().regex(/^\d+(ms|s|m|h)$/, 'a duration is a number with ms, s, m or h');

/** Path of a call or of a console page. */
export const path = z
  .string()
  .regex(/^\/[A-Za-z0-9_\-./:]*$/, 'a path starts with a slash and has letters, digits, _ - . and / only');
