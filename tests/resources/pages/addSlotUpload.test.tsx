import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endOf, startOf } from '#core/sales/days.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { seeAds } from '#tests/support/seeAds.ts';
import { uploadOffers } from '#src/ui/uploadOffers.ts';
import { buildShop, type Shop } from '#tests/support/shop.ts';
import { leftAt, openAddSlot } from './addSlotScene.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop();
  await shop.fill(10_000_000);
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const buyer = () => shop.personas.advertiser;
const open = (caller = buyer()) => openAddSlot(shop, caller);

describe('uploading [ADS-03] [ADS-07]', () => {
  const addMaterials = (names: readonly string[]) =>
    shop.services.store.write({ kind: 'system', corpId: buyer().corpId }, async (tx) => {
      const ids: string[] = [];
      for (const name of names)
        ids.push((await tx.materials.insert({ name, type: 'image', format: 'png', playable: true })).id);
      return ids;
    });

  test('finds any material of the library by its name', async () => {
    await addMaterials(['The oldest', ...Array.from({ length: 61 }, (_, at) => `Poster ${at}`)]);
    const id = await shop.order({ from: shop.day(50), to: shop.day(50) });
    await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
    leftAt(shop, { step: 3, orders: [id] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choose materials' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('searchbox'), 'oldest');
    await user.click(await within(dialog).findByRole('checkbox', { name: /The oldest/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Use the 1 chosen' }));
    expect(await screen.findByTitle('The oldest')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send to review' }).hasAttribute('disabled')).toBe(false);
  });

  test('chooses what is uploaded here as it arrives, and nothing else [MAT-06]', async () => {
    const ids = await addMaterials(['Sent here', 'Sent by a colleague', 'Of no use']);
    const put = vi.spyOn(uploadOffers, 'put').mockReturnValue(undefined);
    const id = await shop.order({ from: shop.day(53), to: shop.day(53) });
    await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
    leftAt(shop, { step: 3, orders: [id] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choose materials' }));
    const dialog = within(await screen.findByRole('dialog'));
    const files = ['poster.png', 'broken.png'].map((name) => new File(['content'], name, { type: 'image/png' }));
    await user.upload(dialog.getByLabelText('Upload files'), files);
    expect(put).toHaveBeenCalledOnce();
    const choice = (name: string) => dialog.findByRole('checkbox', { name: new RegExp(name) });
    act(() => {
      uploadOffers.arrived({ file: new File(['content'], 'poster.png'), id: ids[1]!, playable: true });
      uploadOffers.arrived({ file: files[1]!, id: ids[2]!, playable: false });
      uploadOffers.arrived({ file: files[0]!, id: ids[0]!, playable: true });
    });
    expect((await choice('Sent here')).getAttribute('aria-checked')).toBe('true');
    expect((await choice('Sent by a colleague')).getAttribute('aria-checked')).toBe('false');
    expect((await choice('Of no use')).getAttribute('aria-checked')).toBe('false');
    await user.click(dialog.getByRole('button', { name: 'Use the 1 chosen' }));
    expect(await screen.findByTitle('Sent here')).toBeTruthy();
  });

  test('marks a video that is longer than the showing that was bought [LAY-06]', async () => {
    const films = [
      { id: await shop.picture(), name: 'Short film', durationMs: 15_400 },
      { id: await shop.picture(), name: 'Long film', durationMs: 16_000 },
    ];
    await shop.services.store.write({ kind: 'system', corpId: buyer().corpId }, async (tx) => {
      for (const { id, ...facts } of films) await tx.materials.update(id, { type: 'video', format: 'mp4', ...facts });
    });
    const id = await shop.order({ from: shop.day(54), to: shop.day(54) });
    await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
    leftAt(shop, { step: 3, orders: [id] });
    const { user } = await open();
    expect(await screen.findByText(/One showing is 15 seconds/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose materials' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of [/Short film/, /Long film/]) await user.click(await dialog.findByRole('checkbox', { name }));
    await user.click(dialog.getByRole('button', { name: 'Use the 2 chosen' }));
    const marked = await screen.findAllByText('Longer than 0:15');
    expect(marked.map((one) => one.closest('li')?.textContent)).toEqual([expect.stringContaining('Long film')]);
    await user.click(screen.getByRole('button', { name: 'Send to review' }));
    expect(await screen.findByText('One showing is 15 seconds: choose videos that are no longer')).toBeTruthy();
  });

  test('ends for orders of which one was cancelled', async () => {
    const [sent, cancelled] = [
      await shop.order({ from: shop.day(51), to: shop.day(51) }),
      await shop.order({ from: shop.day(51), to: shop.day(51) }),
    ];
    await data(shop, buyer(), 'adsOrder.cancel', { ids: [cancelled] });
    await shop.within((tx) => tx.adsOrders.update(sent, { status: 'ongoing' }));
    leftAt(shop, { step: 3, orders: [sent, cancelled] });
    const { user, router } = await open();
    expect(await screen.findByText('It waits for the review of the media owner')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/orders/));
    cleanup();
    await open();
    expect(await screen.findByText('Screens chosen: 0')).toBeTruthy();
  });

  test('is followed through review, refusal, play and settlement, to the proof of play [ADS-07] [MKT-09]', async () => {
    const first = shop.day(1);
    const id = await shop.order({ from: first, to: first });
    const order = () => data<{ adId: string }>(shop, buyer(), 'adsOrder.one', { id });
    const upload = async () => data(shop, buyer(), 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
    const look = async (text: string | RegExp) => {
      cleanup();
      leftAt(shop, { step: 4, orders: [id] });
      const opened = await open();
      expect(await screen.findByText(text)).toBeTruthy();
      return opened;
    };
    await look(/^It waits to be paid, until /);
    await data(shop, buyer(), 'adsOrder.pay', { ids: [id] });
    await upload();
    await look(/^Own reviews what was uploaded/);
    const { adId } = await order();
    await seeAds(shop, shop.personas.reviewer, [adId]);
    await data(shop, shop.personas.reviewer, 'ad.reject', { ids: [adId], reason: 'Too bright at night' });
    await shop.tick();
    const { user } = await look('Own did not approve what was uploaded. Upload anew.');
    expect(screen.getByText('Reason: Too bright at night')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Upload anew' }));
    expect(await screen.findByRole('button', { name: 'Choose materials' })).toBeTruthy();
    await upload();
    await shop.approve([adId]);
    await look(/^Approved\. It plays from /);
    expect(screen.queryByRole('link', { name: 'Proof of play' })).toBeNull();

    shop.clock.set(startOf(first) + 9 * 3_600_000);
    await shop.within(async (tx) => {
      await tx.ads.update(adId, { status: 'playing', downloadStatus: 'success' });
      const [deviceId] = shop.deviceIds;
      await tx.proofsOfPlay.insert({
        startedAt: shop.clock.now(),
        durationMs: 15_000,
        plays: 7,
        adId,
        deviceId,
        seq: 1,
      });
    });
    await look(/^It plays until /);
    expect(await screen.findByText('Plays today: 7 · Plays in all: 7 · 1 of 2 screen days sold')).toBeTruthy();
    const proof = screen.getByRole('link', { name: 'Proof of play' }).getAttribute('href')!;
    expect(proof).toMatch(new RegExp(`^/ad_report/proof\\?period=custom&from=${first}&to=${first}&only=.*${adId}`));

    shop.clock.set(endOf(first) + 1000);
    await shop.tick();
    await look(/^Its last day is over/);
    shop.clock.advance(limits.orderSettleAfter);
    await shop.tick();
    await look(/^Settled on .*: ¥50\.00 for what was delivered, ¥50\.00 back to the wallet\.$/);
    // The page of the order says the same, to its buyer alone.
    for (const [caller, isThere] of [
      [buyer(), true],
      [shop.personas.owner, false],
    ] as const) {
      cleanup();
      await renderConsole(shop, caller, { path: `/ads-orders/${id}/show` });
      const days = await screen.findByRole('region', { name: 'Delivery by day' });
      expect(within(days).getAllByRole('row')[1]?.textContent).toMatch(/217$/);
      expect(screen.queryAllByRole('region', { name: 'Where the order stands' })).toHaveLength(isThere ? 1 : 0);
    }
  });

  test('says that nothing is shown where all were cancelled', async () => {
    const id = await shop.order({ from: shop.day(52), to: shop.day(52) });
    await data(shop, buyer(), 'adsOrder.cancel', { ids: [id] });
    leftAt(shop, { step: 3, orders: [id] });
    await open();
    expect(await screen.findByText('These orders were cancelled; nothing is shown.')).toBeTruthy();
  });
});
