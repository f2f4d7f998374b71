import type { Browser, Page } from 'playwright-core';
import { plainFilms, plainPicture, screenAd, startScreenServer, type Colour, type ScreenFile } from './screenServer.ts';

export const KINDS = ['picture', 'video', 'text', 'webPage'] as const;
type Kind = (typeof KINDS)[number];

/** Two colours of each kind: also two of the same kind are told apart. */
const COLOURS: Readonly<Record<Kind, readonly [Colour, Colour]>> = {
  picture: [
    [220, 30, 30],
    [120, 20, 20],
  ],
  video: [
    [30, 200, 30],
    [30, 110, 30],
  ],
  text: [
    [40, 40, 230],
    [30, 30, 120],
  ],
  webPage: [
    [220, 200, 40],
    [120, 110, 30],
  ],
};

const SHOWN_MS = 1200;
/** Difference of a colour that a film's own coding makes. */
const TOLERANCE = 26;

interface Item {
  kind: Kind;
  colour: Colour;
}

/** A round in which each kind follows each, itself included: 16 changes. */
function round(): Item[] {
  const order: Kind[] = [];
  for (const [at, kind] of KINDS.entries()) {
    order.push(kind);
    for (const other of KINDS.slice(at + 1)) order.push(kind, other);
  }
  const seen = new Map<Kind, number>();
  return order.map((kind) => {
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return { kind, colour: COLOURS[kind][count % 2]! };
  });
}

const htmlOf = (colour: Colour): string =>
  `<!doctype html><html style="background:rgb(${colour.join(',')})"><body></body></html>`;

const hex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const isNear = (one: Colour, other: Colour): boolean =>
  one.every((part, at) => Math.abs(part - other[at]!) <= TOLERANCE);

interface Frame {
  at: number;
  colours: Colour[];
}

/** Reads five points of each frame that the browser has put on its screen. */
async function read(reader: Page, frames: readonly { at: number; data: string }[]): Promise<Frame[]> {
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
  return frames.map(({ at }, index) => ({ at, colours: colours[index]! }));
}

interface Change {
  from: Kind;
  to: Kind;
  /** By how much the next item came later than the one before ended, milliseconds. */
  lateMs: number;
}

interface ChangesSeen {
  changes: Change[];
  /** Frames that showed neither an item of the programme nor anything whole: black, white, two at once; and what was seen before and after. */
  wrong: { after: Kind | null; afterMs: number; next?: Kind; colours: Colour[] }[];
  frames: number;
}

/** Plays a programme of every pair of kinds in a real browser, for so many changes, and looks at every frame of it. */
export async function seeChanges(browser: Browser, wanted: number): Promise<ChangesSeen> {
  const server = await startScreenServer();
  const context = await browser.newContext({ viewport: { width: 320, height: 180 }, serviceWorkers: 'block' });
  try {
    const reader = await context.newPage();
    await reader.goto(`${server.url}/robots.txt`);
    const films = await plainFilms(reader, COLOURS.video, SHOWN_MS);
    const pictures = COLOURS.picture.map((colour) => plainPicture(colour));
    const items = round();
    await context.route('http://pages.test/**', (route) => {
      const colour = COLOURS.webPage[Number(new URL(route.request().url()).pathname.slice(1))]!;
      return route.fulfill({ contentType: 'text/html', body: htmlOf(colour) });
    });
    const fileOf = ({ kind, colour }: Item): ScreenFile =>
      (kind === 'picture' ? pictures : films)[COLOURS[kind].indexOf(colour)]!;
    const ads = items.map((item, order) => {
      const { kind, colour } = item;
      const shown = { durationMs: SHOWN_MS };
      if (kind === 'text')
        return screenAd(
          `ad-${order}`,
          { ...shown, kind, text: ' ', color: '#ffffff', background: hex(colour), fontSize: 20 },
          { order },
        );
      if (kind === 'webPage')
        return screenAd(
          `ad-${order}`,
          { ...shown, kind, url: `http://pages.test/${COLOURS[kind].indexOf(colour)}` },
          { order },
        );
      return screenAd(`ad-${order}`, { ...shown, kind, sha256: fileOf(item).sha256 }, { order });
    });
    const page = await context.newPage();
    const kept: { at: number; data: string }[] = [];
    const line = await context.newCDPSession(page);
    line.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      kept.push({ at: (metadata.timestamp ?? 0) * 1000, data });
      void line.send('Page.screencastFrameAck', { sessionId }).catch((error: unknown) => {
        if (!page.isClosed()) throw error;
      });
    });
    server.give({ items: ads }, [...pictures, ...films]);
    await page.goto(`${server.url}/player`);
    await page.locator('.stage-layer').first().waitFor();
    await page.waitForTimeout(SHOWN_MS * 2);
    await line.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await page.waitForTimeout((SHOWN_MS + 120) * wanted + 2000);
    await line.send('Page.stopScreencast');
    await page.close();
    return judge(await read(reader, kept), items, wanted);
  } finally {
    await context.close();
    await server.close();
  }
}

/** Finds the changes in a row of frames, and the frames that belong to no item. */
function judge(frames: readonly Frame[], items: readonly Item[], wanted: number): ChangesSeen {
  const changes: Change[] = [];
  const wrong: ChangesSeen['wrong'] = [];
  const whole: { at: number; item: Item }[] = [];
  for (const { at, colours } of frames) {
    const item = items.find(({ colour }) => colours.every((one) => isNear(one, colour)));
    if (!item) {
      const last = whole.at(-1);
      wrong.push({ after: last?.item.kind ?? null, afterMs: Math.round(at - (last?.at ?? at)), colours });
    } else if (whole.at(-1)?.item.colour !== item.colour) {
      for (const one of wrong) one.next ??= item.kind;
      whole.push({ at, item });
    }
  }
  for (let index = 2; index < whole.length && changes.length < wanted; index += 1) {
    const [before, now] = [whole[index - 1]!, whole[index]!];
    changes.push({ from: before.item.kind, to: now.item.kind, lateMs: Math.round(now.at - before.at - SHOWN_MS) });
  }
  return { changes, wrong, frames: frames.length };
}
