import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { data } from '../../support/call.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';
import { setRow } from '../../support/rows.ts';
import { buildShop, type Shop } from '../../support/shop.ts';

let shop: Shop;
let adId: string;
beforeAll(async () => {
  shop = await buildShop();
  await shop.fill(1_000_000);
  const { advertiser } = shop.personas;
  const id = await shop.order();
  await data(shop, advertiser, 'adsOrder.pay', { ids: [id] });
  await data(shop, advertiser, 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
  ({ adId } = await data<{ adId: string }>(shop, advertiser, 'adsOrder.one', { id }));
  await shop.approve([adId]);
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SOLD = 'An advertiser has bought this ad: its slot, screens, days and content stay as they are';

test('the form of an ad that was bought locks what was bought and says why; the rest can be changed [MKT-06]', async () => {
  const { user } = await renderConsole(shop, shop.personas.owner, { path: `/ads/${adId}` });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  expect(screen.getByText(SOLD)).toBeTruthy();
  for (const label of [/^Start/, /^End/, /^Duration/])
    expect(screen.getByLabelText(label)).toHaveProperty('readOnly', true);
  await user.clear(name);
  await user.type(name, 'Autumn');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: /^Chosen: 2/ })).toBeTruthy();
  expect(screen.queryByRole('searchbox', { name: 'Search' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('group', { name: /^Materials/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await data(shop, shop.personas.owner, 'ad.one', { id: adId })).toMatchObject({
      name: 'Autumn',
      status: 'pendingPlay',
    }),
  );
});

test('one whose days are over has no form: its page says why, and offers a copy [MKT-06]', async () => {
  await setRow(shop, 'ad', adId, { startAt: shop.clock.now() - 86_400_000, endAt: shop.clock.now() - 1 });
  await renderConsole(shop, shop.personas.owner, { path: `/ads/${adId}` });
  expect(await screen.findByText(SOLD)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Duplicate' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
});
