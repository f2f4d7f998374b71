import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { castCode } from '#server/commands/casts/code.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { buildCastScene, type CastScene } from './scene.ts';

const MINUTE = 60_000;
const log = { error: () => {}, warn: () => {} } as never;

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
});
afterEach(async () => {
  await checkBooks(scene);
  await scene.close();
});

const owner = () => scene.personas.owner;
const balances = async () =>
  await data<{ income: number; balance: number; recharged: number; expenses: number; budget: number }>(
    scene,
    owner(),
    'wallet.info',
    {},
  );
/** Returns the sums above the list of the finance centre, for one who only sells casts. */
const only = (income: number) => ({ balance: 0, budget: 0, income, recharged: 0, expenses: 0 });
const review = async (verb: 'cast.approve' | 'cast.reject', more: object = {}) => {
  const [{ id } = { id: '' }] = await scene.casts();
  return data(scene, owner(), verb, { ids: [id], ...more });
};

describe('a code on the screen', () => {
  it('is there only where the slot sells casts [LAY-06, MKT-10]', async () => {
    expect((await scene.look()).casts).toBeUndefined();
    await scene.sell({});
    const { casts } = await scene.look();
    expect(casts).toMatchObject([{ slotId: scene.personas.own.slotId }]);
    await scene.sell({ scanToCast: false });
    expect((await scene.look()).casts).toBeUndefined();
  });

  it('is on no screen that is part of a wall, and one of before sells nothing there [DEV-11, MKT-10]', async () => {
    await scene.sell({});
    const code = await scene.code();
    const wall = { kind: 'multiScreen', rows: 1, columns: 2, inStep: true } as const;
    await scene.within(async (tx) => void (await tx.deviceGroups.update(scene.personas.own.groupId, wall)));
    expect((await scene.look()).casts).toBeUndefined();
    const wish = { code, kind: 'text', text: '好', amountFen: 0 };
    for (const asked of [
      call(scene, null, 'cast.open', { code }),
      call(scene, null, 'cast.send', wish),
      call(scene, null, 'phoneFile.sign', { code, name: 'a.jpg', size: 1000 }),
    ])
      expect(await asked).toMatchObject({ code: errors.CAST_SALE_OVER.code });
    await scene.within(
      async (tx) => void (await tx.deviceGroups.update(scene.personas.own.groupId, { kind: 'common' })),
    );
    expect((await call(scene, null, 'cast.open', { code: await scene.code() })).code).toBe(0);
  });

  it('changes, is taken until the next one ends, and then no more [MKT-10, A26]', async () => {
    await scene.sell({});
    const code = await scene.code();
    scene.clock.advance(limits.castCode);
    await scene.look();
    expect(await scene.code()).not.toBe(code);
    expect((await call(scene, null, 'cast.open', { code })).code).toBe(0);
    scene.clock.advance(limits.castCode);
    await scene.look();
    expect(await call(scene, null, 'cast.open', { code })).toMatchObject({
      code: errors.CAST_CODE_OLD.code,
      message: errors.CAST_CODE_OLD.en,
    });
  });

  it('is none of ours with a letter changed, of another secret, or of a slot that is not there [A26]', async () => {
    await scene.sell({});
    const code = await scene.code();
    const open = async (given: string) => (await call(scene, null, 'cast.open', { code: given })).code;
    for (const at of [0, 30, code.length - 1])
      expect(await open(code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1))).toBe(
        errors.CAST_CODE_WRONG.code,
      );
    const spot = { slotId: scene.personas.own.slotId, deviceId: scene.screen.deviceId };
    expect(await open(castCode('another', spot, scene.clock.now()).code)).toBe(errors.CAST_CODE_WRONG.code);
    const { secret } = scene.services.config;
    const gone = castCode(secret, { ...spot, slotId: scene.screen.deviceId }, scene.clock.now()).code;
    expect(await open(gone)).toBe(errors.CAST_SALE_OVER.code);
    expect(await open('x')).toBe(errors.CAST_CODE_WRONG.code);
  });
});

