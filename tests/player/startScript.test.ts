import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#player/database.ts';
import { loadIdentity, saveIdentity } from '#player/identity.ts';
import { until } from '#tests/support/until.ts';

const CODE = readFileSync(join(import.meta.dirname, '../../public/player-start.js'), 'utf8');
const CHROMIUM_62 = 'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 Chrome/62.0.3202.84 Safari/537.36';
const TEN_MINUTES = 600_000;

interface Sent {
  path: string;
  headers: Record<string, string>;
  body: object;
}

/** Opens the page in an engine of before, and returns what it sends and what waits for its time. */
function openPage({ search = '', userAgent = CHROMIUM_62 } = {}) {
  const sent: Sent[] = [];
  const waiting: [() => void, number][] = [];
  const element = () => ({ style: {}, setAttribute: () => undefined, appendChild: () => undefined });
  class XMLHttpRequest {
    readonly #sent: Sent = { path: '', headers: {}, body: {} };

    open(method: string, path: string) {
      this.#sent.path = `${method} ${path}`;
    }

    setRequestHeader(name: string, value: string) {
      this.#sent.headers[name] = value;
    }

    send(body: string) {
      sent.push({ ...this.#sent, body: JSON.parse(body) as object });
    }
  }
  const window = { indexedDB };
  runInNewContext(CODE, {
    window,
    indexedDB,
    XMLHttpRequest,
    document: {
      readyState: 'complete',
      documentElement: element(),
      body: element(),
      createElement: element,
      createTextNode: element,
      getElementById: () => null,
    },
    navigator: { language: 'en', userAgent },
    location: { search },
    setTimeout: (run: () => void, ms: number) => waiting.push([run, ms]),
  });
  return { sent, waiting };
}

const added = { number: 'ACDE3467', deviceId: 'device', deviceKey: 'key' };
let serial = 0;
let name = '';
beforeEach(() => {
  serial += 1;
  name = `screen ${serial}`;
});
afterEach(() => vi.restoreAllMocks());
const search = () => `?lang=en&player=${encodeURIComponent(name).replace('%20', '+')}`;
const keep = async (more: Partial<typeof added>) => {
  const database = await openDatabase(`vitrine-player-${name}`);
  const identity = { ...(await loadIdentity(database)), ...more };
  await saveIdentity(database, identity);
  database.close();
  return identity;
};

test('an engine too old says so with the key of its screen, now and every ten minutes [DEV-22]', async () => {
  await keep(added);
  const { sent, waiting } = openPage({ search: search() });
  await until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: 'POST /player/v1/engine',
    headers: { 'content-type': 'application/json', authorization: 'Bearer device.key' },
    body: { engine: 'Chromium 62', needs: 87 },
  });
  expect(waiting.map(([, ms]) => ms)).toEqual([TEN_MINUTES]);
  waiting[0]![0]();
  await until(() => expect(sent).toHaveLength(2));
});

test('one that waits to be added says it with the secret of its enrolment', async () => {
  const { secret } = await keep({});
  const { sent } = openPage({ search: search(), userAgent: 'Mozilla/5.0 Firefox/52.0' });
  await until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: { engine: 'Mozilla/5.0 Firefox/52.0', needs: 87, secret } });
  expect(sent[0]!.headers).not.toHaveProperty('authorization');
});

test('one that never ran the player says nothing, and leaves no database that a player would take for its own', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const { sent } = openPage({ search: search() });
  const opening = open.mock.results[0]!.value as IDBOpenDBRequest;
  await until(() => expect(opening.readyState).toBe('done'));
  expect([sent, (await indexedDB.databases()).map((one) => one.name)]).toEqual([
    [],
    expect.not.arrayContaining([`vitrine-player-${name}`]),
  ]);
  expect(await keep(added)).toMatchObject(added);
});
