import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApi } from '#player/api.ts';
import { openDatabase } from '#player/database.ts';
import { download } from '#player/download.ts';
import { describeHardware } from '#player/hardware.ts';
import { addPlay, countPlays } from '#player/ledger.ts';
import { Player } from '#player/run.ts';
import { ServerClock, type StoredTime } from '#player/serverClock.ts';
import { ManualClocks } from '#tests/player/playerScene.ts';
import { buildScene, type Scene } from './scene.ts';
import { until } from '#tests/support/until.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());

/** Network between player and server, which tests can cut; `lose` drops the answers of requests that have arrived. */
class Line {
  isCut = false;
  isLosing = false;
  tampered = new Set<string>();

  readonly fetch: typeof fetch = async (input, init) => {
    if (this.isCut) throw new TypeError('fetch failed');
    const url = input as string;
    const answer = await scene.app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url,
      headers: (init?.headers ?? {}) as Record<string, string>,
      ...(init?.body ? { payload: init.body as string } : {}),
    });
    if (this.isLosing) throw new TypeError('fetch failed');
    const isTampered = [...this.tampered].some((sha256) => url.includes(sha256));
    const body = isTampered ? Buffer.alloc(answer.rawPayload.length, 1) : answer.rawPayload;
    return new Response(new Uint8Array(body), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
}

let serial = 0;

