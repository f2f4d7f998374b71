import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { screenScene } from '../../support/screenScene.ts';
import { plainPicture, screenAd } from '../../support/screenServer.ts';

const DIST = join(import.meta.dirname, '../../../dist');

const { context, openPlayer, server } = screenScene({ serviceWorkers: 'allow', locale: 'en-US' });

/** Takes away what Chromium 87 does not have. */
function asChromium87(): void {
  const without: [object, string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with', 'group']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Object.getPrototypeOf(Uint8Array.prototype), ['at', 'findLast', 'toSorted', 'toReversed']],
    [Uint8Array.prototype, ['toHex', 'toBase64', 'setFromHex']],
    [Uint8Array, ['fromHex', 'fromBase64']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [AbortSignal, ['timeout', 'any', 'abort']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [URL, ['canParse', 'parse']],
    [Crypto.prototype, ['randomUUID']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [globalThis, ['reportError', 'structuredClone', 'Iterator', 'scheduler', 'navigation']],
    [Element.prototype, ['checkVisibility', 'setHTML']],
  ];
  for (const [holder, names] of without) for (const name of names) Reflect.deleteProperty(holder, name);
}

describe('Chromium 87, the oldest engine of a screen [DEV-22]', () => {
  test('reads all that a screen loads: no syntax is younger', async () => {
    const named = (page: string) =>
      [...readFileSync(join(DIST, page), 'utf8').matchAll(/\/assets\/[^"]+\.js/g)].map(([path]) => path.slice(1));
    const pages = ['index.html', 'page/index.html', 'frame/index.html', 'stream/index.html'].map(
      (page) => `player/${page}`,
    );
    const workers = globSync('assets/downloadWorker-*.js', { cwd: DIST });
    const files = [...new Set([...pages.flatMap(named), ...workers, 'player-worker.js', 'player-start.js'])];
    expect(files.length).toBeGreaterThan(6);
    for (const file of files) {
      const code = readFileSync(join(DIST, file), 'utf8');
      const printed = (target: string) => transformWithOxc(code, file, { target, sourcemap: false });
      const [asItIs, lowered] = await Promise.all([printed('esnext'), printed('chrome87')]);
      expect({ file, isOld: lowered.code === asItIs.code }).toEqual({ file, isOld: true });
    }
  });

  test('plays and counts without anything that it does not have', async () => {
    const picture = plainPicture([200, 30, 30]);
    server.give(
      {
        items: [
          screenAd('picture', { kind: 'picture', sha256: picture.sha256, durationMs: 1000 }),
          screenAd(
            'text',
            { kind: 'text', text: 'Open', color: '#ffffff', background: '#000000', fontSize: 90, durationMs: 1000 },
            { order: 1 },
          ),
        ],
      },
      [picture],
    );
    await context().addInitScript(asChromium87);
    const page = await context().newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${server.url}/player`);
    const counted = () =>
      new Set(
        server.syncs.flatMap(({ plays }) =>
          plays.flatMap(({ adId, outcome }) => (outcome === 'complete' ? [adId] : [])),
        ),
      );
    await expect.poll(() => (errors.length > 0 ? errors : [...counted()].toSorted())).toEqual(['picture', 'text']);
    expect([errors, server.syncs.flatMap(({ faults }) => faults)]).toEqual([[], []]);
  });
});

test('a locked screen keeps the keyboard out of what lies behind, where `inert` does nothing [DEV-08]', async () => {
  await context().addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the element that it stands in for
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
      if (name !== 'inert') set.call(this, name, value);
    };
  });
  const widget = (id: string, kind: 'button' | 'text', props: object) =>
    ({
      id,
      name: id,
      kind,
      x: 0,
      y: 0,
      width: 200,
      height: 100,
      props: { ...widgetKinds[kind].defaults, ...props },
    }) as Widget;
  const page = (id: string, one: Widget) => ({ id, name: id, background: '#000000', widgets: [one] });
  const document: LayoutDocument = {
    version: 1,
    width: 640,
    height: 360,
    pages: [
      page('home', widget('go', 'button', { text: 'Menu', pageId: 'menu' })),
      page('menu', widget('soup', 'text', { text: 'Soup of the day' })),
    ],
  };
  server.give({ layout: { id: 'l', name: 'Two', document }, slots: [] });
  const screen = await openPlayer();
  const button = screen.getByRole('button', { name: 'Menu' });
  await button.focus();
  server.order('lock', { pin: '1234' });
  await screen.getByTestId('lock').waitFor({ state: 'attached' });
  const isOpen = () => screen.getByText('Soup of the day').count();
  for (const key of ['Enter', 'Escape', 'Tab', 'Escape', 'Space', 'Escape']) await screen.keyboard.press(key);
  expect(await isOpen()).toBe(0);
  // A page in a frame may take the focus by itself, as a script does here.
  await button.evaluate((element) => element.focus());
  await screen.keyboard.press('Enter');
  await screen.keyboard.press('Tab');
  expect(await button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(false);
  expect(await isOpen()).toBe(0);
  await screen.keyboard.type('1234');
  await screen.getByTestId('lock').waitFor({ state: 'detached' });
  await button.focus();
  await screen.keyboard.press('Enter');
  await screen.getByText('Soup of the day').waitFor();
});

test('a page that cannot be drawn says so on the screen, and to its server [DEV-22]', async () => {
  await context().addInitScript(() => {
    ResizeObserver.prototype.observe = () => {
      throw new Error('this engine measures nothing');
    };
  });
  server.give({});
  const page = await openPlayer();
  await page.getByText('The picture cannot be drawn').waitFor();
  const faults = () => server.syncs.flatMap((sync) => sync.faults.map(({ code, detail }) => `${code} ${detail}`));
  await expect.poll(faults).toContain('cannotShow screen: Error: this engine measures nothing');
});

test('an older engine says so on the screen, and is never black without a word [DEV-22]', async () => {
  await context().addInitScript(() => Reflect.deleteProperty(Promise, 'any'));
  const page = await openPlayer();
  const words = await page.getByRole('alert').textContent();
  expect(words).toContain('The engine of this screen is too old');
  expect(words).toContain('87');
});

test('trial 6: storage that cannot be opened is said on the screen [DEV-22]', async () => {
  await context().addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The storage is broken', 'UnknownError');
    };
  });
  const page = await openPlayer();
  await page.getByText('The storage of this machine cannot be opened').waitFor();
});
