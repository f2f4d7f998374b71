import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTracking } from '#src/tracking/start.ts';

interface Told {
  headers: IncomingHttpHeaders;
  body: { visit: string; events: Record<string, unknown>[] };
}

let collector: Server;
let told: Promise<Told>;

beforeEach(async () => {
  localStorage.clear();
  document.body.innerHTML = '<button aria-label="Save"></button><table><td><a href="#">Secret name</a></td></table>';
  told = new Promise((resolve) => {
    collector = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        response.writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end();
        if (request.method === 'POST') resolve({ headers: request.headers, body: JSON.parse(text) as Told['body'] });
      });
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterEach(() => collector.close());

test.each([
  ['that of the page', '/usage/collect', '', 'same-origin'],
  ['that of the API', 'https://api.acme.example/usage/collect', 'https://api.acme.example', 'include'],
  ['another beside the API', 'https://usage.example/collect', 'https://api.acme.example', 'same-origin'],
  ['one with a name that begins like it', 'https://api.acme.example.org/', 'https://api.acme.example', 'same-origin'],
] as const)('the session goes to %s: %s [NET-10][SES-12]', async (_which, address, apiBase, credentials) => {
  const sent = new Promise<[string, RequestInit]>((resolve) => {
    const ask = async (url: RequestInfo | URL, options?: RequestInit) => {
      resolve([url as string, options!]);
      return new Response(null, { status: 204 });
    };
    startTracking({ collector: address, apiBase, userKey: 'u1', onPage: () => () => undefined, ask })();
  });
  expect(await sent).toMatchObject([address, { credentials }]);
});

test('a real collector is told of pages, clicks and errors, and of no record [NET-10]', async () => {
  const { port } = collector.address() as AddressInfo;
  let open: () => void = () => undefined;
  const stop = startTracking({
    collector: `http://127.0.0.1:${port}/usage`,
    userKey: 'u1',
    onPage: (listener) => {
      open = listener;
      return () => undefined;
    },
  });
  document.querySelector('button')!.click();
  document.querySelector('a')!.click();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('It broke') }));
  open();
  stop();
  const { headers, body } = await told;
  expect(headers['x-user-key']).toBe('u1');
  expect(body.visit).toMatch(/^[0-9a-f]{32}$/);
  expect(body.events).toMatchObject([
    { type: 'pageView', page: '/' },
    { type: 'click', target: 'Save' },
    { type: 'click', target: 'a' },
    { type: 'error', message: 'It broke' },
    { type: 'pageView' },
  ]);
});
