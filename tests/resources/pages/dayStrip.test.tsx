import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { midnightOf } from '#core/schedule/edges.ts';
import { addDays } from '#core/time.ts';
import { Strip } from '#resources/pages/playList/Strip.tsx';
import type { ProgrammeAnswer } from '#resources/pages/playList/usePlayList.ts';
import { draw, fakeProvider } from '../../src/ui/console.tsx';

afterEach(cleanup);

/** Returns the hours below the strip of an empty day, each with the hours since midnight at which it stands. */
async function hoursOn(zone: string, day: string): Promise<[hour: string, since: number][]> {
  const [from, to] = [midnightOf(day, zone), midnightOf(addDays(day, 1), zone)];
  const iso = (at: number) => new Date(at).toISOString();
  const slots = [{ id: 'main', name: 'Main' }];
  const programme = { from: iso(from), to: iso(to), zone, stretches: [], slots } as unknown as ProgrammeAnswer;
  await draw(
    <Strip programme={programme} slotId="main" chosen={0} moment={from} focus={null} onMoment={() => undefined} />,
    { provider: fakeProvider({}) },
  );
  const labels = [...document.querySelectorAll<HTMLElement>('.play-hours span')];
  return labels.map(({ textContent, style }) => [
    textContent,
    Math.round((Number.parseFloat(style.left) / 100) * ((to - from) / 36_000)) / 100,
  ]);
}

test.each([
  ['Asia/Shanghai', '2026-11-24', [0, 3, 6, 9, 12, 15, 18, 21, 24]],
  ['America/New_York', '2026-03-08', [0, 2, 5, 8, 11, 14, 17, 20, 23]],
  ['America/New_York', '2026-11-01', [0, 4, 7, 10, 13, 16, 19, 22, 25]],
])('the hours of a day stand where the clock of %s shows them on %s [DEV-10, DEV-17]', async (zone, day, since) => {
  const hours = ['0', '3', '6', '9', '12', '15', '18', '21', '24'];
  expect(await hoursOn(zone, day)).toEqual(hours.map((hour, at) => [hour, since[at]]));
});
