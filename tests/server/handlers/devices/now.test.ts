import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '#core/uuid.ts';
import type { OutputOf } from '#server/call/types.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';

type Answer = OutputOf<'device.now'>;

const MINUTE = 60_000;
const DAY = 86_400_000;
let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const now = (id: string) => data<Answer>(test, test.personas.owner, 'device.now', { id });
const system = <T>(work: Parameters<typeof test.services.store.write<T>>[1]) =>
  test.services.store.write({ kind: 'system', corpId: test.personas.own.corpId }, work);

describe('the online state of a screen [DEV-02]', () => {
  it('is kept at each change, the latest 10 are answered, and old ones are swept', async () => {
    const id = await laidScreen(test);
    const tick = createTick(test.services);
    for (let round = 0; round < 6; round += 1) {
      test.clock.advance(10 * MINUTE);
      await tick();
      test.clock.advance(MINUTE);
      await system((tx) => tx.devices.update(id, { heartbeatAt: tx.now }));
      await tick();
    }
    const { states } = await now(id);
    expect(states).toHaveLength(10);
    expect(states.slice(0, 3).map(({ state }) => state)).toEqual(['online', 'offline', 'online']);
    expect(Date.parse(states[0]!.at)).toBeLessThanOrEqual(test.clock.now());
    test.clock.advance(500 * DAY);
    await tick();
    // The last before that time stays: it says how the screen has been ever since.
    const left = await system((tx) =>
      tx.db.selectFrom('state_changes').select('at').where('row_id', '=', id).orderBy('at').execute(),
    );
    expect(left.filter(({ at }) => at <= test.clock.now() - 400 * DAY)).toHaveLength(1);
  });

  it('is not known of a screen of another tenant [PERM-05]', async () => {
    const id = await laidScreen(test);
    expect((await call(test, test.personas.rival, 'device.now', { id })).code).toBe(-10007);
  });
});

describe('what a screen shows now [DEV-19]', () => {
  it('has the ad on screen, the files still missing, its point and what comes after, and the next change', async () => {
    const { own } = test.personas;
    const id = await laidScreen(test, { layoutId: own.layoutId });
    const at = test.clock.now();
    await system(async (tx) => {
      const shown = {
        kind: 'text',
        slotId: own.slotId,
        targetType: 'device',
        targetIds: [id],
        status: 'playing',
      } as const;
      const add = (name: string, startAt: number) =>
        tx.ads.insert({
          ...shown,
          targetIds: [id],
          number: name,
          name,
          type: 'common',
          text: name,
          deliveryMode: 'precise',
          durationS: 10,
          startAt,
          endAt: at + 30 * DAY,
        });
      const on = await add('On now', at - DAY);
      await add('Soon', at + 20 * MINUTE);
      await tx.devicePoints.insert({
        number: 'P1',
        type: 'android',
        status: 'bound',
        deviceId: id,
        years: 1,
        expireAt: at + 9 * DAY,
      });
      await tx.devicePoints.insert({
        number: 'P2',
        type: 'android',
        status: 'free',
        years: 1,
        expireAt: at + 99 * DAY,
      });
      await tx.db
        .insertInto('device_keys')
        .values({
          device_id: id,
          corp_id: own.corpId,
          key_hash: uuidv7(at),
          created_at: at,
          last_seen_at: at,
          revoked_at: null,
          programme_rev: null,
          playing: JSON.stringify([{ slotId: own.slotId, adId: on.id, key: 'text' }]),
          files_whole: 3,
          files_total: 5,
        })
        .execute();
    });
    const answer = await now(id);
    expect(answer.playing).toMatchObject([{ name: 'On now' }]);
    expect(answer.files).toEqual({ whole: 3, total: 5 });
    expect(answer.point).toMatchObject({ number: 'P1', free: 1 });
    expect(answer.next).toMatchObject({ starts: ['Soon'], ends: [], at: new Date(at + 20 * MINUTE).toISOString() });
    await system((tx) => tx.devices.update(id, { status: 'offline' }));
    expect((await now(id)).playing).toEqual([]);
  });
});
