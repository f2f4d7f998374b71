import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookedAt, type Level, type Watch } from '#core/rules/warning.ts';

const MINUTE = 60_000;
const PATIENCE = { hold: 5 * MINUTE, quiet: 10 * MINUTE };

/** Looks once a minute; returns the minute of each beginning and ending. */
function events(levels: readonly Level[], patience = PATIENCE): string[] {
  const seen: string[] = [];
  let watch: Watch | null = null;
  for (const [minute, level] of levels.entries()) {
    const step = lookedAt(watch, level, minute * MINUTE, patience);
    if (step.event) seen.push(`${step.event} ${minute}`);
    watch = step.watch;
  }
  return seen;
}
const times = (level: Level, count: number): Level[] => Array.from({ length: count }, () => level);

describe('what goes over a threshold [MON-03]', () => {
  test.each([
    ['is told once it has stayed', [...times('over', 30)], ['begins 5']],
    ['is not told where it was over for a moment', [...times('over', 4), ...times('under', 9)], []],
    [
      'is over after it was well for long enough',
      [...times('over', 6), ...times('under', 12)],
      ['begins 5', 'ends 16'],
    ],
    [
      'goes on where it is well for a moment',
      [...times('over', 6), ...times('under', 9), ...times('over', 20)],
      ['begins 5'],
    ],
    ['goes on while it lies between the two thresholds', [...times('over', 6), ...times('between', 60)], ['begins 5']],
    ['does not begin between the two thresholds', [...times('between', 60)], []],
  ] as const)('%s', (_what, levels, expected) => {
    expect(events(levels)).toEqual(expected);
  });

  test('is no storm: a beginning and an ending take turns, and lie as far apart as the rule says', () => {
    const level = fc.constantFrom<Level>('over', 'between', 'under');
    fc.assert(
      fc.property(
        fc.array(level, { maxLength: 300 }),
        fc.nat(20),
        fc.integer({ min: 1, max: 30 }),
        (levels, hold, quiet) => {
          const seen = events(levels, { hold: hold * MINUTE, quiet: quiet * MINUTE }).map((text) => text.split(' '));
          for (const [index, [kind, minute]] of seen.entries()) {
            expect(kind).toBe(index % 2 === 0 ? 'begins' : 'ends');
            const before = Number(seen[index - 1]?.[1] ?? -hold);
            expect(Number(minute) - before).toBeGreaterThanOrEqual(kind === 'begins' ? hold : quiet);
          }
        },
      ),
    );
  });
});
