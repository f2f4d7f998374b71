import type { Page } from 'playwright-core';
import sharp from 'sharp';

export interface Pictures {
  canvas: Buffer;
  preview: Buffer;
  player: Buffer;
}

/** Stops the clock of a player where the server's stands: at its next sync no time has passed. */
export const stopClock = (screen: Page): Promise<void> =>
  screen.evaluate(() => {
    const at = performance.now();
    performance.now = () => at;
  });

/** Has every film show its first picture, and lets what was changed be drawn. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sought = [...document.querySelectorAll('video')].map(async (video) => {
      video.pause();
      video.currentTime = 0;
      // Without a source it has nowhere to go.
      if (video.seeking) await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    });
    await Promise.all(sought);
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });

/** Waits until all frames, pictures and the weather are there. */
async function settled(page: Page, stage: string): Promise<void> {
  await page.locator(`${stage} .stage-weather-days`).waitFor();
  await page.waitForFunction(
    (within) =>
      [...document.querySelectorAll<HTMLImageElement>(`${within} img`)].every((image) => image.complete) &&
      [...document.querySelectorAll<HTMLVideoElement>(`${within} [data-kind=video] video`)].every(
        (one) => one.readyState >= 2,
      ),
    stage,
  );
  // Each stands in a frame of ours, which says when it is there; the archive one frame deeper.
  for (const kind of ['html', 'webPage', 'browser'])
    await page
      .locator(`${stage} [data-kind=${kind}] iframe`)
      .contentFrame()
      .locator('iframe, object')
      .first()
      .waitFor();
}

/** Takes a picture of an element that stands on whole pixels: between two, each letter would be smoothed in another way. */
async function pictureOf(page: Page, selector: string): Promise<Buffer> {
  await page.locator(selector).evaluate((element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    element.style.translate = `${Math.round(left) - left}px ${Math.round(top) - top}px`;
  });
  return page.locator(selector).screenshot();
}

/** Takes what the designer's canvas, the preview and the player show of the same page, all of one size. */
export async function picturesOf(page: Page, screen: Page): Promise<Pictures> {
  await settled(page, '.designer-stage');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.designer-widget, .designer-bounds, .designer-grid { visibility: hidden !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await still(page);
  const canvas = await pictureOf(page, '.designer-canvas');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByLabel('Size').selectOption('0.5');
  await page.getByLabel('Ads in the slots').uncheck();
  await settled(page, '[data-testid=preview]');
  await still(page);
  const preview = await pictureOf(page, '[data-testid=preview]');
  await settled(screen, '.wall');
  await still(screen);
  const player = await screen.screenshot();
  return { canvas, preview, player };
}

/** Returns the share of pixels of which a channel is off by more than that. Throws where the sizes are not the same. */
export async function share(one: Buffer, other: Buffer, off: number): Promise<number> {
  const raw = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([raw(one), raw(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height)
    throw new Error(`${a.info.width} × ${a.info.height} is not ${b.info.width} × ${b.info.height}`);
  let count = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) > off)) count += 1;
  return count / (a.info.width * a.info.height);
}
