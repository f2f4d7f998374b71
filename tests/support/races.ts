import type { Reply } from '#core/protocol/reply.ts';

/** Number of rounds of each race: a few times in `npm test`, many times by `npm run races`. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
const isShort = ROUNDS <= 3;

/** How often a long form goes through a race for each of its rounds; once in the short form. */
const often = (times: number): number => (isShort ? 1 : times);

/** A race of many rounds on a loaded machine: each round takes some twenty calls. */
export const RACE_MS = 60_000 + ROUNDS * 6_000;

/** The time of a race that goes through each round so many times. */
export const raceMs = (times: number): number => RACE_MS * often(times);

/**
 * Runs a race for as many rounds as there are to be, in the long form so many times each; returns what the rounds found
 * wrong, each with its number.
 */
export async function rounds(race: (round: number) => Promise<string | null>, times = 1): Promise<string[]> {
  const found: string[] = [];
  for (let round = 0; round < ROUNDS * often(times); round += 1) {
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
