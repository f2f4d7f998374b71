import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { strToU8, zipSync } from 'fflate';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_PEERS } from '../../../agent/browser.ts';
import type { LayoutDocument } from '#core/layout/document.ts';
import { screenScene } from '../../support/screenScene.ts';
import { plainPicture, screenFile } from '../../support/screenServer.ts';

const { context, openPlayer, server } = screenScene({}, NO_PEERS);

let stranger: Server;
let address = '';
const asked: string[] = [];
beforeAll(async () => {
  stranger = createServer(({ url }, response) => {
    asked.push(url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('');
  });
  await new Promise<void>((ready) => stranger.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
afterAll(() => {
  stranger.close();
});

beforeEach(() => {
  asked.length = 0;
});

const layout: LayoutDocument = {
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
          name: 'Menu',
          kind: 'html',
          x: 0,
          y: 0,
          width: 640,
          height: 360,
          props: { materialId: 'archive', insteadId: null },
        },
      ],
    },
  ],
};

/** Draws a layout of one archive; returns the page, and the frame that the archive's page stands in. */
async function drawn(
  files: Record<string, string | Buffer>,
  onPage: (page: Page) => void = () => undefined,
): Promise<{ page: Page; inside: Frame }> {
  const entries = Object.entries(files).map(([path, body]): [string, Uint8Array] => [
    path,
    typeof body === 'string' ? strToU8(body) : new Uint8Array(body),
  ]);
  const archive = screenFile(Buffer.from(zipSync(Object.fromEntries(entries))), 'application/zip');
  server.give(
    { layout: { id: 'l', name: 'Menu', document: layout }, slots: [], materials: { archive: archive.sha256 } },
    [archive],
  );
  const page = await context().newPage();
  onPage(page);
  await page.goto(`${server.url}/player`);
  const holder = page.frameLocator('iframe').frameLocator('iframe');
  await holder.locator('#menu').waitFor({ state: 'attached' });
  const inside = page.frames().find((frame) => frame.url() === 'about:srcdoc')!;
  return { page, inside };
}

