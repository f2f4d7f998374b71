import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { PlayRecord, SyncRequest } from '#core/manifest/sync.ts';
import { createTick } from '#server/jobs/tick.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, buildSync, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
let ad: string;
let other: string;
beforeEach(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
  ad = await scene.addAd({ name: 'Wrong' });
  other = await scene.addAd({ name: 'Right' });
});
afterEach(() => scene.close());

const REASON = 'Not allowed near schools';

interface Order {
  id: string;
  status: string;
  total: number;
  confirmed: number;
  waiting: number;
  ads: number;
  reason: string;
  targetName: string;
}

type Playing = SyncRequest['status']['playing'];

/** A sync of a player that holds a manifest, and says what it shows. */
function holds(held: Manifest, playing: Playing = [], plays: PlayRecord[] = [], of = screen) {
  const { status } = buildSync(scene.clock.now());
  return scene.sync(of, { rev: held.rev, status: { ...status, playingRev: held.rev, playing }, plays });
}
/** A player that gets what is new and plays it. */
async function plays(of = screen): Promise<Manifest> {
  const { manifest } = (await scene.sync(of)).body;
  await holds(manifest!, [], [], of);
  return manifest!;
}
const names = ({ items }: Manifest) => items.map(({ name }) => name).toSorted();
const takeDown = (entity: 'ad' | 'material' | 'corporation', id: string, caller = scene.personas.owner) =>
  call<{ results: { code: number }[] }>(scene, caller, `${entity}.takeDown`, { ids: [id], reason: REASON });
const orders = async () => (await data<{ list: Order[] }>(scene, scene.personas.owner, 'takeDown.list')).list;
const screens = async () =>
  (
    await data<{ list: { status: string; lastSeenAt: string | null; tookMs: number | null }[] }>(
      scene,
      scene.personas.owner,
      'takeDownScreen.list',
    )
  ).list;
const lift = async () =>
  call(scene, scene.personas.owner, 'takeDown.lift', { ids: (await orders()).map(({ id }) => id) });
const adOf = (id: string) =>
  data<{ status: string; reviewedAt: string | null; impressions: number }>(scene, scene.personas.owner, 'ad.one', {
    id,
  });

/** Take-downs of other files, more than anybody reads at once; by age, id and target all of them come first. */
const takeDownOthers = () =>
  scene.within(async (tx) => {
    const rows = Array.from({ length: 1500 }, (_, n) => ({
      id: `00000000-${n}`,
      rev: 1,
      created_at: tx.now - 1,
      updated_at: tx.now - 1,
      target_type: 'material' as const,
      target_id: `00000000-${n}`,
      target_name: 'Gone',
      reason: REASON,
      sha256: `${n}`.padStart(64, '0'),
      status: 'stopped' as const,
    }));
    for (let at = 0; at < rows.length; at += 300)
      await tx
        .ofCorp(scene.corpId)
        .insertInto('take_downs', rows.slice(at, at + 300))
        .execute();
  });

describe('among more take-downs than anybody reads at once [AD-17]', () => {
  test('a file is gone from the screens all the same, and its plays count for nobody', async () => {
    const poster = await scene.addPicture('Poster');
    const shown = await scene.addAd({ name: 'With it', kind: 'file', text: null, materials: [poster.materialId] });
    await plays();
    await takeDownOthers();
    expect(await takeDown('material', poster.materialId)).toMatchObject({ code: 0 });
    const { manifest } = (await scene.sync(screen)).body;
    expect(names(manifest!)).toEqual(['Right', 'Wrong']);
    scene.clock.advance(HOUR);
    const play = {
      seq: 1,
      adId: shown,
      slotId: scene.personas.own.slotId,
      key: poster.materialId,
      startedAt: scene.clock.now() - HOUR / 2,
      durationMs: 10_000,
      outcome: 'complete',
    } as const;
    expect((await holds(manifest!, [], [play])).body).toMatchObject({ playAck: 1, dropped: [{ seq: 1 }] });
    expect((await adOf(shown)).impressions).toBe(0);
  });
});

