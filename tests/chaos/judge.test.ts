import { describe, expect, test } from 'vitest';
import { judge, UNWRITTEN_MS, type Evidence, type Told } from './judge.ts';
import { LINE_FAULTS, planOf, TAB_FAULTS } from './plan.ts';
import { shownBy, type Death, type Frame } from './record.ts';

const CODES = ['red', 'green', 'blue'] as const;
const LASTS_MS = 4000;
const AT = Date.parse('2026-11-23T09:00:00Z');

/** Twelve ads one after the other, as seen and as told, and nothing wrong. */
function peace(): { frames: Frame[]; told: Told[] } {
  const codes = Array.from({ length: 12 }, (_, index) => CODES[index % 3]!);
  return {
    frames: codes.map((code, index) => ({ at: AT + index * LASTS_MS, code })),
    told: codes.slice(0, -1).map((code, index) => ({
      seq: index + 1,
      code,
      startedAt: AT + index * LASTS_MS + 20,
      durationMs: LASTS_MS + 3,
      verdict: 'counted',
    })),
  };
}

function evidenceOf({ frames, told }: ReturnType<typeof peace>, deaths: Death[] = []): Evidence {
  return {
    shown: shownBy(frames, deaths),
    told,
    deaths,
    lasts: new Map(CODES.map((code) => [code, LASTS_MS])),
    horizon: AT + 10.5 * LASTS_MS,
    sums: CODES.map((code) => ({ what: 'proofs', code, count: told.filter((play) => play.code === code).length })),
    dropped: [],
  };
}

const judged = (scene: ReturnType<typeof peace>, deaths?: Death[]) => judge(evidenceOf(scene, deaths));

/** The page ends at this moment, and a new one shows the next ads from two seconds later on. */
function withEnd(at: number): { scene: ReturnType<typeof peace>; deaths: Death[] } {
  const { frames, told } = peace();
  const before = frames.filter((frame) => frame.at < at);
  const after = frames.filter((frame) => frame.at >= at).map((frame) => ({ ...frame, at: frame.at + 2000 }));
  const scene = {
    frames: [...before, ...after],
    told: [
      ...told.slice(0, before.length - 1),
      ...told.slice(before.length).map((play) => ({ ...play, startedAt: play.startedAt + 2000 })),
    ],
  };
  return { scene, deaths: [{ kind: 'kill', from: at, until: at + 50 }] };
}

describe('the judge of plays [REP-04]', () => {
  test('finds nothing where all that was seen was told once', () => {
    expect(judged(peace())).toMatchObject({ matched: 11, young: 1, torn: 0, differences: [] });
  });

  test.each<[string, (told: Told[]) => Told[], RegExp]>([
    ['one that was lost', (told) => told.toSpliced(4, 1), /shown and not told: green/],
    ['one told twice', (told) => [...told, { ...told[4]!, seq: 99 }], /told and not shown: green/],
    ['one of an ad that was not seen', (told) => told.with(4, { ...told[4]!, code: 'red' }), /told and not shown: red/],
    [
      'one at a time at which its ad was not seen',
      (told) => told.with(4, { ...told[4]!, startedAt: told[4]!.startedAt - LASTS_MS }),
      /told and not shown: green/,
    ],
    ['one that is longer', (told) => told.with(4, { ...told[4]!, durationMs: 6000 }), /not what was seen/],
    ['a whole one that does not count', (told) => told.with(4, { ...told[4]!, verdict: 'cut' }), /told as cut/],
  ])('finds %s', (_what, change, words) => {
    const { frames, told } = peace();
    expect(judged({ frames, told: change(told) }).differences.join('\n')).toMatch(words);
  });

  test('finds sums that are not those of the plays, and what the server refused', () => {
    const evidence = evidenceOf(peace());
    const sums = evidence.sums.with(0, { ...evidence.sums[0]!, count: 3 });
    expect(judge({ ...evidence, sums, dropped: [{ seq: 5, why: 'overlap' }] }).differences).toEqual([
      'the server refused number 5: overlap',
      'proofs of red: 3, and 4 plays count',
    ]);
  });

  test('an ad whose page ended before its time was over is torn, and the one before it is not excused', () => {
    const { scene, deaths } = withEnd(AT + 4.5 * LASTS_MS);
    expect(judged(scene, deaths)).toMatchObject({ torn: 1, differences: [] });
    const lost = { ...scene, told: scene.told.filter(({ seq }) => seq !== 4) };
    expect(judged(lost, deaths).differences).toEqual([expect.stringMatching(/^shown and not told: red/)]);
  });

  test('a page that is loaded anew and shows something before the browser says so tears one ad, and not two', () => {
    const { scene, deaths } = withEnd(AT + 4.5 * LASTS_MS);
    const [death] = deaths as [Death];
    const frames = [...scene.frames, { at: death.from + 30, code: null }];
    const late = [{ ...death, kind: 'reload', until: AT + 5 * LASTS_MS + 2100 }];
    expect(judged({ ...scene, frames }, late)).toMatchObject({ torn: 1, brief: 0, differences: [] });
  });

  test('an ad that stood longer than its time before its page ended is not torn: its end was to be written', () => {
    const { scene, deaths } = withEnd(AT + 5 * LASTS_MS + 4200);
    const frames = scene.frames.filter(({ at }) => at !== AT + 6 * LASTS_MS);
    const stuck = shownBy(frames, [{ ...deaths[0]!, from: AT + 6 * LASTS_MS + 1000, until: AT + 6 * LASTS_MS + 1050 }]);
    const evidence = { ...evidenceOf(scene, deaths), shown: stuck };
    const told = scene.told.filter(({ seq }) => seq !== 6);
    expect(judge({ ...evidence, told }).differences.join('\n')).toMatch(/shown and not told: blue/);
  });

  test('what ended just before its page did may be unwritten, and only then, and seldom', () => {
    const end = AT + 5 * LASTS_MS;
    const lostBefore = (ms: number) => {
      const { scene, deaths } = withEnd(end + ms);
      return judged({ ...scene, told: scene.told.filter(({ seq }) => seq !== 5) }, deaths);
    };
    expect(lostBefore(UNWRITTEN_MS - 100)).toMatchObject({ unwritten: 1, differences: [] });
    expect(lostBefore(UNWRITTEN_MS + 100).differences).toEqual([expect.stringMatching(/^shown and not told: green/)]);
    const { scene, deaths } = withEnd(end + 100);
    const evidence = evidenceOf({ ...scene, told: scene.told.filter(({ seq }) => seq !== 5) }, deaths);
    const twice = { ...evidence, shown: [...evidence.shown, ...evidence.shown.filter(({ until }) => until === end)] };
    expect(judge(twice).differences.join('\n')).toMatch(/2 plays unwritten with 1 ends of pages: at most 1/);
  });
});

test('the same seed breaks the same at the same time, and ten minutes have all there is', () => {
  const plan = planOf(7, 600_000);
  expect(planOf(7, 600_000)).toEqual(plan);
  expect(planOf(8, 600_000)).not.toEqual(plan);
  const kinds = new Set<string>(plan.map(({ kind }) => kind));
  expect([...LINE_FAULTS, ...TAB_FAULTS, 'jump'].filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(plan.filter(({ lane }) => lane === 'server').length).toBeGreaterThan(5);
});