describe('an html widget shows the page of its archive [LAY-03]', () => {
  test('with its styles, pictures, modules and what its scripts ask for', async () => {
    const { inside } = await drawn({
      'index.html': `<!doctype html><link rel="stylesheet" href="css/menu.css"><h1 id="menu">Menu</h1>
        <img id="dish" src="img/dish.png"><script type="module" src="./js/main.js"></script>`,
      'css/menu.css': '#menu { color: rgb(1, 2, 3); background: url("../img/dish.png") }',
      'img/dish.png': plainPicture([200, 30, 30], 40, 20).bytes,
      'js/main.js': `import { dish } from './dish.js';
        const prices = await (await fetch('data/prices.json')).json();
        document.querySelector('#menu').textContent = dish + ' ' + prices.soup;
        const more = document.createElement('div');
        document.body.append(more);
        more.innerHTML = '<p><img id="late" src="img/dish.png"></p>';`,
      'js/dish.js': `export const dish = 'Soup';`,
      'data/prices.json': '{"soup": 12}',
    });
    await expect.poll(() => inside.locator('#menu').textContent()).toBe('Soup 12');
    const look = await inside.evaluate(() => {
      const { color, backgroundImage } = getComputedStyle(document.querySelector('#menu')!);
      const { naturalWidth } = document.querySelector<HTMLImageElement>('#dish')!;
      return { color, hasGround: backgroundImage.startsWith('url("blob:'), naturalWidth };
    });
    expect(look).toEqual({ color: 'rgb(1, 2, 3)', hasGround: true, naturalWidth: 40 });
    // A picture that a script writes as text, in a part of the page.
    const late = () => inside.evaluate(() => document.querySelector<HTMLImageElement>('#late')?.naturalWidth);
    await expect.poll(late).toBe(40);
    expect(server.syncs.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('and a zip that phones home reaches nobody, nor the player', async () => {
    let said = '';
    const listen = (page: Page) => page.on('console', (message) => (said += `${message.text()}\n`));
    const { inside } = await drawn(
      {
        'index.html': `<!doctype html><h1 id="menu">Menu</h1><img src="${address}/img"><link rel="stylesheet" href="${address}/css">
        <script src="${address}/script"></script><iframe src="${address}/frame"></iframe>
        <form id="form" action="${address}/form" method="post"></form>
        <script>
          fetch('${address}/fetch').catch(() => 0);
          navigator.sendBeacon('${address}/beacon');
          new Image().src = '${address}/image';
          try { new WebSocket('${address.replace('http', 'ws')}/socket') } catch {}
          try { new EventSource('${address}/events') } catch {}
          try { document.querySelector('#form').submit() } catch {}
          try { open('${address}/window') } catch {}
          try { top.location = '${address}/top' } catch {}
        </script>`,
      },
      listen,
    );
    const reached = await inside.evaluate(() => {
      const tried: Record<string, boolean> = {};
      const can = (name: string, look: () => unknown) => {
        try {
          tried[name] = look() !== undefined;
        } catch {
          tried[name] = false;
        }
      };
      can('player', () => parent.document);
      can('top', () => top?.document);
      can('cookie', () => document.cookie);
      can('peer', () => (globalThis as { RTCPeerConnection?: unknown }).RTCPeerConnection);
      return { ...tried, origin: self.origin };
    });
    expect(reached).toEqual({ player: false, top: false, cookie: false, peer: false, origin: 'null' });
    // Its own frame last of all: nothing could be asked of a page that is refused.
    await inside.evaluate((to) => void setTimeout(() => (location.href = to)), `${address}/self`);
    // The browser tells of both frames that it has refused.
    const refused = () => said.match(new RegExp(`fram(?:e|ing) '${address}`, 'gi'))?.length ?? 0;
    await expect.poll(refused).toBeGreaterThanOrEqual(2);
    expect(asked).toEqual([]);
  });

  test('and a frame in a zip sends no packet of WebRTC in the browser of the agent', async () => {
    const packets: string[] = [];
    const socket = createSocket('udp4', (message) => packets.push(message.toString('hex')));
    await new Promise<void>((ready) => socket.bind(0, ready));
    const here = Object.values(networkInterfaces())
      .flatMap((one) => one ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    const stun = `stun:${here?.address ?? '127.0.0.1'}:${socket.address().port}`;
    const inner = `<script>(async () => {
      try {
        const line = new RTCPeerConnection({ iceServers: [{ urls: '${stun}' }] });
        line.createDataChannel('x');
        line.onicegatheringstatechange = () => line.iceGatheringState === 'complete' && parent.postMessage('tried', '*');
        await line.setLocalDescription(await line.createOffer());
        parent.postMessage('begun', '*');
        setTimeout(() => parent.postMessage('tried', '*'), 5000);
      } catch (error) { parent.postMessage(String(error), '*') }
    })()</script>`;
    const { inside } = await drawn({
      'index.html': `<!doctype html><h1 id="menu">Menu</h1><script>
          addEventListener('message', ({ data }) => { document.querySelector('#menu').textContent = data });
          const frame = document.createElement('iframe');
          frame.srcdoc = ${JSON.stringify(inner).replaceAll('</', '<\\/')};
          document.querySelector('#menu').after(frame);
        </script>`,
    });
    await expect.poll(() => inside.locator('#menu').textContent()).toBe('tried');
    expect(packets).toEqual([]);
    socket.close();
  });
});

test('an archive without index.html is a fault of its widget, told to the console', async () => {
  const archive = screenFile(Buffer.from(zipSync({ 'readme.txt': strToU8('no page') })), 'application/zip');
  server.give(
    { layout: { id: 'l', name: 'Menu', document: layout }, slots: [], materials: { archive: archive.sha256 } },
    [archive],
  );
  await openPlayer();
  await expect
    .poll(() => server.syncs.flatMap(({ faults }) => faults.map(({ code, detail }) => `${code} ${detail}`)))
    .toContain('widgetFailed Menu: html broken');
});
