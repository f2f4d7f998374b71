import * as z from 'zod/mini';

/**
 * What a counter of passers-by sends (docs/passenger-flow.md): numbers by age band and gender, and nothing that could tell
 * one person from another.
 */

/** Age bands (spec 9, REP-01); `unknown`: the counter could not tell. */
const AGE_BANDS = ['1-19', '20-25', '26-35', '36-45', '46-55', '56+', 'unknown'] as const;
const GENDERS = ['male', 'female', 'unknown'] as const;

/** Most readings in one message. */
const FLOW_READINGS = 100;

const instant = z.int().check(z.nonnegative());

const reading = z.strictObject({
  /** Name of the reading, the counter's own: sent twice it counts once. */
  id: z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,64}$/, 'id')),
  /** From when to when it counted, milliseconds since 1970; both lie in one hour. */
  from: instant,
  to: instant,
  counts: z
    .array(z.strictObject({ age: z.enum(AGE_BANDS), gender: z.enum(GENDERS), people: z.int().check(z.nonnegative()) }))
    .check(z.minLength(1), z.maxLength(AGE_BANDS.length * GENDERS.length)),
});

export const flowRequest = z.strictObject({
  readings: z.array(reading).check(z.minLength(1), z.maxLength(FLOW_READINGS)),
});

/** Why a reading was refused. */
const FLOW_REFUSALS = ['future', 'past', 'period', 'absurd', 'twice'] as const;

const flowAnswer = z.object({
  /** Readings that were counted now, and those that were counted before. */
  counted: z.int(),
  known: z.int(),
  refused: z.array(z.object({ id: z.string(), why: z.enum(FLOW_REFUSALS) })),
});

export type FlowReading = z.infer<typeof reading>;
export type FlowRequest = z.infer<typeof flowRequest>;
export type FlowAnswer = z.infer<typeof flowAnswer>;
export type FlowRefusal = (typeof FLOW_REFUSALS)[number];
