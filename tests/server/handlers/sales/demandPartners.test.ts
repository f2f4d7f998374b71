import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { unseal } from '#server/auth/sealed.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { buildOutsideScene, type OutsideScene } from './outsideScene.ts';

let scene: OutsideScene;
beforeEach(async () => {
  scene = await buildOutsideScene();
});
afterEach(async () => {
  await checkBooks(scene.shop);
  await scene.close();
});

describe('the record of an outside buyer [MKT-10]', () => {
  it('never shows its token again', async () => {
    expect(JSON.stringify(await scene.partner())).not.toContain('secret-of-the-buyer');
    const kept = await scene.shop.within((tx) => tx.demandPartners.one(scene.partnerId));
    expect(kept!.token).toMatch(/^v1\./);
  });

  it('stays while an order that is not settled names it, which is told by its number', async () => {
    const { shop, partnerId } = scene;
    const { orderId, number } = await scene.bid();
    expect(await scene.outside(orderId)).toMatchObject({ code: 0 });
    const deleted = async () =>
      (
        await data<{ results: { code: number; message: string }[] }>(
          shop,
          shop.personas.owner,
          'demandPartner.delete',
          { ids: [partnerId] },
        )
      ).results[0]!;
    expect(await deleted()).toMatchObject({
      code: errors.PARTNER_IN_USE.code,
      message: expect.stringContaining(number),
    });
    expect(await scene.partner()).toMatchObject({ enabled: true });
    expect(await scene.outside(orderId, null)).toMatchObject({ code: 0 });
    expect(await deleted()).toMatchObject({ code: 0 });
    expect(await scene.outside(orderId)).toMatchObject({ code: errors.PARTNER_SEAT.code });
  });

  it.each<[string, object, string | null]>([
    [
      'keeps its token at another path of its host',
      { endpoint: 'https://dsp.example.com/v2/bid' },
      'secret-of-the-buyer-1',
    ],
    [
      'keeps it where its address is sent as it was',
      { endpoint: 'https://dsp.example.com/bid' },
      'secret-of-the-buyer-1',
    ],
    ['loses it at another host', { endpoint: 'https://dsp.example.net/bid' }, null],
    ['loses it at another port', { endpoint: 'https://dsp.example.com:8443/bid' }, null],
    [
      'has at another host the token that came with its address',
      { endpoint: 'https://dsp.example.net/bid', token: 'secret-of-the-buyer-2' },
      'secret-of-the-buyer-2',
    ],
    ['has a new one', { token: 'secret-of-the-buyer-2' }, 'secret-of-the-buyer-2'],
    ['has none where it is taken away', { token: null }, null],
  ])('%s', async (_title, change, token) => {
    const { shop, partnerId } = scene;
    const endpoint = 'https://dsp.example.com/bid';
    await shop.within((tx) => tx.demandPartners.update(partnerId, { endpoint }).then(() => undefined));
    const { rev } = await scene.partner();
    await data(shop, shop.personas.owner, 'demandPartner.update', { id: partnerId, rev, ...change });
    const kept = await shop.within((tx) => tx.demandPartners.one(partnerId));
    expect(kept!.token === null ? null : unseal(shop.services.config.secret, kept!.token)).toBe(token);
  });

  it('is not named by a seat that the media owner does not know', async () => {
    const { orderId } = await scene.bid();
    expect(await scene.outside(orderId, 'nobody')).toMatchObject({ code: errors.PARTNER_SEAT.code });
  });

  it.each([
    'https://user:pass@dsp.example.com/bid',
    'https://10.0.0.7/bid',
    'https://169.254.169.254/latest',
    'https://printer.local/bid',
  ])('is not reached at an address that is no public one: %s', async (endpoint) => {
    const { shop, partnerId } = scene;
    const { rev } = await scene.partner();
    const reply = await call(shop, shop.personas.owner, 'demandPartner.update', { id: partnerId, rev, endpoint });
    expect(reply.code).toBe(errors.PARTNER_ADDRESS.code);
  });
});
