import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, md5Of, upload } from '#tests/support/library.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { tables } from '#generated/server/tables.gen.ts';
import { technicalTables } from '#server/store/technical.ts';
import { anyDb, rowOf } from '#tests/support/rows.ts';
import { buildCastScene, photo, type CastScene } from './scene.ts';

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
});
afterEach(async () => {
  await checkBooks(scene);
  await scene.close();
});

const owner = () => scene.personas.owner;
const files = async () => (await scene.services.media.list(`${scene.corpId}/cast/`)).map(({ key }) => key);
/** A cast that is on its screen. */
async function castOn(input: object = {}): Promise<{ ticket: string; adId: string }> {
  await scene.sell({ castReview: false });
  const { ticket } = await scene.send(input);
  await scene.round();
  const cast = (await scene.casts()).at(-1)!;
  return { ticket, adId: cast.adId! };
}
async function castPicture() {
  await scene.sell({ castReview: false });
  const { uploadId } = await scene.picture(await scene.code(), await photo());
  return { uploadId, ...(await castOn({ kind: 'picture', text: null, uploadId })) };
}
const total = async (name: 'material.list', input: object = {}) =>
  (await data<{ total: number }>(scene, owner(), name, input)).total;

describe('the picture of a passer-by', () => {
  it('is shown by its ad, and found in no library, bin, sheet, search or choice [MKT-10, MAT-01]', async () => {
    const { adId, uploadId } = await castPicture();
    expect((await scene.look()).manifest?.items).toMatchObject([{ contents: [{ kind: 'picture' }] }]);
    const [{ number } = { number: '' }] = await scene.casts();
    const { materials } = await data<{ materials: string[] }>(scene, owner(), 'ad.one', { id: adId });
    expect(materials).toHaveLength(1);
    expect([await total('material.list'), await total('material.list', { q: number })]).toEqual([0, 0]);
    expect(await data(scene, owner(), 'material.counts', {})).toMatchObject({ total: 0, unfiled: 0 });
    const { found } = await data<{ found: { entity: string }[] }>(scene, owner(), 'search.find', { q: number });
    expect(found.map(({ entity }) => entity)).not.toContain('material');
    const { list } = await data<{ list: { file: string }[] }>(scene, owner(), 'material.list', {});
    expect(list).toEqual([]);
    const copied = { ids: materials, toFolderId: null };
    expect(await data(scene, owner(), 'material.copy', copied)).toMatchObject({
      results: [{ code: errors.NOT_FOUND.code }],
    });
    await scene.play(1);
    await scene.round();
    expect([await total('material.list'), await total('material.list', { view: 'bin' })]).toEqual([0, 0]);
    // The ad is ended, and its picture opens for whoever reviews what was shown.
    expect(await files()).toContain(`${scene.corpId}/cast/${uploadId}.jpg`);
  });

  it('is not the library’s where somebody uploads the same bytes, and takes nothing of theirs away [MAT-02]', async () => {
    await castPicture();
    const [file] = await scene.within((tx) => tx.db.selectFrom('uploads').selectAll().execute());
    const same = { md5: file!.md5!, size: file!.size };
    expect(await data(scene, owner(), 'material.check', same)).toEqual({ materialId: null });
    const own = fixture('poster.png');
    const { data: mine } = await upload(scene, owner(), 'poster.png', own);
    expect(await data(scene, owner(), 'material.check', { md5: md5Of(own), size: own.length })).toEqual({
      materialId: mine!.id,
    });
    await scene.play(1);
    await scene.round();
    expect(await total('material.list')).toBe(1);
  });
});

it('what a cast said and showed is nowhere after thirty days, not even in the ad that its owner deleted [MKT-10, A12]', async () => {
  const said = '小明生日快乐九十九';
  const { adId } = await castOn({ text: said });
  await data(scene, owner(), 'ad.delete', { ids: [adId] });
  scene.clock.advance(limits.castShow + limits.castLate);
  await scene.round();
  const { uploadId } = await castPicture();
  scene.clock.advance(limits.castShow + limits.castLate);
  await scene.round();
  /** Tables in which the text or the picture still stands. */
  const everything = () =>
    scene.within(async (tx) => {
      const found: string[] = [];
      for (const { name } of [...Object.values(tables), ...technicalTables]) {
        const text = JSON.stringify(await anyDb(tx).selectFrom(name).selectAll().execute());
        if (text.includes(said) || text.includes(uploadId)) found.push(name);
      }
      return found;
    });
  expect(await everything()).toEqual(expect.arrayContaining(['ads', 'casts', 'uploads']));
  scene.clock.advance(limits.castKept + 2 * 3_600_000);
  await scene.round();
  expect(await everything()).toEqual([]);
  expect(await files()).toEqual([]);
  expect(await scene.casts()).toMatchObject([{ status: 'expired' }, { status: 'expired' }]);
  expect(await scene.within((tx) => tx.db.selectFrom('cast_senders').selectAll().execute())).toEqual([]);
});