describe('a cast', () => {
  it('that costs nothing is reviewed, shown once, and gone [MKT-10, NET-11]', async () => {
    await scene.sell({});
    expect(await data(scene, null, 'cast.open', { code: await scene.code() })).toMatchObject({
      screen: 'Lobby',
      priceFen: 0,
      needsReview: true,
      isOn: true,
      canPay: true,
      waiting: 0,
    });
    const { ticket } = await scene.send({ text: '  生日快乐\u0000 ' });
    expect(await scene.follow(ticket)).toMatchObject({ status: 'waiting', payUrl: null });
    expect((await scene.look()).manifest?.items).toEqual([]);
    await review('cast.approve');
    await scene.round();
    expect(await scene.follow(ticket)).toMatchObject({ status: 'queued', before: 0 });
    const [item] = (await scene.look()).manifest!.items;
    expect(item).toMatchObject({
      type: 'insertion',
      insertion: { count: 1 },
      contents: [{ kind: 'text', text: '生日快乐' }],
    });
    await scene.play(1);
    await scene.round();
    const { status, playedAt } = await scene.follow(ticket);
    expect(status).toBe('played');
    expect(playedAt).not.toBeNull();
    expect((await scene.look()).manifest?.items).toEqual([]);
  });

  it('that costs something is paid, earned when it was shown, and not before [MKT-10, MKT-03, MKT-04]', async () => {
    await scene.sell({ castPriceFen: 200 });
    const { ticket } = await scene.send({ amountFen: 200 });
    expect(await scene.follow(ticket)).toMatchObject({ status: 'unpaid' });
    await scene.payFor(ticket, 'twice');
    await scene.pay.deliver();
    await scene.pay.deliver();
    expect(await scene.follow(ticket)).toMatchObject({ status: 'waiting', payUrl: null });
    expect(await balances()).toMatchObject(only(0));
    await checkBooks(scene);
    await review('cast.approve');
    await scene.round();
    await scene.play(1);
    await scene.round();
    expect((await scene.follow(ticket)).status).toBe('played');
    expect(await balances()).toMatchObject(only(200));
    const { list } = await data<{ list: { ref: string; income: number }[] }>(scene, owner(), 'walletRecord.list', {});
    expect(list).toMatchObject([{ income: 200 }]);
  });

  it('whose picture was sent is drawn anew, without what the file carried beside it [A12]', async () => {
    await scene.sell({ castReview: false });
    const sent = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc3333' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const code = await scene.code();
    const { uploadId } = await scene.picture(code, Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]));
    const { ticket } = await scene.send({ kind: 'picture', text: null, uploadId });
    await scene.round();
    expect((await scene.follow(ticket)).status).toBe('queued');
    const { items, files } = (await scene.look()).manifest!;
    expect(items[0]!.contents[0]).toMatchObject({ kind: 'picture', sha256: files[0]!.sha256 });
    const { rawPayload, headers } = await scene.app.inject({ method: 'GET', url: files[0]!.url });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(rawPayload.toString('latin1')).not.toMatch(/script|secret place/);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    await scene.play(1);
    await scene.round();
    expect(await data(scene, owner(), 'material.list', {})).toMatchObject({ total: 0 });
  });

  it('is followed by whoever has its ticket, and by nobody else [A1]', async () => {
    await scene.sell({});
    const { ticket } = await scene.send({});
    const forged = (ticket[0] === 'A' ? 'B' : 'A') + ticket.slice(1);
    expect((await call(scene, null, 'cast.follow', { ticket: forged })).code).toBe(errors.NOT_FOUND.code);
    expect((await call(scene, null, 'cast.list', {})).code).not.toBe(0);
  });

  it('that nobody reviewed in time runs out', async () => {
    await scene.sell({});
    const { ticket } = await scene.send({});
    scene.clock.advance(limits.castReview);
    expect(await data(scene, owner(), 'cast.approve', { ids: [(await scene.casts())[0]!.id] })).toMatchObject({
      results: [{ code: errors.CAST_OVER.code }],
    });
    await scene.round();
    expect((await scene.follow(ticket)).status).toBe('expired');
  });

  it('that no screen shows in time runs out, and its text is forgotten after a month [MKT-10]', async () => {
    await scene.sell({ castReview: false });
    const { ticket } = await scene.send({});
    await scene.round();
    scene.clock.advance(limits.castShow + limits.castLate);
    await scene.round();
    expect((await scene.follow(ticket)).status).toBe('expired');
    scene.clock.advance(limits.castKept + 2 * 60 * MINUTE);
    await scene.round();
    expect(await scene.casts()).toMatchObject([{ text: null, status: 'expired' }]);
  });
});

describe('money goes back', () => {
  const paid = async () => {
    await scene.sell({ castPriceFen: 300 });
    const { ticket } = await scene.send({ amountFen: 300 });
    await scene.payFor(ticket);
    await scene.pay.deliver();
    return ticket;
  };

  it('where a cast is refused after it was paid, and its reason is told [MKT-10]', async () => {
    const ticket = await paid();
    await review('cast.reject', { reason: '内容不清晰' });
    await scene.round();
    expect(await scene.follow(ticket)).toMatchObject({ status: 'refused', reason: '内容不清晰', refund: 'done' });
    expect(await balances()).toMatchObject(only(0));
    const { number } = await scene.within((tx) =>
      tx.db.selectFrom('payments').select('number').executeTakeFirstOrThrow(),
    );
    const page = await scene.app.inject({ method: 'GET', url: `/pay/sandbox/${number}` });
    expect(page.body).toContain('已退款');
  });

  it('where it came late, and once [MKT-10, C18]', async () => {
    await scene.sell({ castPriceFen: 300 });
    const { ticket } = await scene.send({ amountFen: 300 });
    await scene.payFor(ticket, 'late');
    scene.clock.advance(limits.castPay + MINUTE);
    await scene.round();
    expect((await scene.follow(ticket)).status).toBe('expired');
    await reconcile({ ...scene.services, log });
    await scene.pay.deliver();
    await checkBooks(scene);
    await scene.round();
    await scene.round();
    expect(await scene.follow(ticket)).toMatchObject({ status: 'expired', refund: 'done' });
  });

  it('only once the gateway says so; while it does not answer it is asked again', async () => {
    const ticket = await paid();
    const { gateway } = scene.pay;
    const answers = { refund: gateway.refund.bind(gateway) };
    gateway.refund = () => Promise.reject(new Error('no line'));
    await review('cast.reject', { reason: '不合适' });
    await scene.round();
    expect((await scene.follow(ticket)).refund).toBe('due');
    await checkBooks(scene);
    gateway.refund = answers.refund;
    await scene.round();
    expect((await scene.follow(ticket)).refund).toBe('due');
    scene.clock.advance(limits.payAskLongest);
    await scene.round();
    expect((await scene.follow(ticket)).refund).toBe('done');
  });
});