/** A player with a database of its own; calling `openPage` again is a reload. */
async function browser() {
  serial += 1;
  const name = `whole-way-${serial}`;
  const line = new Line();
  const clocks = new ManualClocks();
  const reload = vi.fn();
  const listened: string[] = [];
  let kept: StoredTime | null = null;
  const openPage = async () => {
    const database = await openDatabase(name);
    let nudge: () => void = () => undefined;
    const player = new Player({
      api: createApi(line.fetch),
      database,
      clock: new ServerClock(clocks, kept, (time) => {
        kept = time;
      }),
      fetchFile: (file, progress) => download(file, line.fetch, progress),
      createHint: (onHint) => {
        nudge = onHint;
        return { listen: (url) => listened.push(url), close: () => undefined };
      },
      describe: () => describeHardware({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' }, { width: 1920, height: 1080 }),
      freeBytes: async () => null,
      reload,
      report: (error) => {
        throw error;
      },
      wait: () =>
        new Promise((resolve) => {
          setTimeout(resolve, 10);
        }),
    });
    const running = player.start();
    const on = (place = 'all') =>
      [...player.playback.showing().values()]
        .filter((one) => place === 'all' || one.place === place)
        .map(({ ad }) => ad.name);
    /** Advances time on both sides; all content given to the stage is visible at once. */
    const run = (ms: number) => {
      for (let passed = 0; passed < ms; passed += 200) {
        clocks.advance(200);
        scene.clock.advance(200);
        player.tick();
        for (const { playId } of player.playback.showing().values()) player.playback.started(playId);
      }
    };
    return {
      player,
      database,
      running,
      on,
      run,
      nudge: () => nudge(),
      stop: async () => {
        await player.stop();
        database.close();
      },
    };
  };
  return { line, openPage, reload, listened };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof browser>>['openPage']>>;

const numberOf = (page: Page): Promise<string> =>
  until(() => {
    const view = page.player.view.get();
    expect(view).toMatchObject({ kind: 'enrol', number: expect.any(String) });
    return (view as { number: string }).number;
  });

/** Inserts the device like device.add, with the number on the screen. */
async function add(number: string): Promise<string> {
  return scene.within(async (tx) => {
    const device = await tx.devices.insert({
      uuid: number,
      name: 'Lobby',
      type: 'android',
      status: 'inactive',
      groupId: scene.personas.own.groupId,
      zone: 'Asia/Shanghai',
      setIds: [],
      tagIds: [],
    });
    await tx.db
      .updateTable('enrolments')
      .set({ device_id: device.id, corp_id: scene.corpId, added_at: tx.now })
      .where('number', '=', number)
      .execute();
    return device.id;
  });
}

async function addedPage() {
  const machine = await browser();
  const page = await machine.openPage();
  const deviceId = await add(await numberOf(page));
  await until(() => expect(page.player.view.get().kind).toBe('play'));
  await page.running;
  return { ...machine, page, deviceId };
}

const impressions = async (id: string): Promise<number> =>
  Number((await scene.within((tx) => tx.ads.one(id)))?.impressions);
const adFor = async (deviceId: string, name: string) => {
  const { materialId, sha256 } = await scene.addPicture(name);
  const id = await scene.addAd({
    name,
    kind: 'file',
    materials: [materialId],
    text: null,
    targetType: 'device',
    targetIds: [deviceId],
  });
  return { id, sha256 };
};

describe('a player and its server', () => {
  test('from the number on the screen to a counted play [REP-03]', async () => {
    const { page, deviceId, listened } = await addedPage();
    const { id } = await adFor(deviceId, 'Tea');
    page.nudge();
    await until(() => expect(page.on()).toEqual(['Tea']));
    await until(async () => expect((await scene.within((tx) => tx.ads.one(id)))?.status).toBe('playing'));
    page.run(30_800);
    await until(async () => expect(await countPlays(page.database)).toBe(3));
    page.nudge();
    await until(async () => expect(await impressions(id)).toBe(3));
    expect(await countPlays(page.database)).toBe(0);
    expect(listened.at(-1)).toMatch(/^\/player\/v1\/hint\?/);
    await page.stop();
  });

  test('plays on with no server, starts without it, and counts what it played then [REP-04]', async () => {
    const { page, deviceId, line, openPage } = await addedPage();
    const { id } = await adFor(deviceId, 'Offline');
    page.nudge();
    await until(() => expect(page.on()).toEqual(['Offline']));
    line.isCut = true;
    page.run(20_600);
    await until(async () => expect(await countPlays(page.database)).toBe(2));
    await page.stop();

    const again = await openPage();
    await until(() => expect(again.on()).toEqual(['Offline']));
    again.run(20_000);
    await until(async () => expect(await countPlays(again.database)).toBeGreaterThanOrEqual(3));
    expect(await impressions(id)).toBe(0);
    line.isCut = false;
    const waiting = await countPlays(again.database);
    again.nudge();
    await until(async () => expect(await countPlays(again.database)).toBe(0));
    const kept = await scene.within(async (tx) =>
      tx.db.selectFrom('plays').select(['seq', 'verdict']).where('device_id', '=', deviceId).orderBy('seq').execute(),
    );
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: waiting }, (_, index) => index + 1));
    expect(await impressions(id)).toBe(kept.filter(({ verdict }) => verdict === 'counted').length);
    await again.stop();
  });

  test('plays whose answer was lost are sent again and counted once [REP-04]', async () => {
    const { page, deviceId, line } = await addedPage();
    const { id } = await adFor(deviceId, 'Lost');
    page.nudge();
    await until(() => expect(page.on()).toEqual(['Lost']));
    page.run(20_600);
    line.isLosing = true;
    page.nudge();
    await until(async () => expect(await impressions(id)).toBe(2));
    expect(await countPlays(page.database)).toBe(2);
    line.isLosing = false;
    page.nudge();
    await until(async () => expect(await countPlays(page.database)).toBe(0));
    expect(await impressions(id)).toBe(2);
    await page.stop();
  });

  test('a stopped ad goes at the next sync, while a new one still waits for its file [AD-17]', async () => {
    const { page, deviceId, line } = await addedPage();
    const stopped = await adFor(deviceId, 'Stopped');
    page.nudge();
    await until(() => expect(page.on()).toEqual(['Stopped']));
    const next = await adFor(deviceId, 'Next');
    line.tampered.add(next.sha256);
    await scene.within((tx) => tx.ads.update(stopped.id, { status: 'paused' }));
    page.nudge();
    await until(() => expect(page.on()).toEqual([]));
    await page.stop();
  });

  test('a file with another hash is never shown, and is a fault that the console sees [AD-18]', async () => {
    const { page, deviceId, line } = await addedPage();
    const good = await adFor(deviceId, 'Good');
    page.nudge();
    await until(() => expect(page.on()).toEqual(['Good']));
    const bad = await adFor(deviceId, 'Bad');
    line.tampered.add(bad.sha256);
    page.nudge();
    await until(async () => {
      page.nudge();
      expect((await scene.within((tx) => tx.devices.one(deviceId)))?.fault).toBe('hashWrong');
    });
    page.run(30_000);
    expect(page.on()).toEqual(['Good']);
    await until(async () => {
      const [delivery] = await scene.within((tx) => tx.adDeliveries.find((eb) => eb('ad_id', '=', bad.id)));
      expect(delivery?.status).toBe('failed');
    });
    expect((await scene.within((tx) => tx.ads.one(good.id)))?.status).toBe('playing');
    await page.stop();
  });

  test('a removed device forgets everything and starts anew', async () => {
    const { page, deviceId, reload, openPage } = await addedPage();
    await adFor(deviceId, 'Gone');
    page.nudge();
    await until(() => expect(page.on()).toEqual(['Gone']));
    await addPlay(page.database, {
      adId: 'a',
      slotId: 's',
      key: 'k',
      startedAt: 0,
      durationMs: 1000,
      outcome: 'complete',
    });
    await scene.within((tx) => tx.devices.remove(deviceId));
    page.nudge();
    await until(() => expect(reload).toHaveBeenCalledOnce());
    expect([page.on(), await countPlays(page.database), await page.database.count('files')]).toEqual([[], 0, 0]);
    await page.stop();
    const again = await openPage();
    expect(await numberOf(again)).toMatch(/^[A-Z0-9]{8}$/);
    await again.stop();
  });
});
