import { afterEach, beforeEach, expect, it } from 'vitest';
import { noticeView } from '#core/noticePlace.ts';
import { castNotices } from '#server/jobs/castNotices.ts';
import { recordPath } from '#server/policies/pageUrl.ts';
import type { Store } from '#server/store/types.ts';
import { data, type Caller } from '#tests/support/call.ts';
import { buildCastScene, type CastScene } from './scene.ts';

const HOUR_MS = 3_600_000;

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
  // At a full hour, so that what follows stands in one.
  scene.clock.advance(HOUR_MS - (scene.clock.now() % HOUR_MS));
});
afterEach(() => scene.close());

interface Notice {
  kind: string;
  entity: string;
  subject: string;
}
const noticesOf = async (who: Caller) =>
  (await data<{ list: Notice[] }>(scene, who, 'notice.info', {})).list.filter(({ kind }) => kind === 'castWaiting');

it('reviewers hear once in an hour that casts wait at a slot; the notice leads to what waits [MKT-10, UI-12]', async () => {
  const { owner, rival, superior } = scene.personas;
  await scene.sell({});
  await scene.send({});
  await scene.send({});
  await scene.round();
  const slot = await scene.within((tx) => tx.adSlots.one(scene.personas.own.slotId));
  expect(await noticesOf(owner)).toMatchObject([{ kind: 'castWaiting', entity: 'cast', subject: slot!.name }]);
  for (const other of [rival, superior]) expect(await noticesOf(other)).toEqual([]);
  await scene.look();
  await scene.send({});
  await scene.round();
  expect(await noticesOf(owner)).toHaveLength(1);
  // Those that wait still are not told of again; one that comes in the next hour is.
  scene.clock.advance(HOUR_MS);
  await scene.round();
  expect(await noticesOf(owner)).toHaveLength(1);
  await scene.look();
  await scene.send({});
  await scene.round();
  expect(await noticesOf(owner)).toHaveLength(2);
  expect(recordPath('cast', 'x', 'YXF', noticeView('castWaiting'))).toBe('/cast_review');
  expect(recordPath('ad', 'x', 'YXF', noticeView('adRefused'))).toContain('/x');
});

it('nobody hears of a cast that needs no review, or that is not paid', async () => {
  await scene.sell({ castReview: false });
  await scene.send({});
  await scene.sell({ castReview: true, castPriceFen: 100 });
  await scene.send({ amountFen: 100 });
  await scene.round();
  expect(await noticesOf(scene.personas.owner)).toEqual([]);
});

/** Lets staff, who see the north, review casts. */
const letStaffReview = () =>
  scene.within(async (tx) => {
    const account = await tx.accounts.one(scene.personas.staff.userId);
    const role = await tx.roles.one(account!.roleId ?? '');
    const permissions = [...((role!.permissions ?? []) as string[]), 'cast.view', 'cast.approve'];
    await tx.roles.update(role!.id, { permissions });
  });
const moveScreen = (deptId: string) =>
  scene.within(async (tx) => void (await tx.devices.update(scene.screen.deviceId, { deptId })));

it('only those hear of it who see the screen [PERM-04]', async () => {
  const { own, staff } = scene.personas;
  await scene.sell({});
  await letStaffReview();
  await moveScreen(own.southId);
  await scene.send({});
  await scene.round();
  expect(await noticesOf(staff)).toEqual([]);
  await moveScreen(own.northId);
  scene.clock.advance(HOUR_MS);
  await scene.look();
  await scene.send({});
  await scene.round();
  expect(await noticesOf(staff)).toHaveLength(1);
});

it('who sees another screen of the slot hears of its casts in the same hour, and nobody twice [PERM-04, MKT-10]', async () => {
  const { own, owner, staff } = scene.personas;
  await scene.sell({});
  await letStaffReview();
  for (const [deptId, told] of [
    [own.southId, 0],
    [own.northId, 1],
    [own.southId, 1],
  ] as const) {
    await moveScreen(deptId);
    await scene.look();
    await scene.send({});
    await scene.round();
    expect([(await noticesOf(owner)).length, (await noticesOf(staff)).length]).toEqual([1, told]);
  }
});

/** A round of notices whose transactions are counted; `isDown` says before each writing one whether it fails. */
function watchedRound(isDown: () => boolean = () => false) {
  const { store, config } = scene.services;
  const counts = { reads: 0, writes: 0 };
  const watched: Store = Object.assign(Object.create(store) as Store, {
    read: (...args: Parameters<Store['read']>) => {
      counts.reads += 1;
      return store.read(...args);
    },
    write: (...args: Parameters<Store['write']>) => {
      counts.writes += 1;
      return isDown() ? Promise.reject(new Error('the disk is full')) : store.write(...args);
    },
  });
  return { counts, tell: castNotices({ store: watched, config }) };
}

it('what was told, or has nobody to be told, costs the next rounds one read and no writing', async () => {
  await scene.sell({});
  await scene.send({});
  const { counts, tell } = watchedRound();
  expect(await tell()).toEqual([]);
  expect(counts).toEqual({ reads: 2, writes: 1 });
  await tell();
  expect(counts).toEqual({ reads: 3, writes: 1 });
  await scene.within(async (tx) => {
    for (const { id } of await tx.accounts.find((eb) => eb('id', '!=', ''), { fields: ['id'], limit: 100 }))
      await tx.accounts.update(id, { status: 'paused' });
  });
  scene.clock.advance(HOUR_MS);
  await scene.look();
  await scene.send({});
  await tell();
  await tell();
  expect(counts).toEqual({ reads: 6, writes: 1 });
});

it('a notice that cannot be written keeps none of the others back, and is told of in the next round [D2]', async () => {
  await scene.sell({});
  scene.clock.advance(HOUR_MS * 0.75);
  await scene.look();
  await scene.send({});
  scene.clock.advance(HOUR_MS / 3);
  await scene.look();
  await scene.send({});
  let failures = 1;
  const { tell } = watchedRound(() => {
    failures -= 1;
    return failures >= 0;
  });
  expect(await tell()).toMatchObject([{ message: expect.stringContaining('castWaiting') as string }]);
  expect(await noticesOf(scene.personas.owner)).toHaveLength(1);
  expect(await tell()).toEqual([]);
  expect(await noticesOf(scene.personas.owner)).toHaveLength(2);
});
