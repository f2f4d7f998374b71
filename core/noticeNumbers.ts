/** Kinds of notices that keep numbers instead of a sentence, and what these count, in their order. */
const NUMBERS = { adWaiting: ['count'], orderSettled: ['earnedFen', 'creditFen'] } as const;

type Counted = keyof typeof NUMBERS;
type NumbersOf<K extends Counted> = Readonly<Record<(typeof NUMBERS)[K][number], number>>;

/** Numbers that were read from a notice, with its kind. */
export type NoticeNumbers = { [K in Counted]: { kind: K } & NumbersOf<K> }[Counted];

/** Returns the numbers of a notice as it keeps them: each reader gets them in their own language. */
export const numbersDetail = <K extends Counted>(kind: K, numbers: NumbersOf<K>): string =>
  NUMBERS[kind].map((name) => numbers[name as keyof NumbersOf<K>]).join(' ');

/** Returns the numbers of a notice, or null where it keeps none. */
export function readNumbers(kind: string | null, detail: string | null): NoticeNumbers | null {
  if (kind === null || !Object.hasOwn(NUMBERS, kind) || !/^\d+( \d+)*$/.test(detail ?? '')) return null;
  const values = (detail ?? '').split(' ').map(Number);
  const names = NUMBERS[kind as Counted];
  if (values.length !== names.length) return null;
  return { kind, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) } as NoticeNumbers;
}
