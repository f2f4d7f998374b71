import type { Browser } from 'playwright-core';
import { plainPicture, screenAd, startScreenServer } from './screenServer.ts';

interface Seen {
  what: string;
  /** By the clock of the machine on which both windows run. */
  at: number;
}

/** Notes in the page what is seen from when on, frame by frame. */
function watchFrames(): void {
  const seen: Seen[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const layer = document.querySelector('.stage-layer:not(.stage-unseen)');
    const what = layer?.querySelector('img') ? 'picture' : (layer?.textContent ?? '');
    if (what !== '' && seen.at(-1)?.what !== what) seen.push({ what, at: performance.timeOrigin + performance.now() });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Durations of the contents. */
const [TEA_MS, PICTURE_MS, CAKE_MS] = [1300, 1700, 1100];

/** A screen that were a turn behind would be later than half of the shortest. */
export const OUT_OF_STEP_MS = Math.min(TEA_MS, PICTURE_MS, CAKE_MS) / 2;

/**
 * Opens two windows of a wall in step, one later than the other, and returns by how many milliseconds each of so many
 * changes was apart.
 */
export async function seeInStep(browser: Browser, changes: number): Promise<number[]> {
  const server = await startScreenServer();
  const picture = plainPicture([200, 30, 30]);
  const text = (id: string, order: number, durationMs: number) =>
    screenAd(
      id,
      { kind: 'text', text: id, color: '#ffffff', background: '#203040', fontSize: 90, durationMs },
      { order },
    );
  server.give(
    {
      wall: { groupId: 'wall', rows: 1, columns: 2, row: 0, column: 0, inStep: true },
      items: [
        text('tea', 0, TEA_MS),
        screenAd('picture', { kind: 'picture', sha256: picture.sha256, durationMs: PICTURE_MS }, { order: 1 }),
        text('cake', 2, CAKE_MS),
      ],
    },
    [picture],
  );
  const open = async () => {
    const context = await browser.newContext({ viewport: { width: 480, height: 270 }, serviceWorkers: 'block' });
    await context.addInitScript(watchFrames);
    const page = await context.newPage();
    await page.goto(`${server.url}/player`);
    return { context, page };
  };
  try {
    const first = await open();
    const hasSeen = (least: number) => (window as unknown as { seen: Seen[] }).seen.length >= least;
    await first.page.waitForFunction(hasSeen, 2);
    const second = await open();
    const longestMs = (TEA_MS + PICTURE_MS + CAKE_MS) * changes;
    await second.page.waitForFunction(hasSeen, changes + 2, { timeout: longestMs });
    const read = () => (window as unknown as { seen: Seen[] }).seen;
    const [one, other] = [await first.page.evaluate(read), await second.page.evaluate(read)];
    await Promise.all([first.context.close(), second.context.close()]);
    // Of the last changes of both; each of the one has its like in the other.
    return other.slice(2).flatMap(({ what, at }) => {
      const like = one.filter((seen) => seen.what === what).map((seen) => Math.abs(seen.at - at));
      return like.length > 0 ? [Math.min(...like)] : [];
    });
  } finally {
    await server.close();
  }
}
