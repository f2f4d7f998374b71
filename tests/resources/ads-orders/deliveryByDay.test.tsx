import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '#core/time.ts';
import { startOf } from '#core/sales/days.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await buildShop();
  await shop.fill(10_000_000);
});
afterAll(() => shop.close());
beforeEach(() => stubBrowser());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of an order by CPM [MKT-09]', () => {
  test('shows each day planned against delivered, and that it is behind, to buyer and owner', async () => {
    const { advertiser, owner } = shop.personas;
    const first = shop.day(1);
    const id = await shop.order({ sellingMode: 'cpm', plays: 2000, from: first, to: addDays(first, 3) });
    await data(shop, advertiser, 'adsOrder.pay', { ids: [id] });
    await data(shop, advertiser, 'adsOrder.upload', { ids: [id], materials: [await shop.picture()] });
    const { adId } = await data<{ adId: string }>(shop, advertiser, 'adsOrder.one', { id });
    await shop.approve([adId]);
    shop.clock.set(startOf(addDays(first, 2)) + 3_600_000);
    await shop.within(async (tx) => {
      const row = { order_id: id, device_id: shop.deviceIds[0]!, corp_id: shop.corpId, plays: 500, played: 100 };
      await tx.db
        .insertInto('order_shares')
        .values({ ...row, day: first })
        .execute();
    });
    for (const [caller, path] of [
      [advertiser, `/ads-orders/${id}/show`],
      [owner, `/ads-orders/${id}/show`],
    ] as const) {
      await renderConsole(shop, caller, { path });
      const section = within(await screen.findByRole('region', { name: 'Delivery by day' }));
      expect(section.getByText('Behind')).toBeTruthy();
      const rows = section.getAllByRole('row').map((row) => row.textContent);
      expect(rows).toHaveLength(5);
      expect(rows[1]).toMatch(/500100$/);
      expect(rows[4]).toMatch(/500$/);
      cleanup();
    }
  });
});