it('is not shown by another ad that its owner makes of its own: the picture stays that of its cast [MKT-10]', async () => {
  const { adId } = await castPicture();
  const ad = await data(scene, owner(), 'ad.one', { id: adId });
  const hour = 3_600_000;
  const period = [hour, 5 * hour].map((ms) => new Date(scene.clock.now() + ms).toISOString());
  const copy = {
    ...Object.fromEntries(
      ['type', 'slotId', 'durationS', 'deliveryMode', 'targetType', 'targetIds', 'kind', 'materials'].map((name) => [
        name,
        ad[name],
      ]),
    ),
    type: 'common',
    name: 'Copy',
    startAt: period[0],
    endAt: period[1],
  };
  expect(await call(scene, owner(), 'ad.create', copy)).toMatchObject({
    code: errors.NOT_FOUND.code,
    data: { errors: { materials: expect.any(String) as string } },
  });
  const { data: own } = await upload(scene, owner(), 'poster.png', fixture('poster.png'));
  expect((await call(scene, owner(), 'ad.create', { ...copy, materials: [own!.id] })).code).toBe(0);
  // The ad of the cast itself may be changed: it goes with its cast.
  expect(await call(scene, owner(), 'ad.update', { id: adId, mute: false })).toMatchObject({ code: 0 });
});

it('the rounds find casts that are over by an index over all enterprises, whatever is settled already', async () => {
  if (scene.services.store.engine !== 'sqlite') return;
  const plan = async (where: string) =>
    scene.within(async (tx) => {
      const asked = sql<{
        detail: string;
      }>`explain query plan select id from casts where ${sql.raw(where)} order by ${sql.raw('created_at')} limit 100`;
      return (await asked.execute(anyDb(tx))).rows.map(({ detail }) => detail).join();
    });
  const over = "deleted_at is null and status in ('played', 'refused', 'expired')";
  expect(await plan(`${over} and settled_at is null`)).toContain('casts__status__settled_at');
  expect(await plan(`${over} and settled_at >= 1 and settled_at < 9 and text is not null`)).toContain(
    'casts__status__settled_at',
  );
});

it('a cast whose ad its owner deletes is settled, and its money goes back [MKT-10, D1]', async () => {
  await scene.sell({ castReview: false, castPriceFen: 300 });
  const { uploadId } = await scene.picture(await scene.code(), await photo());
  const { ticket } = await scene.send({ kind: 'picture', text: null, uploadId, amountFen: 300 });
  await scene.payFor(ticket);
  await scene.pay.deliver();
  await scene.round();
  const [{ adId } = { adId: '' }] = await scene.casts();
  expect((await call(scene, owner(), 'ad.delete', { ids: [adId] })).code).toBe(0);
  scene.clock.advance(limits.castShow + limits.castLate);
  await scene.round();
  expect(await scene.follow(ticket)).toMatchObject({ status: 'expired', refund: 'done' });
  expect(await scene.within((tx) => tx.materials.count((eb) => eb('cast_id', 'is not', null)))).toBe(0);
});

describe('the ad of a cast', () => {
  const copy = async (adId: string) => {
    const { now } = scene.clock;
    const { own } = scene.personas;
    return call<{ id: string }>(scene, owner(), 'ad.create', {
      name: 'A copy',
      type: 'common',
      slotId: own.slotId,
      kind: 'text',
      text: 'What somebody else wrote',
      startAt: new Date(now() + 3_600_000).toISOString(),
      endAt: new Date(now() + 7_200_000).toISOString(),
      targetType: 'deviceGroup',
      targetIds: [own.groupId],
      copyOf: adId,
    });
  };

  it('is not copied, be it text or picture; another ad is [MKT-10]', async () => {
    const { adId } = await castOn();
    expect(await data(scene, owner(), 'ad.one', { id: adId })).toMatchObject({ ofCast: true });
    expect((await copy(adId)).code).toBe(errors.CAST_KEPT.code);
    const picture = await castPicture();
    expect((await copy(picture.adId)).code).toBe(errors.CAST_KEPT.code);
    const plain = await scene.addAd();
    const made = await copy(plain);
    expect(made.code).toBe(0);
    // The source of the copy is checked, and stored nowhere.
    expect(await rowOf(scene, 'ad', made.data!.id)).toMatchObject({ name: 'A copy', copyOf: null });
  });
});
