import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { buildTestApp } from '#tests/support/buildTestApp.ts';

/** Node looks for late headers each half minute: a stop that waits for them takes longer. */
const AT_ONCE_MS = 10_000;

it('a server that stops waits for no connection on which nothing was asked, or is asked no more [C8]', async () => {
  const test = await buildTestApp();
  const { app } = test;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const opened = once(app.server, 'connection');
  const silent = connect(port, '127.0.0.1');
  await opened;
  const asked = connect(port, '127.0.0.1');
  asked.write('GET /health HTTP/1.1\r\nhost: a\r\nconnection: keep-alive\r\n\r\n');
  expect(String(await once(asked, 'data'))).toMatch(/^HTTP\/1\.1 200/);
  const ends = Promise.all([silent, asked].map((socket) => once(socket.resume(), 'close')));
  const stopped = Promise.all([test.close(), ends]).then(() => 'stopped');
  expect(await Promise.race([stopped, wait(AT_ONCE_MS, 'waits')])).toBe('stopped');
  await stopped;
});
