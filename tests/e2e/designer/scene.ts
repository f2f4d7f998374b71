import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { openBrowser, openWindow, signIn, type Window } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { ARCHIVE, SOUND } from './kinds.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const SYSTEM = { kind: 'system', corpId: null } as const;
const MINUTE = 60_000;

/** Forty frames of silence, as MPEG 1 layer III has them. */
const silence = Buffer.concat(
  Array.from({ length: 40 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
);

const archive = Buffer.from(
  zipSync({ 'index.html': strToU8('<!doctype html><body style="margin:0;background:#285a3c"><h1>Menu</h1>') }),
);

export interface Scene {
  server: LiveServer;
  /** Address of a server of others: its pages answer, its stream does not. */
  site: string;
  /** Opens a window whose clock stands, as that of the server does. */
  open: (look: { width: number; height: number; dark?: boolean }) => Promise<Page>;
  complaints: () => readonly string[];
  /** Returns the document of a layout that screens play. */
  played: (name: string) => Promise<LayoutDocument>;
  /** Adds the screen of this number, and gives it the layout. Returns its id. */
  addScreen: (number: string, layout: string) => Promise<string>;
}

/** Parts of messages expected in a window: of the stream that does not answer, and of the frames of its widgets. */
const EXPECTED = ['stream.m3u8', 'Content Security Policy', "directive 'webrtc'", 'allow-same-origin for its sandbox'];
const isExpected = (line: string): boolean => EXPECTED.some((words) => line.includes(words));

/** Prepares a server with a library, whose clock stands, and a browser: where pictures are compared, the one that people have. */
export function designerScene(openIts: () => Promise<Browser> = openBrowser): Scene {
  const windows: Window[] = [];
  const scene = {} as Scene;
  let browser: Browser;
  let web: Server;
  let pinned = 0;
  const open: Scene['open'] = async (look) => {
    const opened = await openWindow(browser, { locale: 'en-US', ...look });
    windows.push(opened);
    await opened.page.clock.setFixedTime(pinned);
    // The line of every screen is the same here, and that of the samples.
    await opened.context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { type: 'wifi', downlink: 5 } });
    });
    return opened.page;
  };
  beforeAll(async () => {
    web = createServer(({ url }, response) => {
      const isPage = !url?.endsWith('.m3u8');
      response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
      response.end(`<!doctype html><body style="margin:0;background:#7a5c1e;color:#fff"><h1>${url ?? ''}</h1>`);
    });
    await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
    const server = await startLiveServer();
    pinned = Math.floor(Date.now() / MINUTE) * MINUTE + 20_000;
    server.clock.now = () => pinned;
    browser = await openIts();
    const port = (web.address() as AddressInfo).port;
    const whole = <T>(work: Parameters<typeof server.services.store.write<T>>[1]) =>
      server.services.store.write(SYSTEM, work);
    const played: Scene['played'] = (name) =>
      whole(async (tx) => {
        const [layout] = await tx.layouts.find((eb) => eb('name', '=', name), { limit: 1 });
        const read = readLayout(layout?.document);
        if (!read.ok) throw new Error(`no layout ${name}: ${read.why}`);
        return read.document;
      });
    const addScreen: Scene['addScreen'] = (number, name) =>
      whole(async (tx) => {
        const [layout] = await tx.layouts.find((eb) => eb('name', '=', name), { limit: 1 });
        const own = tx.as({ kind: 'system', corpId: layout!.corpId });
        const device = await own.devices.insert({
          uuid: number,
          name: 'Front window',
          type: 'android',
          status: 'inactive',
          layoutId: layout!.id,
          groupId: null,
          deptId: layout!.deptId,
          zone: 'Asia/Shanghai',
          expireAt: tx.now + 365 * 86_400_000,
          setIds: [],
          tagIds: [],
        });
        await tx.db
          .updateTable('enrolments')
          .set({ device_id: device.id, corp_id: device.corpId, added_at: tx.now })
          .where('number', '=', number)
          .execute();
        return device.id;
      });
    const complaints = () => windows.flatMap((one) => one.complaints).filter((line) => !isExpected(line));
    Object.assign(scene, { server, site: `http://127.0.0.1:${port}`, open, complaints, played, addScreen });
  });
  afterAll(async () => {
    for (const { context } of windows) await context.close();
    await browser.close();
    web.closeAllConnections();
    web.close();
    await scene.server.close();
  });
  return scene;
}

/** Signs in, and fills the library with a file of each kind that a widget shows. */
export async function beginAsOperator(page: Page, { server }: Scene): Promise<void> {
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/material_mag`);
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles([join(FIXTURES, 'poster.png'), join(FIXTURES, 'clip.mp4')]);
  await page.getByText('clip', { exact: true }).waitFor();
  await page.getByText('poster', { exact: true }).waitFor();
  await files.setInputFiles([
    { name: `${SOUND}.mp3`, mimeType: 'audio/mpeg', buffer: silence },
    { name: `${ARCHIVE}.zip`, mimeType: 'application/zip', buffer: archive },
  ]);
  await page.getByText(SOUND, { exact: true }).waitFor();
  await page.getByText(ARCHIVE, { exact: true }).waitFor();
}

/** A player, and a way to have it ask the server at once. */
export interface Playing {
  screen: Page;
  sync: () => void;
}

/** Opens the player, adds its screen with the layout, and waits until that is drawn. */
export async function play(scene: Scene, layout: string, size: { width: number; height: number }): Promise<Playing> {
  const screen = await scene.open(size);
  await screen.goto(`${scene.server.url}/player`);
  const number =
    (await screen
      .getByText(/^[A-Z0-9]{8}$/)
      .first()
      .textContent()) ?? '';
  const deviceId = await scene.addScreen(number, layout);
  const sync = () => scene.server.services.hints.send(deviceId);
  const shown = async () => {
    sync();
    return screen.locator('.stage-canvas [data-widget]').count();
  };
  await expect.poll(shown, { timeout: 60_000, interval: 500 }).toBeGreaterThan(0);
  return { screen, sync };
}