describe('an ad that is taken down [AD-17]', () => {
  test('leaves the screen that is online at once, which confirms, and is asked again until it has', async () => {
    const held = await plays();
    let hints = 0;
    const stop = scene.services.hints.subscribe(screen.deviceId, () => (hints += 1));
    expect(await takeDown('ad', ad)).toMatchObject({ code: 0, data: { results: [{ code: 0 }] } });
    expect(hints).toBe(1);
    stop();
    expect(await orders()).toMatchObject([
      { status: 'stopping', targetName: 'Wrong', reason: REASON, total: 1, confirmed: 0, waiting: 1, ads: 1 },
    ]);
    scene.clock.advance(800);
    const told = (await holds(held, [{ slotId: scene.personas.own.slotId, adId: ad, key: 'text' }])).body;
    expect(names(told.manifest!)).toEqual(['Right']);
    expect(told.nextSyncMs).toBeLessThanOrEqual(1000);
    expect(await screens()).toMatchObject([{ status: 'told' }]);
    // It has the new manifest, and its last frame of the ad is still up.
    await holds(told.manifest!, [{ slotId: scene.personas.own.slotId, adId: ad, key: 'text' }]);
    expect(await screens()).toMatchObject([{ status: 'told' }]);
    scene.clock.advance(400);
    expect((await holds(told.manifest!)).body.nextSyncMs).toBeGreaterThan(4000);
    expect(await screens()).toMatchObject([{ status: 'confirmed', tookMs: 1200 }]);
    expect(await orders()).toMatchObject([{ status: 'stopped', total: 1, confirmed: 1, waiting: 0 }]);
  });

  test('keeps its review, and says that it is taken down; no other ad does', async () => {
    await plays();
    const { reviewedAt } = await adOf(ad);
    await takeDown('ad', ad);
    expect(await adOf(ad)).toMatchObject({ status: 'takenDown', reviewedAt });
    expect(await adOf(other)).toMatchObject({ status: 'playing' });
    await createTick(scene.services)();
    expect(await adOf(ad)).toMatchObject({ status: 'takenDown' });
  });

  test('plays again as soon as the order is lifted, without another review', async () => {
    await plays();
    await takeDown('ad', ad);
    expect(names((await scene.sync(screen)).body.manifest!)).toEqual(['Right']);
    expect(await lift()).toMatchObject({ code: 0, data: { results: [{ code: 0 }] } });
    expect(await adOf(ad)).toMatchObject({ status: 'playing' });
    expect(names((await scene.sync(screen)).body.manifest!)).toEqual(['Right', 'Wrong']);
    expect(await screens()).toMatchObject([{ status: 'needless' }]);
    expect(await orders()).toMatchObject([{ status: 'lifted' }]);
    expect(await lift()).toMatchObject({ data: { results: [{ code: -10009 }] } });
  });

  test('stays down while a second order stops it', async () => {
    await plays();
    await takeDown('ad', ad);
    await scene.within((tx) =>
      tx.takeDowns.insert({ targetType: 'ad', targetId: ad, targetName: 'Wrong', reason: 'Twice', status: 'stopping' }),
    );
    const [first] = (await orders()).filter(({ reason }) => reason === REASON);
    await call(scene, scene.personas.owner, 'takeDown.lift', { ids: [first!.id] });
    expect(await adOf(ad)).toMatchObject({ status: 'takenDown' });
    expect(names((await scene.sync(screen)).body.manifest!)).toEqual(['Right']);
  });

  test('that is paused stays off the screens when it is started', async () => {
    await plays();
    await call(scene, scene.personas.owner, 'ad.pause', { ids: [ad] });
    await takeDown('ad', ad);
    await call(scene, scene.personas.owner, 'ad.start', { ids: [ad] });
    expect(await adOf(ad)).toMatchObject({ status: 'takenDown' });
    expect(names((await scene.sync(screen)).body.manifest!)).toEqual(['Right']);
  });

  test('counts for nobody from that moment, however late its plays are told; those of before count', async () => {
    const { slotId } = scene.personas.own;
    const held = await plays();
    const began = scene.clock.now();
    const play = (seq: number, afterMs: number): PlayRecord => ({
      seq,
      adId: ad,
      slotId,
      key: 'text',
      startedAt: began + afterMs,
      durationMs: 10_000,
      outcome: 'complete',
    });
    scene.clock.advance(20_000);
    await takeDown('ad', ad);
    scene.clock.advance(HOUR);
    const { body } = await holds(held, [], [play(1, 0), play(2, 10_000), play(3, 20_001), play(4, 1_800_000)]);
    expect(body.dropped).toEqual([
      { seq: 3, why: 'withdrawn' },
      { seq: 4, why: 'withdrawn' },
    ]);
    expect(await adOf(ad)).toMatchObject({ impressions: 2 });
    const fault = await scene.within((tx) => tx.devices.one(screen.deviceId, { fields: ['fault'] }));
    expect(fault).toMatchObject({ fault: null });
  });
});

