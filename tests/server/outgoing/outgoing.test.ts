import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutgoing } from '#server/outgoing/outgoing.ts';

const LANES = 64;
let open: ServerResponse[] = [];
let most = 0;
let came = 0;
let answersAt = 0;
const server = createServer((_request, response) => {
  open.push(response);
  came += 1;
  most = Math.max(most, open.length);
  if (open.length < answersAt) return;
  for (const one of open) one.end('ok');
  open = [];
});
let url = '';

beforeEach(async () => {
  [open, most, came] = [[], 0, 0];
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
});

const sent = (count: number, waitMs: number, timeMs = 10_000) => {
  const outgoing = createOutgoing({ allowsLoopback: true });
  return Promise.allSettled(
    Array.from({ length: count }, () => outgoing.send(url, { method: 'GET', timeMs, waitMs, maxBytes: 100 })),
  );
};

it('has so many calls to one host under way at once, and the others after them [MKT-10]', async () => {
  answersAt = LANES;
  const all = await sent(2 * LANES, 10_000);
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 'fulfilled'));
  expect({ most, came }).toEqual({ most: LANES, came: 2 * LANES });
});

it('sends nothing where the turn of a call does not come in time, and says so [MKT-10]', async () => {
  answersAt = Number.POSITIVE_INFINITY;
  const all = await sent(LANES + 3, 1, 500);
  const why = all.flatMap((one) => (one.status === 'rejected' ? (one.reason as { why: string }).why : []));
  expect(Map.groupBy(why, (each) => each).get('notAsked')).toHaveLength(3);
  expect(why.filter((each) => each === 'noAnswer')).toHaveLength(LANES);
  expect(came).toBe(LANES);
});
