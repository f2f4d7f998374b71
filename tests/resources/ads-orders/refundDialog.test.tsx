import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
let id: string;
beforeAll(async () => {
  shop = await buildShop();
  await shop.fill(10_000_000);
  const day = shop.day(1);
  id = await shop.order({ sellingMode: 'cpt', from: day, to: day });
  await data(shop, shop.personas.advertiser, 'adsOrder.pay', { ids: [id] });
  await shop.within((tx) =>
    tx
      .ofCorp(shop.corpId)
      .updateTable('ads_orders')
      .set({ status: 'finished', settled_at: tx.now, earned_fen: 104_000, refunded_fen: 4_000 })
      .where('id', '=', id)
      .execute(),
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  stubBrowser();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['/ads_order', 'page'])(
  'a refund says what was earned and what is left of it, from %s [MKT-04]',
  async (at) => {
    const path = at === 'page' ? `/ads-orders/${id}/show` : at;
    const { user } = await renderConsole(shop, shop.personas.owner, { path });
    if (at !== 'page') await user.click((await screen.findAllByRole('button', { name: /^More: / }))[0]!);
    await user.click(await screen.findByRole(at === 'page' ? 'button' : 'menuitem', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Refund/ }));
    const values = dialog.getAllByRole('definition').map((value) => value.textContent);
    expect(values).toEqual(['¥1,040.00', '¥40.00', '¥1,000.00']);
    expect(dialog.getByText('Left to refund (yuan)')).toBeTruthy();
  },
);

const settled = (at: number | null) =>
  shop.within((tx) =>
    tx.ofCorp(shop.corpId).updateTable('ads_orders').set({ settled_at: at }).where('id', '=', id).execute(),
  );

test.each([
  ['Make good', 'it is settled', 1, 'The order is settled: it cannot be made good any more'],
  ['Refund', 'it is not settled', null, 'The order is not settled yet: nothing has been earned that could be refunded'],
])('“%s” is off where %s, and says so [MKT-04, MKT-09]', async (name, _where, at, reason) => {
  await settled(at);
  const { user } = await renderConsole(shop, shop.personas.owner, { path: `/ads-orders/${id}/show` });
  await user.click(await screen.findByRole('button', { name: /^More: / }));
  const item = await screen.findByRole('menuitem', { name: new RegExp(name) });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(within(item).getByText(reason)).toBeTruthy();
});
