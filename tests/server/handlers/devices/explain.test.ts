import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { OutputOf } from '#server/call/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';

type Answer = OutputOf<'device.explain'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const write = <T>(work: Parameters<typeof test.services.store.write<T>>[1]) =>
  test.services.store.write<T>({ kind: 'system', corpId: test.personas.own.corpId }, work);
const own = () => test.personas.own;

/** Lays an ad with a text into the store, as one that was approved unless told otherwise. */
const ad = (name: string, deviceId: string, values: Partial<AdStored> = {}): Promise<string> =>
  write(async (tx) => {
    const now = test.clock.now();
    const row = await tx.ads.insert({
      number: name,
      name,
      type: 'common',
      status: 'playing',
      slotId: own().slotId,
      startAt: now - 10 * DAY,
      endAt: now + 10 * DAY,
      durationS: 10,
      kind: 'text',
      text: name,
      deliveryMode: 'precise',
      deptId: own().northId,
      creatorId: test.personas.owner.userId,
      materials: [],
      targetType: 'device',
      targetIds: [deviceId],
      ...values,
    });
    return row.id;
  });

let seq = 0;
/** Adds a play that a player counted. */
const proof = (deviceId: string, adId: string, adName: string, from: number, ms = 10_000) =>
  write(async (tx) => {
    seq += 1;
    await tx.proofsOfPlay.insert({
      startedAt: from,
      endedAt: from + ms,
      durationMs: ms,
      adId,
      adName,
      deviceId,
      deviceName: 'Screen',
      slotId: own().slotId,
      slotName: 'Main',
      seq,
      deptId: own().northId,
    });
  });

const screen = (values: object = {}) => laidScreen(test, { layoutId: own().layoutId, ...values });
const ask = (id: string, at: number, as: Caller = test.personas.owner) =>
  data<Answer>(test, as, 'device.explain', { id, at: new Date(at).toISOString() });
const slotOf = ({ slots }: Answer) => slots.find(({ slotId }) => slotId === own().slotId)!;

