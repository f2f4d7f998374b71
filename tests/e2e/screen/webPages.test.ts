import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenScene } from '../../support/screenScene.ts';
import { screenAd } from '../../support/screenServer.ts';

let web: Server;
let site = '';
beforeAll(async () => {
  web = createServer((request, response) => {
    const page = (status: number, headers: Record<string, string>, body: string) =>
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
    if (request.url === '/refuses') return page(200, { 'x-frame-options': 'DENY' }, '<h1>never framed</h1>');
    if (request.url === '/forbids') return page(200, { 'content-security-policy': "frame-ancestors 'none'" }, 'never');
    if (request.url === '/broken') return page(500, {}, '<h1>out of order</h1>');
    if (request.url === '/gone') return page(404, {}, '<h1>not here</h1>');
    // A page that never answers: the line stays open.
    if (request.url === '/silent') return undefined;
    return page(200, {}, '<h1>open</h1>');
  });
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  site = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});

const { openPlayer, server } = screenScene();

/** Shows one page for a second again and again. */
async function show(url: string): Promise<Page> {
  server.give({ items: [screenAd('page', { kind: 'webPage', url, durationMs: 1000 })] });
  return openPlayer();
}
const plays = () => server.syncs.flatMap((sync) => sync.plays.filter(({ outcome }) => outcome === 'complete')).length;
const faults = () => server.syncs.flatMap((sync) => sync.faults.map(({ code }) => code));

const isFault = async () => {
  await expect.poll(faults).toContain('pageFailed');
  expect(plays()).toBe(0);
};

describe('trial 3: a page of the web counts as shown when it answered', () => {
  test('a page that is there is played and counted, on an origin of its own', async () => {
    const page = await show(`${site}/open`);
    await expect.poll(plays).toBeGreaterThan(0);
    expect(faults()).toEqual([]);
    const inside = page.frames().find((frame) => frame.url().startsWith(site));
    // A page without an origin has no storage; in a private window the browser itself keeps that of others shut.
    expect(await inside?.evaluate(() => self.origin)).toBe(site);
  });

  test.each([
    ['that refuses frames', '/refuses'],
    ['whose policy forbids frames', '/forbids'],
    ['that answers 500', '/broken'],
    ['that answers 404', '/gone'],
    ['that never answers', '/silent'],
  ])('a page %s is a fault and no play', async (_what, path) => {
    await show(`${site}${path}`);
    await isFault();
  });

  test.each([
    ['whose server is not there', 'http://127.0.0.1:9/'],
    ['whose name nobody knows', 'http://nowhere.invalid/'],
  ])('a page %s is a fault and no play', async (_what, url) => {
    await show(url);
    await isFault();
  });
});
