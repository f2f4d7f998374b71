import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
const set = (player: Player, number: string | null, isOnline: boolean, code: string | null = null) =>
  waitFor(() => player.view.set({ kind: 'enrol', number, code, isOnline }));

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

  test('shows its pairing code, large and as a QR code, its number and the server [DEV-16]', async () => {
    await set(await shown(), 'ACDE3467', true, 'KMN479');
    expect((await screen.findByTestId('pairing-code')).textContent).toBe('KMN 479');
    expect((await screen.findByTestId('device-number')).textContent).toBe('ACDE3467');
    expect(decoded(screen.getByRole('img'))).toBe(
      `http://192.168.1.2:8080/devices/create?source=${encodeURIComponent('{"uuid":"KMN479"}')}`,
    );
    expect(screen.getByText(/192\.168\.1\.2:8080/)).toBeTruthy();
  });

  test('shows its number alone where the server knows no codes', async () => {
    await set(await shown(), 'ACDE3467', true);
    expect(screen.queryByTestId('pairing-code')).toBeNull();
    expect(decoded(screen.getByRole('img'))).toContain(encodeURIComponent('{"uuid":"ACDE3467"}'));
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
  ) => ({
    kind: 'play' as const,
    manifest,
    pageId: null,
    showing: new Map(),
    prepared: new Map(),
    urls: new Map(),
    loading,
    isLocked: false,
  });

  test.each([
    ['nothing has come', view(null), 'Added. Waiting for ads'],
    ['files are on their way', view(null, { done: 2, total: 5 }), 'Fetching files: 2 of 5'],
    ['nothing is scheduled', view(buildManifest([])), 'Lobby · Nothing is scheduled now'],
    [
      'nothing is scheduled yet, and files are on their way',
      view(buildManifest([]), { done: 1, total: 3 }),
      'Lobby · Fetching files: 1 of 3',
    ],
    ['it has no layout', view(buildManifest([], [], { layout: null })), 'This screen has no layout yet'],
  ])('says what it waits for when %s', async (_title, state, sentence) => {
    const player = await shown();
    await waitFor(() => player.view.set(state));
    expect((await screen.findByRole('status')).textContent).toBe(sentence);
  });

  test('shows the bottom image of a slot in which nothing plays [LAY-06]', async () => {
    const player = await shown();
    const manifest = buildManifest([]);
    const [slot] = manifest.slots;
    const bottom = 'b'.repeat(64);
    const state = view({ ...manifest, slots: [{ ...slot!, bottom }] });
    await waitFor(() => player.view.set({ ...state, urls: new Map([[bottom, 'blob:bottom']]) }));
    await waitFor(() => expect(document.querySelector('img')?.src).toBe('blob:bottom'));
    expect(screen.queryByText(/Nothing is scheduled/)).toBeNull();
  });

  test.each([
    ['is not here yet', 'main', new Map<string, string>()],
    ['stands on another page', 'elsewhere', new Map([['b'.repeat(64), 'blob:bottom']])],
  ])('says that nothing is scheduled while a bottom image %s [LAY-06]', async (_title, areaId, urls) => {
    const player = await shown();
    const manifest = buildManifest([]);
    const [slot] = manifest.slots;
    const other = { ...slot!, id: 'other', areaId, bottom: 'b'.repeat(64) };
    const state = view({ ...manifest, slots: areaId === 'main' ? [other] : [slot!, other] });
    await waitFor(() => player.view.set({ ...state, urls }));
    expect((await screen.findByRole('status')).textContent).toBe('Lobby · Nothing is scheduled now');
  });

  test.each([
    [undefined, ['', '', ''], 'scale(0.533333)'],
    [90, ['rotate(90deg)', '768px', '1024px'], 'scale(0.4)'],
    [180, ['rotate(180deg)', '1024px', '768px'], 'scale(0.533333)'],
    [270, ['rotate(270deg)', '768px', '1024px'], 'scale(0.4)'],
  ] as const)('a screen that is turned by %j turns all that it draws [DEV-23]', async (rotation, style, scale) => {
    // What a browser says of the inside of a turned box: it has the sides that the box had before it was turned.
    const side = (name: 'width' | 'height') =>
      function clientSide(this: HTMLElement) {
        return Number.parseInt(
          this.closest<HTMLElement>('.turned')?.style[name] ||
            String(window[`inner${name === 'width' ? 'Width' : 'Height'}`]),
          10,
        );
      };
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(side('width'));
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(side('height'));
    const player = await shown();
    const manifest = buildManifest([]);
    const device = { ...manifest.device, ...(rotation ? { rotation } : {}) };
    await waitFor(() => player.view.set({ ...view({ ...manifest, device }), isLocked: true }));
    const turned = await screen.findByTestId('turned');
    expect([turned.style.transform, turned.style.width, turned.style.height]).toEqual(style);
    fireEvent.keyDown(window, { key: 'i' });
    for (const id of ['stage', 'lock']) expect(turned.contains(screen.getByTestId(id))).toBe(true);
    expect(turned.querySelector<HTMLElement>('.stage-canvas')?.style.transform).toBe(scale);
    vi.restoreAllMocks();
  });

  test.each([
    ['topLeft', false, 'topLeft'],
    ['bottomRight', false, 'bottomRight'],
    ['bottomRight', true, 'bottomLeft'],
    ['topRight', true, 'topRight'],
  ] as const)(
    'draws the code of an ad in its corner, %s; beside a code of scan-to-cast (%s) at %s [AD-15]',
    async (corner, hasCast, at) => {
      const player = await shown();
      const manifest = buildManifest([buildAd({ id: 'Tea', code: { path: '/scan/AbCdEfGhIjKl', corner } })]);
      player.playback.use(manifest);
      player.playback.tick();
      const casts = new Map(hasCast ? [['slot', '/cast/one']] : []);
      const showing = new Map(player.playback.showing());
      await waitFor(() => player.view.set({ ...view(manifest), casts, showing }));
      const code = await screen.findByRole('img', { name: 'http://192.168.1.2:8080/scan/AbCdEfGhIjKl' });
      expect(code.getAttribute('class')).toBe(`stage-code stage-code-${at}`);
      expect(decoded(code)).toBe('http://192.168.1.2:8080/scan/AbCdEfGhIjKl');
    },
  );

  test('plays what was decided', async () => {
    const player = await shown();
    const manifest = buildManifest([buildAd({ id: 'Tea' })]);
    player.playback.use(manifest);
    player.playback.tick();
    await waitFor(() => player.view.set({ ...view(manifest), showing: new Map(player.playback.showing()) }));
    expect((await screen.findByText('Tea')).className).toBe('');
    await waitFor(() => expect(player.playback.showing().get('slot')?.startedAt).not.toBeNull());
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

describe('while it is locked [DEV-08]', () => {
  const locked = async () => {
    const player = await playerOf();
    const tried = vi.spyOn(player.controls, 'tryPin').mockResolvedValue(false);
    const load = vi.spyOn(player, 'loadPackage').mockResolvedValue({ kind: 'done', ads: 2 });
    const manifest = buildManifest([]);
    const view = {
      kind: 'play' as const,
      manifest,
      pageId: null,
      showing: new Map(),
      prepared: new Map(),
      urls: new Map(),
      loading: null,
    };
    player.view.set({ ...view, isLocked: false });
    render(<Screen player={player} words={wordsFor('?lang=en', 'en')} origin="" isSecure />);
    const lock = (isLocked: boolean) => act(() => player.view.set({ ...view, isLocked }));
    return { lock, tried, load };
  };
  const type = (keys: string) => {
    for (const key of keys) fireEvent.keyDown(window, { key });
  };

  test('wrong tries are counted though the pad goes away between them', async () => {
    const { lock, tried } = await locked();
    lock(true);
    for (let tries = 0; tries < 5; tries += 1) {
      fireEvent.pointerDown(screen.getByTestId('lock'));
      type('1234');
      await waitFor(() => expect(tried).toHaveBeenCalledTimes(tries + 1));
      await screen.findByText(tries < 4 ? 'Wrong, try again' : 'Too many tries. Wait a minute');
      fireEvent.keyDown(window, { key: 'Escape' });
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    fireEvent.pointerDown(screen.getByTestId('lock'));
    await screen.findByText('Too many tries. Wait a minute');
    type('1234');
    expect(tried).toHaveBeenCalledTimes(5);
  });

  test('nothing behind the pad is reached: no widget, no status page, no package', async () => {
    const { lock, load } = await locked();
    fireEvent.keyDown(window, { key: 'i' });
    await screen.findByTestId('status');
    lock(true);
    expect(screen.queryByTestId('status')).toBeNull();
    expect(screen.getByTestId('stage').closest('[inert]')).toBeTruthy();
    fireEvent.pointerDown(screen.getByTestId('lock'));
    fireEvent.keyDown(window, { key: 'i' });
    expect(screen.queryByTestId('status')).toBeNull();
    const keys = within(screen.getByRole('dialog')).getAllByRole('button');
    keys.at(-1)!.focus();
    fireEvent.keyDown(window, { key: 'Tab' });
    expect(document.activeElement).toBe(keys[0]);
    fireEvent.keyDown(window, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(keys.at(-1));
    const dropped = () => fireEvent.drop(window, { dataTransfer: { files: [new File(['x'], 'package.zip')] } });
    dropped();
    expect(load).not.toHaveBeenCalled();
    lock(false);
    dropped();
    expect(load).toHaveBeenCalledOnce();
    await screen.findByText(wordsFor('?lang=en', 'en').packageDone.replace('{ads}', '2'));
  });
});
