import { expect, test } from 'vitest';
import { judge } from '../../chaos/judge.ts';
import { runChaos } from '../../chaos/run.ts';

/** That nothing else is missing is what `npm run chaos` looks for, on a machine that has nothing else to do. */
const SEED = 7;

const silent = () => undefined;

test('a line that swallows a play in each sync is found out, play by play [REP-04]', async () => {
  const evidence = await runChaos({ seed: SEED, seconds: 20, say: silent, thieves: true });
  const { differences, unwritten, young } = judge(evidence);
  const missing = differences.filter((words) => words.startsWith('shown and not told'));
  expect(missing.length).toBeGreaterThan(0);
  // An ad that was over just before its page ended is excused, stolen or not.
  expect(missing.length).toBeGreaterThanOrEqual(evidence.stolen - unwritten - young);
  expect(missing.length).toBeLessThanOrEqual(evidence.stolen);
});
