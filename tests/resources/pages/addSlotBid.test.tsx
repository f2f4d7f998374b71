import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildShop, type Shop } from '#tests/support/shop.ts';
import { openAddSlot } from './addSlotScene.ts';

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

const sell = (rtbPriceFen: number) =>
  shop.within((tx) => tx.adSlots.update(shop.personas.own.slotId, { rtb: true, rtbPriceFen }).then(() => undefined));

describe('bidding for plays [MKT-10, ADS-03]', () => {
  test('says the floor, takes no bid below it, and puts the budget aside', async () => {
    await sell(1000);
    const { user } = await openAddSlot(shop, shop.personas.advertiser);
    await user.click(await screen.findByRole('combobox', { name: 'Selling mode' }));
    await user.click(await screen.findByRole('option', { name: /^RTB/ }));
    expect((await screen.findAllByText('from ¥10.00 a thousand plays')).length).toBe(2);
    await user.click(screen.getByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    const most = await screen.findByRole('textbox', { name: 'Most for a thousand plays (yuan)' });
    await user.type(most, '9.99');
    await user.type(screen.getByRole('textbox', { name: 'Budget in all (yuan)' }), '250');
    expect(most.getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findByText(/The bid is below the floor price.*begins at 10\.00 yuan/)).toBeTruthy();
    await user.clear(most);
    await user.type(most, '30');
    await user.click(await screen.findByRole('button', { name: /^Place the order · ¥250\.00$/ }));
    await user.click(await screen.findByRole('button', { name: /Pay ¥250\.00 from the wallet/ }));
    expect(await screen.findByText('To be uploaded')).toBeTruthy();
    const [order] = await shop.within((tx) => tx.adsOrders.find((eb) => eb('selling_mode', '=', 'rtb')));
    expect(order).toMatchObject({ priceFen: 3000, amountFen: 25_000, dayBudgetFen: null, pacing: 'even' });
  });

  test('is asked for a bid where the group is sold by auction, and finds no other slots [MKT-10] [ADS-04]', async () => {
    const { advertiser } = shop.personas;
    await sell(1000);
    const { id: campaignId } = await data<{ id: string }>(shop, advertiser, 'campaign.create', { name: 'Tea' });
    const group = { name: 'Bids', campaignId, sellingMode: 'rtb' };
    const { id } = await data<{ id: string }>(shop, advertiser, 'promotionGroup.create', group);
    const { user } = await renderConsole(shop, advertiser, { path: `/add_slot?group=${id}` });
    expect((await screen.findAllByText('from ¥10.00 a thousand plays')).length).toBe(2);
    expect(screen.getByRole('combobox', { name: 'Selling mode' }).textContent).toMatch(/^RTB/);
    await user.click(screen.getByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    await user.type(await screen.findByRole('textbox', { name: 'Most for a thousand plays (yuan)' }), '30');
    await user.type(screen.getByRole('textbox', { name: 'Budget in all (yuan)' }), '120');
    await user.click(await screen.findByRole('button', { name: /^Place the order · ¥120\.00$/ }));
    expect(await screen.findByText('To be paid')).toBeTruthy();
    const { list } = await data<{ list: object[] }>(shop, advertiser, 'adsOrder.list', {
      filter: { promotionGroupId: id },
    });
    expect(list).toMatchObject([{ sellingMode: 'rtb', amountFen: 12_000 }]);
  });

  test('is a selling mode that the form of a group offers [MKT-10] [ADS-04]', async () => {
    const { user } = await renderConsole(shop, shop.personas.advertiser, { path: '/promotion-groups/create' });
    const offered = await screen.findByRole('radio', { name: 'RTB' });
    await user.click(offered);
    expect((offered as HTMLInputElement).checked).toBe(true);
  });
});