describe('a screen that is offline [AD-17]', () => {
  test('is listed as missing, with when it was last seen, and stops with its first sync', async () => {
    const held = await plays();
    const seen = scene.clock.now();
    scene.clock.advance(HOUR);
    await createTick(scene.services)();
    await takeDown('ad', ad);
    expect(await screens()).toMatchObject([{ status: 'offline', lastSeenAt: new Date(seen).toISOString() }]);
    expect(await orders()).toMatchObject([{ status: 'stopping', waiting: 1 }]);
    scene.clock.advance(HOUR);
    const back = (await holds(held)).body;
    expect(names(back.manifest!)).toEqual(['Right']);
    await holds(back.manifest!);
    expect(await orders()).toMatchObject([{ status: 'stopped', waiting: 0 }]);
  });

  test('that goes silent after it was told, is said to be offline', async () => {
    await plays();
    await takeDown('ad', ad);
    scene.clock.advance(91_000);
    await createTick(scene.services)();
    expect(await screens()).toMatchObject([{ status: 'offline' }]);
  });

  test('that is deleted is waited for no longer', async () => {
    await plays();
    await takeDown('ad', ad);
    await call(scene, scene.personas.owner, 'device.delete', { ids: [screen.deviceId] });
    expect(await orders()).toMatchObject([{ status: 'stopped', total: 0, waiting: 0 }]);
    expect(await screens()).toMatchObject([{ status: 'removed' }]);
  });

  test('never told to show it is not asked', async () => {
    await scene.addScreen();
    await plays();
    await takeDown('ad', ad);
    expect(await orders()).toMatchObject([{ total: 1 }]);
  });
});

describe('a material that is taken down [AD-17]', () => {
  test('leaves every ad that shows it, with its copies; an ad keeps what else it has', async () => {
    const [bad, good] = [await scene.addPicture('Bad'), await scene.addPicture('Good')];
    const copy = await scene.within(async (tx) => {
      const row = (await tx.materials.one(bad.materialId))!;
      const { id: _id, rev: _rev, ...values } = row;
      return tx.materials.insert({ ...values, name: 'Bad, again' });
    });
    const file = { kind: 'file' as const, text: null };
    const only = await scene.addAd({ ...file, name: 'Only', materials: [bad.materialId] });
    await scene.addAd({ ...file, name: 'Copied', materials: [copy.id] });
    await scene.addAd({ ...file, name: 'Mixed', materials: [bad.materialId, good.materialId] });
    await plays();
    await takeDown('material', bad.materialId);
    expect(await orders()).toMatchObject([{ status: 'stopping', targetName: 'Bad', total: 1, ads: 3 }]);
    const { manifest } = (await scene.sync(screen)).body;
    expect(names(manifest!)).toEqual(['Mixed', 'Right', 'Wrong']);
    expect(manifest!.items.flatMap(({ contents }) => contents.map(({ key }) => key))).not.toContain(bad.materialId);
    expect(manifest!.files.map(({ sha256 }) => sha256)).toEqual([good.sha256]);
    expect(manifest!.withdrawn).toEqual([bad.sha256]);
    expect(await adOf(only)).toMatchObject({ status: 'takenDown' });
    await lift();
    expect(names((await scene.sync(screen)).body.manifest!)).toEqual(['Copied', 'Mixed', 'Only', 'Right', 'Wrong']);
  });

  test('leaves the layouts that show it, too', async () => {
    const picture = await scene.addPicture('Backdrop');
    await scene.within(async (tx) => {
      const layout = (await tx.layouts.one(scene.personas.own.layoutId))!;
      const document = layout.document as { pages: { widgets: object[] }[] };
      const widget = {
        id: 'w9',
        kind: 'picture',
        name: '',
        x: 0,
        y: 0,
        width: 10,
        height: 10,
        props: { materialId: picture.materialId, fit: 'cover' },
      };
      const [first, ...rest] = document.pages;
      await tx.layouts.update(layout.id, {
        materialIds: [picture.materialId],
        document: { ...document, pages: [{ ...first!, widgets: [...first!.widgets, widget] }, ...rest] },
      });
    });
    const held = await plays();
    expect(Object.values(held.materials)).toEqual([picture.sha256]);
    await takeDown('material', picture.materialId);
    expect(await orders()).toMatchObject([{ total: 1, ads: 0 }]);
    const { manifest } = (await scene.sync(screen)).body;
    expect([manifest!.materials, manifest!.files, manifest!.withdrawn]).toEqual([{}, [], [picture.sha256]]);
  });
});

