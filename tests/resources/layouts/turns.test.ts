import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playableAt, type Turn } from '#resources/layouts/preview/turns.ts';

const turn = (key: string, durationMs: number, kind: 'picture' | 'video' = 'picture'): Turn => ({
  key,
  durationMs,
  content: kind === 'picture' ? { kind, url: key } : { kind, url: key, mute: true },
});
const idAt = (turns: readonly Turn[], at: number) => playableAt(turns, at)?.playId ?? null;

test('in the preview of a layout contents take their turns as long as they last, round and round [LAY-01]', () => {
  const turns = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(turns, fc.nat({ max: 10 ** 7 }), (lasts, at) => {
      const all = lasts.map((durationMs, index) => turn(`t${index}`, durationMs));
      const round = lasts.reduce((sum, one) => sum + one, 0);
      // By hand: walks from turn to turn.
      let [left, index, rounds] = [at, 0, 0];
      while (left >= lasts[index]!) {
        left -= lasts[index]!;
        index += 1;
        if (index === lasts.length) [index, rounds] = [0, rounds + 1];
      }
      expect(idAt(all, at)).toBe(`t${index} ${rounds}`);
      expect(idAt(all, at + round)).toBe(`t${index} ${rounds + 1}`);
    }),
  );
});

test('a picture that is alone stands, a film that is alone begins anew, and nothing is nothing [LAY-01]', () => {
  expect([0, 5000].map((at) => idAt([turn('a', 1000)], at))).toEqual(['a 0', 'a 0']);
  expect([0, 5000].map((at) => idAt([turn('a', 1000, 'video')], at))).toEqual(['a 0', 'a 5']);
  expect(playableAt([], 0)).toBeNull();
});
