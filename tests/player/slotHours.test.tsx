import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ManifestSlot } from '#core/manifest/manifest.ts';
import { readManifest } from '#core/manifest/read.ts';
import { Screen } from '#player/Screen.tsx';
import { wordsFor } from '#player/words.ts';
import { buildAd, buildManifest, NOON } from './playerScene.ts';
import { screenWith } from './runScene.ts';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const SECOND = 1000;
const at = (instant: number): string =>
  new Date(instant).toLocaleTimeString('sv-SE', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' });

/** A place with a slot that is always open, and one that has it alone for the minute that follows the next. */
function evening(more: Partial<ManifestSlot> = {}) {
  const slot: ManifestSlot = { id: 'slot', name: 'Main', areaId: 'main', width: 1920, height: 1080 };
  const opens = [{ from: at(NOON + 60 * SECOND), to: at(NOON + 120 * SECOND) }];
  return buildManifest([buildAd({ id: 'by day' }), buildAd({ id: 'by night', slotId: 'evening' })], [], {
    slots: [slot, { ...slot, id: 'evening', name: 'Evening', opens, exclusive: true, ...more }],
  });
}

test('a slot with hours is drawn in its place while it is open, and its plays are counted for it [LAY-07]', async () => {
  const scene = await screenWith({ active: evening() });
  await scene.player.start();
  render(<Screen player={scene.player} words={wordsFor('?lang=en', 'en')} origin="" isSecure />);
  await waitFor(() => expect(screen.queryByText('by day')).toBeTruthy());
  scene.run(60 * SECOND);
  await waitFor(() => expect(screen.queryByText('by night')).toBeTruthy());
  expect(screen.queryByText('by day')).toBeNull();
  expect([...scene.player.playback.showing().values()].map(({ slotId }) => slotId)).toEqual(['evening']);
  scene.run(60 * SECOND);
  await waitFor(() => expect(screen.queryByText('by day')).toBeTruthy());
  await scene.player.stop();
  const plays = await scene.database.getAll('plays');
  expect(plays.filter(({ slotId }) => slotId === 'evening').every(({ adId }) => adId === 'by night')).toBe(true);
  expect(new Set(plays.map(({ adId, slotId }) => `${adId}: ${slotId}`))).toEqual(
    new Set(['by day: slot', 'by night: evening']),
  );
});

test('a slot that shares its place takes turns with the other, one content at a time [LAY-07]', async () => {
  const { exclusive: _alone, opens: _hours, ...shared } = evening().slots[1]!;
  const scene = await screenWith({ active: { ...evening(), slots: [evening().slots[0]!, shared] } });
  await scene.player.start();
  render(<Screen player={scene.player} words={wordsFor('?lang=en', 'en')} origin="" isSecure />);
  await waitFor(() => expect(screen.queryByText('by day')).toBeTruthy());
  scene.run(41 * SECOND);
  await scene.player.stop();
  const plays = await scene.database.getAll('plays');
  expect(plays.slice(0, 4).map(({ adId }) => adId)).toEqual(['by day', 'by night', 'by day', 'by night']);
});

test('hours that a player cannot read leave their slot out, and the others play on [LAY-07]', () => {
  const read = readManifest(evening({ opens: [{ from: 'evening' }] }), 'Asia/Shanghai')!;
  expect(read.manifest.slots.map(({ id }) => id)).toEqual(['slot']);
  expect(read.unreadable.map(({ part, id }) => [part, id])).toEqual([['slot', 'evening']]);
});
