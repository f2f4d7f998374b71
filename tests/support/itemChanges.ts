import type { Browser, CDPSession, Page } from 'playwright-core';
import type { ManifestAd } from '#core/manifest/manifest.ts';
import {
  judgeFrames,
  KINDS,
  type ChangesSeen,
  type Emergency,
  type Frame,
  type Item,
  type Kind,
} from './frameJudge.ts';
import { plainFilms, plainPicture, screenAd, startScreenServer, type Colour, type ScreenFile } from './screenServer.ts';

/** Long enough that a machine with other work still shows each item before the next is due. */
const SHOWN_MS = 2400;
/** Time of an emergency, and of the item between two of them, which has not its whole time. */
const EMERGENCY_MS = 3000;
const BETWEEN_MS = 1600;
/**
 * From a change of items to the first emergency, which comes in the middle of the third: one that has just come would be cut
 * before the browser has told its frame.
 */
const GIVEN_MS = 6000;

/** Parts of colours that are told apart also after a film's coding; black and white are none of them. */
const PARTS = [35, 105, 175, 245] as const;

/** Returns a colour of its own for each number up to 62. */
const colourOf = (number: number): Colour => [
  PARTS[(number + 1) % 4]!,
  PARTS[Math.floor((number + 1) / 4) % 4]!,
  PARTS[Math.floor((number + 1) / 16) % 4]!,
];

const hex = (colour: Colour): string => colour.map((part) => part.toString(16).padStart(2, '0')).join('');

/** A round in which each kind follows each, itself included: 16 changes. */
function roundOfAll(): Item[] {
  const order: Kind[] = [];
  for (const [at, kind] of KINDS.entries()) {
    order.push(kind);
    for (const other of KINDS.slice(at + 1)) order.push(kind, other);
  }
  return order.map((kind, at) => ({ kind, colour: colourOf(at) }));
}

/** One of each kind, for the whole screen. */
const ALARMS: readonly Item[] = KINDS.map((kind, at) => ({ kind, colour: colourOf(40 + at) }));

/** Returns emergencies from a moment on, of each kind in turn; each cuts the item that came after the one before. */
const emergenciesFrom = (from: number, count: number): Emergency[] =>
  Array.from({ length: count }, (_, turn) => {
    const startAt = from + turn * (EMERGENCY_MS + BETWEEN_MS);
    return { ...ALARMS[turn % ALARMS.length]!, startAt, endAt: startAt + EMERGENCY_MS };
  });

/** Pictures and films of one colour each, by colour. */
async function filesOf(reader: Page, items: readonly Item[]): Promise<Map<Colour, ScreenFile>> {
  const coloursOf = (kind: Kind) => items.filter((item) => item.kind === kind).map(({ colour }) => colour);
  const [pictures, films] = [coloursOf('picture'), coloursOf('video')];
  const recorded = await plainFilms(reader, films, SHOWN_MS);
  return new Map([
    ...pictures.map((colour) => [colour, plainPicture(colour)] as const),
    ...films.map((colour, at) => [colour, recorded[at]!] as const),
  ]);
}

function adOf(id: string, { kind, colour }: Item, files: ReadonlyMap<Colour, ScreenFile>, more: Partial<ManifestAd>) {
  const shown = { durationMs: SHOWN_MS };
  const file = files.get(colour);
  if (file) return screenAd(id, { ...shown, kind: kind as 'picture' | 'video', sha256: file.sha256 }, more);
  return kind === 'text'
    ? screenAd(id, { ...shown, kind, text: ' ', color: '#ffffff', background: `#${hex(colour)}`, fontSize: 20 }, more)
    : screenAd(id, { ...shown, kind: 'webPage', url: `http://pages.test/${hex(colour)}` }, more);
}

interface Kept {
  at: number;
  data: string;
}

/** Reads five points of each frame that the browser has put on its screen. */
async function read(reader: Page, frames: readonly Kept[]): Promise<Frame[]> {
  const colours = await reader.evaluate(
    async (all) => {
      const found: [number, number, number][][] = [];
      for (const data of all) {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
        const brush = canvas.getContext('2d')!;
        brush.drawImage(image, 0, 0);
        const points = [
          [0.5, 0.5],
          [0.2, 0.2],
          [0.8, 0.2],
          [0.2, 0.8],
          [0.8, 0.8],
        ];
        found.push(
          points.map(([x, y]) => {
            const [red, green, blue] = brush.getImageData(x! * image.width, y! * image.height, 1, 1).data;
            return [red!, green!, blue!];
          }),
        );
      }
      return found;
    },
    frames.map(({ data }) => data),
  );
  // Two frames are coded at a time, and the later one may be told first.
  return frames.map(({ at }, index) => ({ at, colours: colours[index]! })).toSorted((one, other) => one.at - other.at);
}

/** Keeps every frame that a page has put on its screen from now on. */
function keepFrames(line: CDPSession, page: Page): Kept[] {
  const kept: Kept[] = [];
  line.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    kept.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void line.send('Page.screencastFrameAck', { sessionId }).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
  return kept;
}

/** Resolves when an item has gone from the screen. */
const changed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((seen) => {
        const observer = new MutationObserver((records) => {
          const gone = records.flatMap(({ removedNodes }) => [...removedNodes]);
          if (!gone.some((node) => node instanceof Element && node.matches('.stage-layer'))) return;
          observer.disconnect();
          seen();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

/**
 * Plays a programme of every pair of kinds in a real browser, for so many changes, then with so many emergencies, and
 * looks at every frame of it.
 */
export async function seeChanges(browser: Browser, wanted: number, alarms: number): Promise<ChangesSeen> {
  const server = await startScreenServer();
  const context = await browser.newContext({ viewport: { width: 320, height: 180 }, serviceWorkers: 'block' });
  try {
    const reader = await context.newPage();
    await reader.goto(`${server.url}/robots.txt`);
    const items = roundOfAll();
    const files = await filesOf(reader, [...items, ...ALARMS]);
    await context.route('http://pages.test/**', (route) => {
      const colour = new URL(route.request().url()).pathname.slice(1);
      const body = `<!doctype html><html style="background:#${colour}"><body></body></html>`;
      return route.fulfill({ contentType: 'text/html', body });
    });
    const ads = items.map((item, order) => adOf(`ad-${order}`, item, files, { order }));
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    const kept = keepFrames(line, page);
    server.give({ items: ads }, [...files.values()]);
    await page.goto(`${server.url}/player`);
    await page.locator('.stage-layer').first().waitFor();
    await page.waitForTimeout(SHOWN_MS * 2);
    await line.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await page.waitForTimeout((SHOWN_MS + 240) * wanted);
    await changed(page);
    const emergencies = emergenciesFrom(Date.now() + GIVEN_MS, alarms);
    const urgent = emergencies.map((one, at) =>
      adOf(`emergency-${at}`, one, files, { type: 'emergency', startAt: one.startAt, endAt: one.endAt }),
    );
    server.give({ items: [...ads, ...urgent] }, [...files.values()]);
    await page.waitForTimeout(Math.max(0, (emergencies.at(-1)?.endAt ?? 0) - Date.now()) + SHOWN_MS * 2);
    await line.send('Page.stopScreencast');
    await page.close();
    return judgeFrames(await read(reader, kept), { items, shownMs: SHOWN_MS, emergencies });
  } finally {
    await context.close();
    await server.close();
  }
}
