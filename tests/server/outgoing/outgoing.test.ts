import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutgoing, type NoAnswer } from '#server/outgoing/outgoing.ts';

const LANES = 64;
let open: ServerResponse[] = [];
let most = 0;
let came = 0;
/** Says whether the requests that are open are answered now. */
let answers = (): boolean => true;
const answerAll = (): void => {
  for (const one of open) one.end('ok');
  open = [];
};
const server = createServer((_request, response) => {
  open.push(response);
  came += 1;
  most = Math.max(most, open.length);
  if (answers()) answerAll();
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

/** Sends so many; each says its status, or why there is none. */
const sent = (count: number, waitMs: number): Promise<number | string>[] => {
  const outgoing = createOutgoing({ allowsLoopback: true });
  const sending = { method: 'GET', timeMs: 100_000, waitMs, maxBytes: 100 } as const;
  return Array.from({ length: count }, () =>
    outgoing.send(url, sending).then(
      ({ status }) => status,
      (error: NoAnswer) => error.why,
    ),
  );
};

it('has so many calls to one host under way at once, and the others after them [MKT-10]', async () => {
  answers = () => open.length >= LANES;
  const all = await Promise.all(sent(2 * LANES, 100_000));
  expect(all).toEqual(all.map(() => 200));
  expect({ most, came }).toEqual({ most: LANES, came: 2 * LANES });
});

it('sends nothing where the turn of a call does not come in time, and says so [MKT-10]', async () => {
  answers = () => false;
  const all = sent(LANES + 3, 1);
  expect(await Promise.all(all.slice(LANES))).toEqual(['notAsked', 'notAsked', 'notAsked']);
  answers = () => true;
  answerAll();
  expect(await Promise.all(all)).toEqual([...all.slice(0, LANES).map(() => 200), 'notAsked', 'notAsked', 'notAsked']);
  expect(came).toBe(LANES);
});
