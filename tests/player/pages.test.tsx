import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { Screen } from '#player/Screen.tsx';
import { wordsFor } from '#player/words.ts';
import { hostOf, screenOf } from './commandScene.ts';
import { buildAd, buildManifest } from './playerScene.ts';
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

const manifestOf = (document: LayoutDocument) =>
  buildManifest([], [], { layout: { id: 'layout', name: 'One', document }, slots: [] });
const widgetOf = (id: string, kind: Widget['kind'], props: object = {}): Widget =>
  ({
    id,
    name: id,
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    kind,
    props: { ...widgetKinds[kind].defaults, ...props },
  }) as Widget;
const oneOf = (...widgets: Widget[]): LayoutDocument => ({
  version: 1,
  width: 1920,
  height: 1080,
  pages: [{ id: 'home', name: 'home', background: '#000000', widgets }],
});

describe('the operation bar [LAY-03]', () => {
  test('changes the volume of this screen, which keeps and reports it', async () => {
    const { player, database } = await screenWith({ active: manifestOf(oneOf(widgetOf('bar', 'operation'))) });
    await player.start();
    render(<Screen player={player} words={wordsFor('?lang=en', 'en')} origin="" isSecure />);
    const down = await screen.findByRole('button', { name: 'Volume down' });
    fireEvent.click(down);
    fireEvent.click(down);
    await waitFor(async () => expect((await database.get('settings', 'self'))?.volume).toBe(80));
    fireEvent.click(screen.getByRole('button', { name: 'Volume up' }));
    await waitFor(async () => expect((await player.controls.told()).volume).toBe(90));
    await player.stop();
  });

  test('asks the shell where that has the sound, from where it stands', async () => {
    let level = 40;
    const { host, asked } = hostOf(['volume'], (name) => (name === 'getVolume' ? { level, muted: false } : {}));
    const { controls } = await screenOf({ host });
    await controls.told();
    expect(controls.volume).toBe(40);
    level = 50;
    await controls.setVolume(50);
    expect(asked.at(-1)).toEqual(['setVolume', { level: 50 }]);
    expect(controls.volume).toBe(50);
  });
});

type Scene = Awaited<ReturnType<typeof screenWith>>;

describe('pages of a layout [LAY-03]', () => {
  const widget = (id: string, kind: Widget['kind'], props: object = {}, more: object = {}): Widget =>
    ({
      id,
      name: id,
      x: 0,
      y: 0,
      width: 100,
      height: 100,
      kind,
      props: { ...widgetKinds[kind].defaults, ...props },
      ...more,
    }) as Widget;
  const page = (id: string, ...widgets: Widget[]) => ({ id, name: id, background: '#000000', widgets });
  const document: LayoutDocument = {
    version: 1,
    width: 1920,
    height: 1080,
    pages: [
      page('home', widget('first', 'adSlot'), widget('go', 'button', { text: 'Next', pageId: 'other' })),
      page('other', widget('second', 'adSlot'), widget('unseen', 'adSlot', {}, { hidden: true })),
    ],
  };
  const slot = (id: string) => ({ id, name: id, areaId: id, width: 100, height: 100 });
  const manifest = () =>
    buildManifest(
      ['first', 'second', 'unseen'].map((id) => buildAd({ id: `in ${id}`, slotId: id })),
      [],
      { layout: { id: 'layout', name: 'Two', document }, slots: ['first', 'second', 'unseen'].map(slot) },
    );
  const places = ({ player }: Scene) => [...player.playback.showing().keys()];
  const reported = async ({ database }: Scene) => ({
    plays: (await database.getAll('plays')).map(({ adId, outcome }) => `${adId} ${outcome}`),
    faults: (await database.getAll('faults')).map(({ code }) => code),
  });

  test('only the one that is drawn has content: none is decided, reported or missed elsewhere', async () => {
    const scene = await screenWith({ active: manifest() });
    await scene.player.start();
    render(<Screen player={scene.player} words={wordsFor('?lang=en', 'en')} origin="" isSecure />);
    expect(places(scene)).toEqual(['first']);
    scene.run(1000);
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByText('in second')).toBeTruthy());
    expect(places(scene)).toEqual(['second']);
    scene.run(11_000);
    await scene.player.stop();
    const { plays, faults } = await reported(scene);
    expect(plays.slice(0, 2)).toEqual(['in first cut', 'in second complete']);
    expect(faults).toEqual([]);
  });
});
