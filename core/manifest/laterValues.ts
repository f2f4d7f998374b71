import * as z from 'zod/mini';

/** Longest name of a value of an enumeration. */
const MOST_LETTERS = 40;

/** Most values told of one enumeration, those of later versions included. */
const MOST_VALUES = 50;

const word = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*$/, 'word'), z.maxLength(MOST_LETTERS));

/** Value of an enumeration that later versions may extend: null for a word that this version does not know. */
export const oneOf = <const V extends readonly string[]>(values: V) =>
  z.pipe(
    word,
    z.transform((told): V[number] | null => values.find((value) => value === told) ?? null),
  );

/** Values of such an enumeration, without those that this version does not know. */
export const someOf = <const V extends readonly string[]>(values: V) =>
  z.pipe(
    z.array(word).check(z.maxLength(MOST_VALUES)),
    z.transform((told): V[number][] => values.filter((value) => told.includes(value))),
  );

type Known<T, K extends keyof T> = Omit<T, K> & { [N in K]: NonNullable<T[N]> };

/**
 * List without the entries whose value of `field` this version does not know: each is left out alone. One whose other
 * fields are wrong is refused with the list.
 */
export const knownBy = <S extends z.ZodMiniType, K extends keyof z.output<S>>(entry: S, field: K, most: number) =>
  z.pipe(
    z.array(entry).check(z.maxLength(most)),
    z.transform((list): Known<z.output<S>, K>[] =>
      list.filter((one): one is z.output<S> & Known<z.output<S>, K> => one[field] !== null),
    ),
  );
