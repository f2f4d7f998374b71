import { expect, test } from 'vitest';
import { judge } from '../../chaos/judge.ts';
import { planOf } from '../../chaos/plan.ts';
import { runChaos } from '../../chaos/run.ts';

/** Of sixty seconds this one ends the page in each way and breaks the line in most; `npm run chaos` takes ten minutes of any. */
const SEED = 7;
const SECONDS = 60;

const silent = () => undefined;

test('tab, line, server and clock are broken for a minute: frames shown = plays counted [REP-04]', async () => {
  const evidence = await runChaos({ seed: SEED, seconds: SECONDS, say: silent });
  const verdict = judge(evidence);
  expect(verdict.differences).toEqual([]);
  expect(verdict.matched).toBeGreaterThan(5);
  expect(evidence.deaths).toHaveLength(
    planOf(SEED, SECONDS * 1000).filter(({ lane, kind }) => lane === 'tab' && kind !== 'full').length,
  );
});

test('a line that swallows a play in each sync is found out, play by play [REP-04]', async () => {
  const evidence = await runChaos({ seed: SEED, seconds: 20, say: silent, thieves: true });
  const { differences, unwritten, young } = judge(evidence);
  const missing = differences.filter((words) => words.startsWith('shown and not told'));
  expect(missing.length).toBeGreaterThan(0);
  // What was over just before its page ended is excused, stolen or not.
  expect(missing.length).toBeGreaterThanOrEqual(evidence.stolen - unwritten - young);
  expect(missing.length).toBeLessThanOrEqual(evidence.stolen);
});