describe('why a screen shows what it shows [AD-19]', () => {
  it('ahead: says what the schedule has, which take turns, and the rule that beats each other ad', async () => {
    const id = await screen();
    const [one, two] = [await ad('One', id), await ad('Two', id)];
    const late = await ad('Late', id, { startAt: test.clock.now() + 5 * DAY });
    const idle = await ad('Idle', id, { type: 'filler' });
    const elsewhere = await ad('Elsewhere', id, { slotId: 'none' });
    const answer = await ask(id, test.clock.now() + DAY);
    const slot = slotOf(answer);
    expect([answer.when, answer.zone, slot.verdict, slot.planned?.type]).toEqual([
      'future',
      'Asia/Shanghai',
      'planned',
      'common',
    ]);
    expect(slot.able.toSorted()).toEqual([one, two].toSorted());
    const reasons = Object.fromEntries(slot.losers.map(({ adId, why }) => [adId, why]));
    expect(reasons).toMatchObject({ [late]: 'notStarted', [idle]: 'commonPlays' });
    expect(answer.homeless).toEqual([{ adId: elsewhere, why: 'noSlot', by: null }]);
    expect(answer.ads.find((each) => each.id === one)?.name).toBe('One');
  });

  it('past: says what was counted, and that it was planned', async () => {
    const id = await screen();
    const shown = await ad('Shown', id);
    const at = test.clock.now() - 3 * HOUR;
    await proof(id, shown, 'Shown', at - 4000);
    const slot = slotOf(await ask(id, at));
    expect(slot.verdict).toBe('asPlanned');
    expect(slot.shown).toEqual([
      expect.objectContaining({ adId: shown, name: 'Shown', whole: true, from: new Date(at - 4000).toISOString() }),
    ]);
    // Right after it, between two showings.
    expect(slotOf(await ask(id, at + 8000)).verdict).toBe('between');
  });

  it('past: finds what was long on, whatever many others a slot beside it has shown since', async () => {
    const id = await screen();
    const film = await ad('Film', id);
    const at = test.clock.now() - HOUR;
    await proof(id, film, 'Film', at - 3 * HOUR, 4 * HOUR);
    await write(async (tx) => {
      for (let index = 1; index <= 410; index += 1)
        await tx.proofsOfPlay.insert({
          startedAt: at - index * 20_000,
          endedAt: at - index * 20_000 + 10_000,
          durationMs: 10_000,
          adId: 'beside',
          adName: 'Beside',
          deviceId: id,
          deviceName: 'Screen',
          slotId: 'beside',
          slotName: 'Beside',
          seq: 100_000 + index,
          deptId: own().northId,
        });
    });
    expect(slotOf(await ask(id, at))).toMatchObject({ verdict: 'asPlanned', shown: [{ adId: film }] });
  });

  it('past: of an hour that was rolled up says how often each was shown in it [REP-07]', async () => {
    const id = await screen();
    const shown = await ad('Rolled', id);
    const hour = Math.floor((test.clock.now() - 5 * DAY) / HOUR) * HOUR;
    await write((tx) =>
      tx.proofsOfPlay.insert({
        startedAt: hour,
        endedAt: hour + 50 * MINUTE,
        durationMs: 20 * MINUTE,
        plays: 120,
        adId: shown,
        adName: 'Rolled',
        deviceId: id,
        deviceName: 'Screen',
        slotId: own().slotId,
        slotName: 'Main',
        seq: null,
        deptId: own().northId,
      }),
    );
    const slot = slotOf(await ask(id, hour + 55 * MINUTE));
    expect([slot.verdict, slot.shown[0]?.plays, slot.shown[0]?.name]).toEqual(['hourly', 120, 'Rolled']);
    expect(slotOf(await ask(id, hour + HOUR)).verdict).toBe('notReported');
  });

  it('past: says that nothing was told though something should have been on', async () => {
    const id = await screen();
    await ad('Should', id);
    const at = test.clock.now() - 3 * HOUR;
    expect(slotOf(await ask(id, at)).verdict).toBe('notReported');
    await write((tx) =>
      tx.db
        .insertInto('state_changes')
        .values({
          id: `state-${id}`,
          corp_id: own().corpId,
          entity: 'device',
          row_id: id,
          state: 'offline',
          at: at - HOUR,
        })
        .execute(),
    );
    const answer = await ask(id, at);
    expect([answer.state, slotOf(answer).verdict]).toEqual(['offline', 'notOnline']);
  });

  it('past: a screen that showed what it had been told to stop is said to differ from the plan, with the rule', async () => {
    const id = await screen();
    const held = await ad('Held', id, { status: 'paused' });
    const at = test.clock.now() - 2 * HOUR;
    await write((tx) =>
      tx.db
        .insertInto('ad_holds')
        .values({ ad_id: held, since: at - HOUR, until: null, corp_id: own().corpId })
        .execute(),
    );
    await proof(id, held, 'Held', at - 1000);
    const slot = slotOf(await ask(id, at));
    expect(slot.verdict).toBe('notPlanned');
    expect(slot.losers).toEqual([{ adId: held, why: 'paused', by: null }]);
    // Before it was paused, it was as planned, though it is paused now.
    await write((tx) =>
      tx.db
        .insertInto('issues')
        .values({
          device_id: id,
          ad_id: held,
          slot_id: own().slotId,
          content_key: 'text',
          since: at - DAY,
          until: null,
          least_ms: 900,
          start_at: 0,
          end_at: at + DAY,
          corp_id: own().corpId,
        })
        .execute(),
    );
    await proof(id, held, 'Held', at - 5 * HOUR);
    expect(slotOf(await ask(id, at - 5 * HOUR + 1000)).verdict).toBe('asPlanned');
  });

  it('past: an ad that is over by now played then, and one of which the screen had not been told did not', async () => {
    const id = await screen();
    const at = test.clock.now() - 3 * HOUR;
    const over = await ad('Over', id, { status: 'expired', endAt: test.clock.now() - HOUR });
    expect(slotOf(await ask(id, at)).planned?.adId).toBe(over);
    await write((tx) =>
      tx.db
        .insertInto('issues')
        .values({
          device_id: id,
          ad_id: 'another',
          slot_id: own().slotId,
          content_key: 'text',
          since: at - DAY,
          until: null,
          least_ms: 900,
          start_at: 0,
          end_at: at + DAY,
          corp_id: own().corpId,
        })
        .execute(),
    );
    expect(slotOf(await ask(id, at)).losers).toEqual([{ adId: over, why: 'notIssued', by: null }]);
  });

  it('now: says what the player tells, and that a screen is not online', async () => {
    const id = await screen();
    const on = await ad('On', id);
    const tell = (deviceId: string) =>
      write((tx) =>
        tx.db
          .insertInto('device_keys')
          .values({
            device_id: deviceId,
            playing: JSON.stringify([{ slotId: own().slotId, adId: on, key: 'text' }]),
            last_seen_at: test.clock.now(),
          } as never)
          .execute(),
      );
    expect(slotOf(await ask(id, test.clock.now())).verdict).toBe('notReported');
    await tell(id);
    const now = await ask(id, test.clock.now());
    expect([now.when, slotOf(now).verdict, slotOf(now).shown[0]?.adId]).toEqual(['now', 'asPlanned', on]);
    const dark = await screen({ status: 'offline' });
    await ad('Waits', dark);
    expect(slotOf(await ask(dark, test.clock.now())).verdict).toBe('notOnline');
    const shut = await screen({ status: 'invalid' });
    await ad('Shut', shut);
    const blocked = await ask(shut, test.clock.now());
    expect([blocked.blocked, slotOf(blocked).verdict]).toEqual(['expired', 'blocked']);
  });

  it('refuses a moment of another age, and a screen of another enterprise', async () => {
    const id = await screen();
    const far = new Date(test.clock.now() + 400 * DAY).toISOString();
    for (const [language, words] of [
      ['en_us', 'A moment more than a year ahead cannot be explained'],
      ['zh_cn', '只能解释一年以内的时刻'],
    ] as const) {
      const refused = await call(test, test.personas.owner, 'device.explain', { id, at: far }, { language });
      expect([refused.code, refused.message]).toEqual([-21820, words]);
    }
    const at = new Date(test.clock.now()).toISOString();
    expect((await call(test, test.personas.rival, 'device.explain', { id, at })).code).toBe(-10007);
  });

  it('names no ad outside the data scope [PERM-05]', async () => {
    const id = await screen({ deptId: own().northId });
    const south = await ad('South', id, { deptId: own().southId });
    const answer = await ask(id, test.clock.now() + HOUR, test.personas.staff);
    expect(answer.ads.find((each) => each.id === south)).toMatchObject({ name: null, contents: [] });
  });
});

