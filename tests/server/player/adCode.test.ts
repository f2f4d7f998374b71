import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifest as manifestSchema } from '#core/manifest/manifest.ts';
import { isReviewed } from '#core/rules/review.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 1 });
  await shop.fill(10_000_000);
});
afterAll(() => shop.close());

const PAGE = 'https://shop.example/latte';
const owner = () => shop.personas.owner;
const buyer = () => shop.personas.advertiser;

/** Adds an ad that plays; returns its id. */
let serial = 0;
const playing = (facts: object): Promise<string> => {
  serial += 1;
  return shop.addAd({ qrCode: `/scan/code-${String(serial).padStart(7, '0')}`, ...facts });
};
const itemOf = async (id: string) => {
  const { manifest } = (await shop.sync(shop.players[0]!)).body;
  expect(manifestSchema.safeParse(manifest).error).toBeUndefined();
  return manifest!.items.find((item) => item.id === id);
};
const adOf = (id: string) =>
  data<{ status: string; qrCode: string; landingUrl: string | null; codeCorner: string }>(shop, owner(), 'ad.one', {
    id,
  });

describe('the code of an ad on the screen [AD-15]', () => {
  test('goes to the screens with its corner, and is not there unless it was asked for', async () => {
    const [shown, plain] = [
      await playing({ name: 'Latte', landingUrl: PAGE, codeCorner: 'topRight' }),
      await playing({ name: 'Tea', landingUrl: PAGE }),
    ];
    expect((await itemOf(shown))!.code).toEqual({ path: (await adOf(shown)).qrCode, corner: 'topRight' });
    expect(await itemOf(plain)).not.toHaveProperty('code');
  });

  test('is reviewed: a corner that is changed sends the ad back', async () => {
    const id = await playing({ name: 'Mocha', landingUrl: PAGE, codeCorner: 'topRight' });
    await data(shop, owner(), 'ad.update', { id, codeCorner: 'bottomLeft' });
    expect((await adOf(id)).status).toBe('pendingApproval');
    expect(isReviewed('codeCorner', {})).toBe(true);
  });

  test('without a page that it opens it is refused at its field', async () => {
    const id = await playing({ name: 'Bare' });
    const refused = await call(shop, owner(), 'ad.update', { id, codeCorner: 'topLeft' });
    expect(refused.code).toBeLessThan(0);
    expect(JSON.stringify(refused.data)).toMatch(/"landingUrl":"A code on the screen needs a page that it opens"/);
    expect(await itemOf(id)).not.toHaveProperty('code');
  });

  test('is the buyer’s too: with the upload, kept where other materials come, changed and taken away [ADS-07]', async () => {
    const orderId = await shop.order();
    await data(shop, buyer(), 'adsOrder.pay', { ids: [orderId] });
    const upload = (facts: object) =>
      shop
        .picture()
        .then((id) =>
          call<{ results: { code: number }[] }>(shop, buyer(), 'adsOrder.upload', {
            ids: [orderId],
            materials: [id],
            ...facts,
          }),
        )
        .then((reply) => reply.data?.results[0]?.code ?? reply.code);
    expect(await upload({ codeCorner: 'bottomRight' })).toBe(errors.CODE_PAGE_NEEDED.code);
    expect(await upload({ landingUrl: PAGE, codeCorner: 'bottomRight' })).toBe(0);
    const { adId } = await data<{ adId: string }>(shop, buyer(), 'adsOrder.one', { id: orderId });
    expect(await adOf(adId)).toMatchObject({ landingUrl: PAGE, codeCorner: 'bottomRight' });
    // The form of the change begins with them, from a row of the list too: what it did not know, it would take away.
    const { list } = await data<{ list: { id: string }[] }>(shop, buyer(), 'ad.list', { pageSize: 100 });
    expect(list.find(({ id }) => id === adId)).toMatchObject({ landingUrl: PAGE, codeCorner: 'bottomRight' });
    const revise = async (facts: object) =>
      (
        await data<{ results: { code: number }[] }>(shop, buyer(), 'ad.revise', {
          ids: [adId],
          name: 'Latte',
          files: [await shop.picture()],
          ...facts,
        })
      ).results[0]!.code;
    expect(await revise({})).toBe(0);
    expect(await adOf(adId)).toMatchObject({ landingUrl: PAGE, codeCorner: 'bottomRight' });
    expect(await revise({ codeCorner: 'topLeft' })).toBe(0);
    expect(await adOf(adId)).toMatchObject({ landingUrl: PAGE, codeCorner: 'topLeft' });
    expect(await revise({ landingUrl: null })).toBe(errors.CODE_PAGE_NEEDED.code);
    expect(await revise({ landingUrl: null, codeCorner: 'none' })).toBe(0);
    expect(await adOf(adId)).toMatchObject({ landingUrl: null, codeCorner: 'none' });
  });
});
