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
      .set({ selling_mode: 'rtb', price_fen: 4_200, day_budget_fen: 31_500 })
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

test.each(['/finance_list/orders', 'page'])(
  'a bid begins with its price and its budget of a day, from %s [MKT-10]',
  async (at) => {
    const path = at === 'page' ? `/ads-orders/${id}/show` : at;
    const { user } = await renderConsole(shop, shop.personas.advertiser, { path });
    if (at !== 'page') await user.click((await screen.findAllByRole('button', { name: /^More: / }))[0]!);
    await user.click(await screen.findByRole(at === 'page' ? 'button' : 'menuitem', { name: 'Change the bid' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Change the bid/ }));
    const values = dialog.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(values).toEqual(['42', '315']);
  },
);
