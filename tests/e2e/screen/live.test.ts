import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { FRAMES, type StreamOrder } from '#stage/frameMessages.ts';
import { screenScene } from '../../support/screenScene.ts';
import { plainPicture } from '../../support/screenServer.ts';
import { startStreamServer, type StreamServer } from '../../support/streamServer.ts';

let stream: StreamServer;
beforeEach(async () => {
  stream = await startStreamServer();
});
afterEach(() => stream.close());

// After the stream, so that its windows close before that.
const { context, openPlayer, server } = screenScene();

const layout = (url: string, insteadId: string | null): LayoutDocument => ({
  version: 1,
  width: 640,
  height: 360,
  pages: [
    {
      id: 'home',
      name: 'Home',
      background: '#000000',
      widgets: [
        {
          id: 'w1',
          name: 'Lobby',
          kind: 'live',
          x: 0,
          y: 0,
          width: 640,
          height: 360,
          props: { ...widgetKinds.live.defaults, url, insteadId },
        },
      ],
    },
  ],
});

/** Opens a screen whose layout is one stream, with a blue picture for while it is away. */
async function screenOf(url: string): Promise<Page> {
  const blue = plainPicture([20, 20, 200], 64, 36);
  server.give(
    { layout: { id: 'l', name: 'Live', document: layout(url, 'blue') }, slots: [], materials: { blue: blue.sha256 } },
    [blue],
  );
  return openPlayer();
}

/** Colour in the middle of a picture of this page, as somebody before the screen sees it. */
async function colour(page: Page): Promise<'red' | 'blue' | 'other'> {
  const middle = { left: 320, top: 180, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(await page.screenshot())
    .extract(middle)
    .removeAlpha()
    .raw()
    .toBuffer();
  if (red > 150 && green < 80 && blue < 80) return 'red';
  return blue > 150 && red < 80 ? 'blue' : 'other';
}

const seen = (page: Page, wanted: 'red' | 'blue') => expect.poll(() => colour(page)).toBe(wanted);
const position = (page: Page) => page.evaluate(() => document.querySelector('video')!.currentTime);
const faults = () => server.syncs.flatMap((sync) => sync.faults.map(({ code, detail }) => `${code} ${detail}`));

/** Address of the frame that shows a stream in pages of the console. */
const frameOf = (order: StreamOrder) => `${server.url}${FRAMES.stream}#${encodeURIComponent(JSON.stringify(order))}`;

/** It plays, its house goes down, and comes back. */
async function outlives(page: Page): Promise<void> {
  await seen(page, 'red');
  const before = await position(page);
  await expect.poll(() => position(page)).toBeGreaterThan(before + 3);
  expect(faults()).toEqual([]);
  stream.setUp(false);
  await expect.poll(() => faults().length).toBe(1);
  expect(faults()[0]).toMatch(/^widgetFailed Lobby: live (broken|stuck)$/);
  await seen(page, 'blue');
  const tried = stream.asked.length;
  await expect.poll(() => stream.asked.length).toBeGreaterThan(tried + 1);
  stream.setUp(true);
  await seen(page, 'red');
  expect(faults()).toHaveLength(1);
}

describe('a live stream of another host [LAY-03]', () => {
  test('plays; is told once when it dies, with its picture in its place; and comes back by itself', async () => {
    await outlives(await screenOf(`${stream.url}/lobby.m3u8`));
  });

  test('does the same in an engine that plays HLS by itself alone', async () => {
    await context().addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'MediaSource');
      Reflect.deleteProperty(globalThis, 'ManagedMediaSource');
    });
    await outlives(await screenOf(`${stream.url}/lobby.m3u8`));
  });

  test('plays by the engine itself where its server lets no page read it', async () => {
    await stream.close();
    stream = await startStreamServer({ isOpen: false });
    await seen(await screenOf(`${stream.url}/lobby.m3u8`), 'red');
  });

  test('plays on a slow screen, whose list arrives while its video still looks for a source', async () => {
    const page = await context().newPage();
    const slow = await context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.goto(frameOf({ url: `${stream.url}/lobby.m3u8`, fit: 'cover', mute: true }));
    await seen(page, 'red');
    const before = await position(page);
    await expect.poll(() => position(page)).toBeGreaterThan(before);
  });

  test('is told as stuck where its server takes the question and never answers', async () => {
    await screenOf(`${stream.url}/silent.m3u8`);
    await expect.poll(faults).toEqual(['widgetFailed Lobby: live stuck']);
    const tried = stream.asked.length;
    await expect.poll(() => stream.asked.length).toBeGreaterThan(tried);
  });

  test('plays as MPEG-TS without a list, and begins anew where that ends', async () => {
    const page = await screenOf(`${stream.url}/camera.ts`);
    await seen(page, 'red');
    const asked = () => stream.asked.filter((path) => path === '/camera.ts').length;
    await expect.poll(asked).toBeGreaterThan(1);
    await seen(page, 'red');
    expect(faults()).toEqual([]);
  });

  test('plays in the frame that pages of the console show it in', async () => {
    const page = await context().newPage();
    await page.goto(frameOf({ url: `${stream.url}/lobby.m3u8`, fit: 'cover', mute: true }));
    await seen(page, 'red');
  });

  test('that is not there opens no source in the video, however often it is asked for', async () => {
    stream.setUp(false);
    await context().addInitScript(() => {
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (what) => {
        if (what instanceof MediaSource) document.title += 'opened ';
        return create(what);
      };
    });
    const page = await context().newPage();
    await page.goto(frameOf({ url: `${stream.url}/lobby.m3u8`, fit: 'cover', mute: true }));
    await expect.poll(() => stream.asked.length).toBeGreaterThan(1);
    expect(await page.title()).not.toContain('opened');
    stream.setUp(true);
    await seen(page, 'red');
    expect(await page.title()).toContain('opened');
  });
});
