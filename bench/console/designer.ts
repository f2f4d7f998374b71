import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { loadConfig } from '#server/config.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { openServices } from '#server/openServices.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { start } from '../process.ts';
import { PASSWORD } from '../seed.ts';
import { median, milliseconds, type Row } from '../table.ts';

const WIDGETS = 300;
const ACROSS = 20;
const MOVES = 120;
/** A frame of 60 in a second; a machine that draws without a graphics card is given two. */
const FRAME_MS = 1000 / 60;

const KINDS = ['text', 'clock', 'adSlot'] as const;

const widgets: Widget[] = Array.from({ length: WIDGETS }, (_, index) => {
  const kind = KINDS[index % KINDS.length]!;
  const place = { x: (index % ACROSS) * 96, y: Math.floor(index / ACROSS) * 72, width: 90, height: 66 };
  return {
    id: `w${index}`,
    name: `${kind} ${index}`,
    ...place,
    kind,
    props: { ...widgetKinds[kind].defaults },
  } as Widget;
});
const full: LayoutDocument = {
  version: 1,
  width: 1920,
  height: 1080,
  pages: [{ id: 'home', name: 'Home', background: '#000000', widgets }],
};

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete=username]').fill('operator');
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('.sidebar nav a').first().waitFor();
  await page.goto(`${url}/temp_mag/new_add_temp`);
  await page.locator('.layout-text summary').click();
  await page.locator('.layout-text textarea').first().fill(JSON.stringify(full));
  await page.locator(`[data-part=w${WIDGETS - 1}]`).waitFor();
}

/** Drags what is chosen about, and returns how long each frame took while the pointer moved. */
async function dragged(page: Page, part: string): Promise<number[]> {
  const box = (await page.locator(`[data-part=${part}]`).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const look = (at: number) => {
      frames.push(at - last);
      last = at;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { benchFrames: frames });
  });
  for (let move = 1; move <= MOVES; move += 1)
    await page.mouse.move(x + 60 * Math.sin(move / 10), y + 40 * Math.cos(move / 10));
  const frames = await page.evaluate(() => (window as unknown as { benchFrames: number[] }).benchFrames.slice(2));
  await page.mouse.up();
  return frames;
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

function rowsOf(what: string, frames: readonly number[]): Row[] {
  const [usual, slow] = [median(frames), share(frames, 0.95)];
  return [
    {
      what: `${what}: median frame`,
      value: `${usual.toFixed(1)} ms = ${Math.round(1000 / usual)}/s`,
      promise: '60/s; 30/s where nothing but the processor draws',
      kept: usual <= 2 * FRAME_MS + 1,
    },
    { what: `${what}: 95 % of frames within`, value: milliseconds(slow) },
  ];
}

/** Frames while one widget, and while all, are dragged on a page of 300 (issue of the designer). */
export async function designer(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-designer-'));
  const env = { DATA_DIR: folder, NODE_ENV: 'development', LOG_LEVEL: 'error', RATE_FACTOR: '1000' };
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const services = await openServices(loadConfig(env), () => undefined);
    await seedDemo(services, PASSWORD);
    await services.store.close();
    const server = await start(['server/main.ts'], env);
    closing.push(() => server.stop());
    const browser = await openBrowser();
    closing.unshift(() => browser.close());
    const page = await (await browser.newContext({ viewport: { width: 1600, height: 1200 } })).newPage();
    await openPage(page, `http://localhost:${server.port}`);
    const one = rowsOf('one of 300', await dragged(page, 'w150'));
    await page.getByTestId('canvas').press('Control+a');
    const all = rowsOf('all 300 at once', await dragged(page, 'w150')).map(({ what, value }) => ({ what, value }));
    const [load = 0] = loadavg();
    const busy = `${load.toFixed(1)} on ${availableParallelism()} cores, drawn without a graphics card`;
    return [...one, ...all, { what: 'load of the machine, last minute', value: busy }];
  } finally {
    for (const close of closing) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
