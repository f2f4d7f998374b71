import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { data } from '#tests/support/call.ts';
import { loseAnswer } from '#tests/support/lostAnswer.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildShop, type Shop } from '#tests/support/shop.ts';
import { leftAt, openAddSlot } from './addSlotScene.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop({ screens: 1, places: 1 });
  await shop.fill(10_000_000);
});
afterAll(async () => {
  await checkBooks(shop);
  await shop.close();
});
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LOST = /Error loading page! Please try again later!/;
const keysOf = (sent: readonly Record<string, unknown>[]) => new Set(sent.map(({ key }) => key));
const orders = async () =>
  (await data<{ total: number }>(shop, shop.personas.advertiser, 'adsOrder.list', { pageSize: 100 })).total;

describe('who presses again after an answer was lost [MKT-04]', () => {
  test('places one order, though it keeps the last places itself, also after a reload', async () => {
    leftAt(shop, { step: 0, from: shop.day(5), to: shop.day(5) });
    const sent = loseAnswer(shop, '/ads/order/place');
    const before = await orders();
    const { user } = await openAddSlot(shop);
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    const place = () => screen.findByRole('button', { name: 'Place the order · ¥50.00' });
    await waitFor(async () => expect((await place()).hasAttribute('disabled')).toBe(false));
    await user.click(await place());
    expect(await screen.findByText(LOST)).toBeTruthy();
    expect(screen.getByText(/it is placed once/)).toBeTruthy();
    cleanup();
    const again = await openAddSlot(shop);
    expect(await screen.findByText(/it is placed once/)).toBeTruthy();
    await again.user.click(await place());
    expect(await screen.findByRole('button', { name: /Pay ¥50\.00 from the wallet/ })).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(keysOf(sent).size).toBe(1);
    expect(await orders()).toBe(before + 1);
  });

  test('pays an order once from its page, and is told that it is paid', async () => {
    const id = await shop.order({ from: shop.day(6), to: shop.day(6) });
    const sent = loseAnswer(shop, '/ads/order/pay');
    const { user } = await renderConsole(shop, shop.personas.advertiser, { path: `/ads-orders/${id}/show` });
    await user.click(await screen.findByRole('button', { name: 'Pay from wallet' }));
    const press = async () =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pay from wallet' }));
    await press();
    expect(await screen.findByText(LOST)).toBeTruthy();
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(2);
    expect(keysOf(sent).size).toBe(1);
    expect((await screen.findAllByText('To be uploaded')).length).toBeGreaterThan(0);
  });

  test('gets one code for an order of points', async () => {
    const { owner } = shop.personas;
    const points = { appType: 'android', quantity: 1, years: 1, method: 'online' };
    const { id } = await data<{ id: string }>(shop, owner, 'marketOrder.create', points);
    const sent = loseAnswer(shop, '/market/order/pay');
    const { user } = await renderConsole(shop, owner, { path: `/app_market/detail/${id}` });
    const press = async () => user.click(await screen.findByRole('button', { name: 'Pay by QR code' }));
    await press();
    expect(await screen.findByText(LOST)).toBeTruthy();
    await press();
    expect(await screen.findByRole('img', { name: 'QR code to pay ¥300.00' })).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(keysOf(sent).size).toBe(1);
  });

  test('gets one payment for one recharge', async () => {
    const sent = loseAnswer(shop, '/wallet/recharge');
    const { user } = await renderConsole(shop, shop.personas.advertiser, { path: '/finance_list' });
    await user.click(await screen.findByRole('button', { name: 'Recharge' }));
    const amount = await screen.findByRole('textbox', { name: 'Amount (yuan)' });
    await user.type(amount, '12');
    await user.click(screen.getByRole('button', { name: 'Show the code' }));
    expect(await screen.findByText(LOST)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the code' }));
    expect(await screen.findByRole('img', { name: 'QR code to pay ¥12.00' })).toBeTruthy();
    expect(sent).toHaveLength(2);
    expect(keysOf(sent).size).toBe(1);
  });
});
