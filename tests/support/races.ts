import type { Reply } from '#core/protocol/reply.ts';

/** Number of rounds of each race: a few times in `npm test`, many times by `npm run races`. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
const isShort = ROUNDS <= 3;

/** Returns the repeats of each round of a race in the long form; 1 in the short form. */
const often = (times: number): number => (isShort ? 1 : times);

/** A race of many rounds on a loaded machine: each round takes some twenty calls. */
export const RACE_MS = 60_000 + ROUNDS * 6_000;

/** The time of a race that goes through each round so many times. */
export const raceMs = (times: number): number => RACE_MS * often(times);

/** Returns the number of rounds of a race that repeats each so many times. */
const roundsOf = (times: number, least = 0): number => Math.max(least, ROUNDS * often(times));

/** Limit of the rounds of a race in which each way to end has to be seen: so many times those that are enough as a rule. */
const MOST_TIMES = 5;

/**
 * Runs a race for as many rounds as there are to be, in the long form so many times each; returns what the rounds found
 * wrong, each with its number.
 * @param least rounds of the short form, where each way to end has to be seen
 * @param isSeen says whether it was: until then the race goes on, since chance alone may leave one out
 */
export async function rounds(
  race: (round: number) => Promise<string | null>,
  times = 1,
  least = 0,
  isSeen = () => true,
): Promise<string[]> {
  const found: string[] = [];
  const isDone = (round: number) => round >= roundsOf(times, least) && (isSeen() || round >= least * MOST_TIMES);
  for (let round = 0; !isDone(round); round += 1) {
    const wrong = await race(round);
    if (wrong !== null) found.push(`round ${round}: ${wrong}`);
  }
  return found;
}

/** Answers of calls as a line says them: their codes, and of a batch those of its items. */
export function codesOf(replies: readonly Reply[]): string {
  return replies
    .map(({ code, data }) => {
      const items = (data as { results?: { code: number }[] } | undefined)?.results;
      return items ? `${code}[${items.map((item) => item.code).join(',')}]` : `${code}`;
    })
    .join(' ');
}

/** Counts how races ended. */
export function winners<W extends string>(names: readonly W[]) {
  const won = Object.fromEntries(names.map((name) => [name, 0])) as Record<W, number>;
  return {
    won: (name: W) => void (won[name] += 1),
    /** Those that won too seldom for a race: less than one in twenty, and never. */
    seldom: () => {
      const all = Object.values<number>(won).reduce((sum, each) => sum + each, 0);
      return names
        .filter((name) => won[name] < Math.max(1, Math.floor(all / 20)))
        .map((name) => `${name} won ${won[name]} of ${all}`);
    },
  };
}

/** Returns the same things in another order. */
export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** Numbers between 0 and 1 that are the same in every run (mulberry32), so that a round that fails fails again. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
