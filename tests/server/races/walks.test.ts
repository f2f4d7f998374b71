import { writeSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RACE_MS } from '#tests/support/races.ts';
import { buildShop } from '#tests/support/shop.ts';
import { PLACES, SCREENS, step, VERBS } from './orderModel.ts';
import { Walk } from './orderWalk.ts';

/** Random walks beside a model: a few hundred steps in `npm test`, a hundred thousand by `npm run races`. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
const isLong = ROUNDS > 3;
const STEPS = isLong ? 100 : 50;
const RUNS = isLong ? ROUNDS * 5 : 8;
const STEP_MS = 250;
/** Steps after which a long run says how far it is: it takes an hour on PostgreSQL, and may be cut off. */
const TOLD_STEPS = 10_000;

it(
  'orders, wallet, places and points are what their rules say, whatever happens in whatever order [MKT-01, MKT-04, MKT-09, AD-13, D1, D2, D3, D10]',
  async () => {
    const counts = new Map<string, number>();
    const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
    // Past the runner, which shows nothing of what passes.
    const tell = () => writeSync(1, `walks: ${[...counts].map(([what, times]) => `${times} ${what}`).join(', ')}\n`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: isLong ? STEPS : 1, maxLength: STEPS, size: 'max' }),
        async (steps) => {
          const shop = await buildShop({ screens: SCREENS, places: PLACES });
          try {
            const walk = new Walk(shop, await shop.picture());
            for (const [at, asked] of steps.entries()) {
              const { was, should } = await walk.take(asked);
              count('steps');
              if (counts.get('steps')! % TOLD_STEPS === 0) tell();
              if (was === 'ok' && walk.did) count(walk.did);
              expect({ at, asked, was }).toEqual({ at, asked, was: should });
              const { is, should: sums } = await walk.sums();
              expect({ at, asked, ...is }).toEqual({ at, asked, ...sums });
            }
          } finally {
            await shop.close();
          }
        },
      ),
      // A walk takes seconds: shrinking it would outlast the test, and the step that went wrong is told anyway.
      { numRuns: RUNS, seed: 20_261_122, endOnFailure: true },
    );
    // Each kind of step has to have been done, and not only refused.
    const undone = VERBS.filter((verb) => verb !== 'onward' && !counts.has(verb));
    expect(isLong ? undone : []).toEqual([]);
    expect(counts.get('steps')).toBeGreaterThanOrEqual(isLong ? RUNS * STEPS : RUNS);
    tell();
  },
  RACE_MS + RUNS * STEPS * STEP_MS,
);
