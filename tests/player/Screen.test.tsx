import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import jsqr from 'jsqr';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApi } from '#player/api.ts';
import { Player } from '#player/run.ts';
import { Screen } from '#player/Screen.tsx';
import { ServerClock } from '#player/serverClock.ts';
import { wordsFor } from '#player/words.ts';
import { buildAd, buildManifest, freshDatabase, ManualClocks } from './playerScene.ts';

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

async function playerOf() {
  const database = await freshDatabase();
  return new Player({
    api: createApi(() => Promise.reject(new TypeError('fetch failed'))),
    database,
    clock: new ServerClock(new ManualClocks()),
    fetchFile: async () => ({ ok: false, problem: 'network' }),
    createHint: () => ({ listen: () => undefined, close: () => undefined }),
    describe: () => ({
      hardware: { systemType: '', systemVersion: '', playerVersion: '', zone: 'UTC', screen: { width: 1, height: 1 } },
      capabilities: [],
    }),
    freeBytes: async () => null,
    reload: () => undefined,
    report: (error) => {
      throw error;
    },
  });
}

const shown = async (search = '?lang=en', isSecure = true) => {
  const player = await playerOf();
  render(
    <Screen player={player} words={wordsFor(search, 'zh-CN')} origin="http://192.168.1.2:8080" isSecure={isSecure} />,
  );
  return player;
};
const set = (player: Player, number: string | null, isOnline: boolean) =>
  waitFor(() => player.view.set({ kind: 'enrol', number, isOnline }));

/** Reads a drawn QR code as a phone does: four pixels a module. */
function decoded(drawing: HTMLElement): string | undefined {
  const size = Number(drawing.getAttribute('viewBox')?.split(' ')[2]) * 4;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < 4; row += 1) {
      const start = ((Number(y) * 4 + row) * size + Number(x) * 4) * 4;
      for (let at = start; at < start + 16; at += 4) pixels.fill(0, at, at + 3);
    }
  return jsqr(pixels, size, size)?.data;
}

describe('before it was added', () => {
  test.each([
    ['?lang=en', 'Add this screen in the console'],
    ['?lang=zh', '请在控制台添加此设备'],
    ['', '请在控制台添加此设备'],
  ])('says in the language of "%s" what to do', async (search, sentence) => {
    await shown(search);
    expect(screen.getByRole('heading').textContent).toBe(sentence);
  });

  test('shows number, QR code and server [DEV-16]', async () => {
    await set(await shown(), 'ACDE3467', true);
    expect((await screen.findByTestId('device-number')).textContent).toBe('ACDE3467');
    expect(decoded(screen.getByRole('img'))).toBe(
      `http://192.168.1.2:8080/devices/create?source=${encodeURIComponent('{"uuid":"ACDE3467"}')}`,
    );
    expect(screen.getByText(/192\.168\.1\.2:8080/)).toBeTruthy();
  });

  test('says when its server does not answer, and when it cannot start without it', async () => {
    await set(await shown('?lang=en', false), null, false);
    expect((await screen.findByRole('alert')).textContent).toContain('does not answer');
    expect(screen.getByText(/cannot start without it/)).toBeTruthy();
  });
});

describe('once it was added', () => {
  const view = (
    manifest: ReturnType<typeof buildManifest> | null,
    loading: { done: number; total: number } | null = null,
  ) => ({ kind: 'play' as const, manifest, showing: new Map(), urls: new Map(), loading });

  test.each([
    ['nothing has come', view(null), 'Added. Waiting for ads'],
    ['files are on their way', view(null, { done: 2, total: 5 }), 'Fetching files: 2 of 5'],
    ['it has no layout', view(buildManifest([], [], { layout: null })), 'This screen has no layout yet'],
  ])('says what it waits for when %s', async (_title, state, sentence) => {
    const player = await shown();
    await waitFor(() => player.view.set(state));
    expect((await screen.findByRole('status')).textContent).toBe(sentence);
  });

  test('plays what was decided', async () => {
    const player = await shown();
    const manifest = buildManifest([buildAd({ id: 'Tea' })]);
    player.playback.use(manifest);
    player.playback.tick();
    await waitFor(() => player.view.set({ ...view(manifest), showing: new Map(player.playback.showing()) }));
    expect((await screen.findByText('Tea')).className).toBe('');
    expect(player.playback.showing().get('slot')?.started).not.toBeNull();
  });

  test('the key I opens a page that says how it stands, and why an ad does not play [AD-19]', async () => {
    const player = await shown();
    const manifest = buildManifest([
      buildAd({ id: 'Tea' }),
      buildAd({ id: 'Later', startAt: Number.MAX_SAFE_INTEGER - 1, endAt: Number.MAX_SAFE_INTEGER }),
    ]);
    player.playback.use(manifest);
    player.playback.tick();
    await waitFor(() => player.view.set(view(manifest)));
    fireEvent.keyDown(window, { key: 'i' });
    const page = await screen.findByTestId('status');
    expect(page.textContent).toContain('Playing: Tea');
    expect(page.textContent).toContain('Not playing: Later (notStarted)');
    fireEvent.keyDown(window, { key: 'I' });
    expect(screen.queryByTestId('status')).toBeNull();
  });
});
