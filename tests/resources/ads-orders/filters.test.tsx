import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildShop, type Shop } from '#tests/support/shop.ts';
import { until } from '#tests/support/until.ts';

let shop: Shop;
const ids: Record<string, string> = {};
beforeAll(async () => {
  shop = await buildShop();
  const [first, second] = [shop.day(1), shop.day(3)];
  ids['named'] = await shop.order({ sellingMode: 'cpt', from: first, to: first });
  ids['other'] = await shop.order({ sellingMode: 'cpt', from: second, to: second });
  await shop.within((tx) =>
    tx
      .ofCorp(shop.corpId)
      .updateTable('ads_orders')
      .set({ owner_name: 'Harbour Media', slot_name: 'Harbour wall', advertiser_name: 'Harbour Coffee' })
      .where('id', '=', ids['named']!)
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

const rows = () => screen.queryAllByRole('row').length - 1;

/** Filters the list by a text, sees that one order of the two is left, and takes the filter away. */
async function narrows(user: Awaited<ReturnType<typeof renderConsole>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await user.type(await screen.findByRole('textbox', { name }), 'harbour');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: `${name}: contains “harbour”` })).toBeTruthy();
  await until(() => expect(rows()).toBe(1));
  expect(screen.getByText('Harbour wall')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Remove filter ${name}` }));
  await until(() => expect(rows()).toBe(2));
}

test('a media owner finds orders by advertiser and slot, and may ask for those of an ad [MKT-06]', async () => {
  const { user } = await renderConsole(shop, shop.personas.owner, { path: '/ads_order' });
  await screen.findByText('Harbour wall');
  await until(() => expect(rows()).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  expect(await screen.findByRole('menuitem', { name: 'Ad' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await narrows(user, "Advertiser's name");
  await narrows(user, 'Ad slot');
});

test('an advertiser finds orders by media owner and slot [MKT-06, ADS-07]', async () => {
  const { user } = await renderConsole(shop, shop.personas.advertiser, { path: '/finance_list/orders' });
  await screen.findByText('Harbour wall');
  await until(() => expect(rows()).toBe(2));
  await narrows(user, 'Media owner');
  await narrows(user, 'Ad slot');
});