describe('the timeline of the screens of a layout, and of an ad [AD-10, AD-19]', () => {
  it('has the screens that draw the layout by themselves or by their group, and those that the ad is issued to', async () => {
    const layoutId = (await write((tx) => tx.layouts.insert({ name: 'Own', width: 1920, height: 1080 }))).id;
    const group = await data<{ id: string }>(test, test.personas.owner, 'deviceGroup.create', {
      name: 'Draws it',
      kind: 'common',
    });
    await write((tx) => tx.deviceGroups.update(group.id, { layoutId }));
    const direct = await screen({ layoutId });
    await screen({ layoutId: null, groupId: group.id });
    await screen({ groupId: group.id });
    type List = OutputOf<'device.playlist'>;
    const list = (targetType: string, targetId: string) =>
      data<List>(test, test.personas.owner, 'device.playlist', { targetType, targetId });
    const ofLayout = await list('layout', layoutId);
    expect([ofLayout.name, ofLayout.screens]).toEqual(['Own', 2]);
    const issued = await ad('Issued', direct);
    const ofAd = await list('ad', issued);
    expect([ofAd.name, ofAd.screens, ofAd.programmes[0]!.named[0]!.id]).toEqual(['Issued', 1, direct]);
    const foreign = await call(test, test.personas.rival, 'device.playlist', { targetType: 'ad', targetId: issued });
    expect(foreign.code).toBe(-10007);
  });
});