describe('an advertiser that is taken down [AD-17]', () => {
  test('leaves with all ads, those that are approved later too', async () => {
    const advertiserId = scene.personas.advertiser.corpId;
    await scene.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      tx.corporations.update(advertiserId, { superiorId: scene.corpId }),
    );
    const sold = await scene.addAd({ name: 'Sold', advertiserId });
    await plays();
    expect((await takeDown('corporation', advertiserId)).data?.results).toMatchObject([{ code: 0 }]);
    const later = await scene.addAd({ name: 'Later', advertiserId, status: 'pendingPlay' });
    expect(names((await scene.sync(screen)).body.manifest!)).toEqual(['Right', 'Wrong']);
    await createTick(scene.services)();
    expect([(await adOf(sold)).status, (await adOf(later)).status]).toEqual(['takenDown', 'takenDown']);
  });
});

describe('refuses, and changes nothing [AD-17]', () => {
  test('a take-down without a reason, in both languages', async () => {
    for (const [language, sentence] of [
      ['en_us', 'Required'],
      ['zh_cn', '必填'],
    ] as const) {
      const reply = await call<{ errors: { reason: string } }>(
        scene,
        scene.personas.owner,
        'ad.takeDown',
        { ids: [ad], reason: '' },
        { language },
      );
      expect([reply.code, reply.data?.errors.reason]).toEqual([-10006, expect.stringContaining(sentence)]);
    }
    expect(await orders()).toEqual([]);
  });

  test('an ad that was not approved, or is down already', async () => {
    const waiting = await scene.addAd({ name: 'New', status: 'pendingApproval' });
    expect((await takeDown('ad', waiting)).data?.results).toMatchObject([{ code: -10009 }]);
    await takeDown('ad', ad);
    expect((await takeDown('ad', ad)).data?.results).toMatchObject([{ code: -10009 }]);
    expect(await orders()).toHaveLength(1);
  });

  test('an ad of another enterprise, and who lacks the code', async () => {
    expect((await takeDown('ad', ad, scene.personas.rival)).data?.results).toMatchObject([{ code: -10007 }]);
    expect((await takeDown('ad', ad, scene.personas.advertiser)).code).toBeLessThan(0);
    expect(await orders()).toEqual([]);
    expect(await adOf(ad)).not.toMatchObject({ status: 'takenDown' });
  });
});

test('whoever made the ad is told, with the reason; whoever took it down is not [AD-17, UI-12]', async () => {
  const { staff, owner } = scene.personas;
  await scene.within((tx) => tx.ads.update(ad, { creatorId: staff.userId, editorId: owner.userId }));
  await takeDown('ad', ad);
  const told = await scene.within((tx) => tx.notices.find((eb) => eb('kind', '=', 'takenDown')));
  expect(
    told.map(({ creatorId, subject, detail, entity, recordId }) => [creatorId, subject, detail, entity, recordId]),
  ).toEqual([[staff.userId, 'Wrong', REASON, 'ad', ad]]);
});

test('who took what down, and why, stands in the operation log [AD-17]', async () => {
  await takeDown('ad', ad);
  const { list } = await data<{ list: { targetName: string; call: string }[] }>(
    scene,
    scene.personas.owner,
    'operationLog.list',
  );
  expect(JSON.stringify(list[0])).toContain('Wrong');
});
