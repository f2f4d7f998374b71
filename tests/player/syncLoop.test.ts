import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SyncAnswer, SyncRequest } from '#core/manifest/sync.ts';
import { type PlayerApi, Refused } from '#player/api.ts';
import { backoffMs } from '#player/backoff.ts';
import { addPlay, countPlays } from '#player/ledger.ts';
import { Reports } from '#player/reports.ts';
import { ServerClock } from '#player/serverClock.ts';
import { SyncLoop } from '#player/syncLoop.ts';
import { freshDatabase, ManualClocks, NOON } from './playerScene.ts';
import { until } from '#tests/support/until.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const ANSWER: SyncAnswer = { now: NOON, rev: 'r', commands: [], playAck: null, nextSyncMs: 30_000, hintUrl: '/hint' };
const NOTHING: Pick<SyncRequest, 'rev' | 'status' | 'inventory'> = {
  rev: null,
  inventory: [],
  status: {
    playingRev: null,
    startedAt: NOON,
    playerVersion: '1',
    screen: { width: 1, height: 1 },
    freeBytes: null,
    playing: [],
  },
};

async function loopOver(answers: ((request: SyncRequest) => SyncAnswer | Error)[]) {
  const database = await freshDatabase();
  const clocks = new ManualClocks();
  const sent: SyncRequest[] = [];
  const api: PlayerApi = {
    enrol: () => Promise.reject(new Error('not asked')),
    weather: () => Promise.reject(new Error('not asked')),
    async sync(_credential, request) {
      sent.push(request);
      const answer = (answers.shift() ?? (() => ANSWER))(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const onRemoved = vi.fn();
  const states: { isOnline: boolean; nextMs: number }[] = [];
  const clock = new ServerClock(clocks);
  const loop = new SyncLoop({
    api,
    reports: new Reports(database, () => clock.now()),
    clock,
    credential: () => 'd.k',
    report: async () => NOTHING,
    onAnswer: async () => undefined,
    onRemoved,
    onState: (state) => states.push(state),
    random: () => 0.5,
  });
  return { loop, database, sent, onRemoved, states, clock };
}

const OFFLINE = () => new TypeError('fetch failed');
const play = { adId: 'a', slotId: 's', key: 'text', startedAt: NOON, durationMs: 1000, outcome: 'complete' } as const;

describe('the pace', () => {
  test("is the server's", async () => {
    const { loop, sent, states } = await loopOver([]);
    await loop.nudge();
    expect([sent.length, states]).toEqual([1, [{ isOnline: true, nextMs: 30_000 }]]);
    vi.advanceTimersByTime(29_999);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await until(() => expect(sent).toHaveLength(2));
    await loop.stop();
  });

  test("is slower with each failure, and the server's again after a success", async () => {
    const { loop, states } = await loopOver([OFFLINE, OFFLINE, OFFLINE]);
    for (let tries = 0; tries < 4; tries += 1) await loop.nudge();
    expect(states.map(({ nextMs }) => nextMs)).toEqual([2000, 4000, 8000, 30_000]);
    await loop.stop();
  });

  test('never waits longer than six minutes, and never less than a second', () => {
    const waits = [1, 2, 10, 1000].flatMap((failures) => [backoffMs(failures, () => 0), backoffMs(failures, () => 1)]);
    expect([Math.min(...waits), Math.max(...waits)]).toEqual([1500, 375_000]);
  });

  test('a hint during a sync makes one more right after it, not two', async () => {
    const { loop, sent } = await loopOver([]);
    const first = loop.nudge();
    await Promise.all([loop.nudge(), loop.nudge()]);
    await first;
    expect(sent).toHaveLength(2);
    await loop.stop();
  });
});

describe('plays', () => {
  test('are sent again until they are acknowledged, with the same numbers [REP-04]', async () => {
    const { loop, database, sent } = await loopOver([OFFLINE, () => ({ ...ANSWER, playAck: 1 })]);
    await addPlay(database, play);
    await loop.nudge();
    expect(await countPlays(database)).toBe(1);
    await loop.nudge();
    expect([await countPlays(database), sent.map(({ plays }) => plays.map(({ seq }) => seq))]).toEqual([0, [[1], [1]]]);
    await loop.stop();
  });
});

describe('trial 5: plays whose time no server had told', () => {
  test('wait for it, and are sent with the right one', async () => {
    const ahead = 3 * 3_600_000;
    const { loop, database, sent } = await loopOver([
      () => ({ ...ANSWER, now: NOON - ahead }),
      () => ({ ...ANSWER, playAck: 1 }),
    ]);
    await addPlay(database, { ...play, unsure: true });
    await loop.nudge();
    await loop.nudge();
    expect(sent.map(({ plays }) => plays)).toEqual([[], [{ ...play, seq: 1, startedAt: NOON - ahead }]]);
    expect(await countPlays(database)).toBe(0);
    await loop.stop();
  });
});

describe('plays of an unsure clock that come later', () => {
  test('are put right and sent as well: those that a full storage kept in memory', async () => {
    const ahead = 3 * 3_600_000;
    const wrong = () => ({ ...ANSWER, now: NOON - ahead });
    const { loop, database, sent } = await loopOver([wrong, wrong, wrong]);
    await loop.nudge();
    await addPlay(database, { ...play, unsure: true });
    await loop.nudge();
    await loop.nudge();
    expect(sent.map(({ plays }) => plays)).toEqual([[], [], [{ ...play, seq: 1, startedAt: NOON - ahead }]]);
    await loop.stop();
  });
});

describe('refusals', () => {
  test('a device that the server does not know any more is over', async () => {
    const { loop, sent, onRemoved } = await loopOver([() => new Refused(401, 'DEVICE_UNKNOWN')]);
    await loop.nudge();
    await loop.nudge();
    expect([sent.length, onRemoved.mock.calls.length]).toEqual([1, 1]);
  });

  test("a 401 that is not our server's, such as a hotel's login page, is only a bad line", async () => {
    const { loop, onRemoved, states } = await loopOver([() => new Refused(401, undefined)]);
    await loop.nudge();
    expect([onRemoved.mock.calls.length, states[0]?.isOnline]).toEqual([0, false]);
    await loop.stop();
  });
});
