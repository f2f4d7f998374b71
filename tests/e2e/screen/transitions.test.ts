import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ManifestSlot } from '#core/manifest/manifest.ts';
import { screenScene } from '../../support/screenScene.ts';
import { plainFilms, plainPicture, screenAd } from '../../support/screenServer.ts';

const { context, server } = screenScene({ viewport: { width: 320, height: 180 } });

const SHOWN_MS = 2000;
/** Light of each item, in one of the three colours; two of them that share a point have it together. */
const LIGHT = 224;
/** Difference by a film's coding and the drawing of an edge. */
const SLACK = 36;

/** A picture, a film, a text and a page of the web, one after the other, each of one colour. */
async function give(page: Page, transition: ManifestSlot['transition']): Promise<void> {
  await page.goto(`${server.url}/robots.txt`);
  const picture = plainPicture([LIGHT, 0, 0]);
  const [film] = await plainFilms(page, [[0, LIGHT, 0]], SHOWN_MS);
  const slot = { id: 'slot', name: 'Main', areaId: 'main', width: 1920, height: 1080 };
  const durationMs = SHOWN_MS;
  const text = { text: ' ', color: '#ffffff', background: '#0000e0', fontSize: 20 };
  server.give(
    {
      slots: [{ ...slot, ...(transition ? { transition } : {}) }],
      items: [
        screenAd('a', { kind: 'picture', sha256: picture.sha256, durationMs }, { order: 0 }),
        screenAd('b', { kind: 'video', sha256: film!.sha256, durationMs }, { order: 1 }),
        screenAd('c', { kind: 'text', ...text, durationMs }, { order: 2 }),
        screenAd('d', { kind: 'webPage', url: 'http://pages.test/', durationMs }, { order: 3 }),
      ],
    },
    [picture, film!],
  );
}

type Point = readonly [red: number, green: number, blue: number];

/** Returns the colours of points from left to right of a frame; beside an edge the brighter neighbour. */
async function pointsOf(frame: Buffer): Promise<Point[]> {
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pointAt = (x: number): Point => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
  return Array.from({ length: 9 }, (_, n) => {
    const x = Math.round(((n + 1) * info.width) / 10);
    return [pointAt(x), pointAt(x - 2), pointAt(x + 2)].toSorted((one, other) => lightOf(other) - lightOf(one))[0]!;
  });
}

const lightOf = ([red, green, blue]: Point): number => red + green + blue;
const isMixed = (point: Point): boolean => point.filter((part) => part > SLACK).length > 1;
const colourOf = (point: Point): number => point.indexOf(Math.max(...point));

/** Plays in a real browser and returns the points of every frame that it has put on its screen, over so many changes. */
async function framesOf(transition: ManifestSlot['transition'], changes: number): Promise<Point[][]> {
  await context().route('http://pages.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html style="background:#e00000"><body></body></html>',
    }),
  );
  const page = await context().newPage();
  await give(page, transition);
  const line = await context().newCDPSession(page);
  const frames: Buffer[] = [];
  line.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void line.send('Page.screencastFrameAck', { sessionId }).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
  await page.goto(`${server.url}/player`);
  await page.locator('.stage-layer').first().waitFor();
  await page.waitForTimeout(SHOWN_MS / 2);
  server.syncs.length = 0;
  await line.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.waitForTimeout(SHOWN_MS * changes);
  await line.send('Page.stopScreencast');
  await page.close();
  return Promise.all(frames.map(pointsOf));
}

test.each([
  ['fade', 'fade'],
  ['slide', 'slide'],
  ['one step', undefined],
] as const)(
  'items change by %s: no frame is dark, and each plays as long as it is to [LAY-13]',
  async (_name, transition) => {
    const frames = await framesOf(transition, 6);
    const wrong = frames.flatMap((points) => points.filter((one) => Math.abs(lightOf(one) - LIGHT) > SLACK));
    expect(wrong).toEqual([]);
    const faded = frames.filter((points) => points.some(isMixed));
    // What comes in stands at the right, what goes at the left.
    const slid = frames.filter((points) => colourOf(points[0]!) !== colourOf(points.at(-1)!) && !points.some(isMixed));
    expect([faded.length > 5, slid.length > 5]).toEqual([transition === 'fade', transition === 'slide']);
    const plays = server.syncs.flatMap((sync) => sync.plays).filter(({ outcome }) => outcome === 'complete');
    expect(plays.length).toBeGreaterThan(2);
    for (const { durationMs } of plays) expect(Math.abs(durationMs - SHOWN_MS)).toBeLessThan(700);
  },
);
