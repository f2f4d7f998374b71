// npm run chaos -- plays [seed] [minutes]: tab, line, server and clock are broken at random, and each play is accounted for.
import { judge, UNWRITTEN_MS } from './judge.ts';
import { runChaos } from './run.ts';

const [what = 'plays', ...given] = process.argv.slice(2);
const [seed = Math.floor(Math.random() * 1_000_000), minutes = 10] = given.map(Number);
if (what !== 'plays' || !Number.isFinite(seed) || !Number.isFinite(minutes)) {
  console.error('npm run chaos -- plays [seed] [minutes]');
  process.exit(2);
}

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 23)} ${text}`);
say(`seed ${seed}, ${minutes} minutes`);
const evidence = await runChaos({ seed, seconds: minutes * 60, say });
const verdict = judge(evidence);
const ends = Map.groupBy(evidence.deaths, ({ kind }) => kind);
console.log(`
${evidence.shown.length} showings were on the screen, ${evidence.told.length} plays are in the store
  ${verdict.matched} of both, one for one; at most ${verdict.worstStartMs} ms apart in start, ${verdict.worstLengthMs} ms in length
  ${verdict.lastMoment} told though the page ended before the next was to be seen
without a play:
  ${verdict.torn} torn: their page ended before their time was over (${[...ends].map(([kind, all]) => `${all.length} × ${kind}`).join(', ')})
  ${verdict.unwritten} unwritten: their page ended within ${UNWRITTEN_MS} ms of their end, before the browser had written it
  ${verdict.brief} brief, ${verdict.young} younger than the last sync in peace
${verdict.differences.length} that nothing explains`);
for (const difference of verdict.differences) console.log(`  ${difference}`);
console.log(`\nseed ${seed}: ${verdict.differences.length === 0 ? 'frames shown = plays counted' : 'NOT the same'}`);
process.exit(verdict.differences.length === 0 ? 0 : 1);
