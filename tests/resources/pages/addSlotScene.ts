import { renderConsole } from '#tests/support/renderConsole.tsx';
import type { Shop } from '#tests/support/shop.ts';

/** Opens the page that places an ad, as the buyer of the shop unless said otherwise. */
export const openAddSlot = (shop: Shop, caller = shop.personas.advertiser) =>
  renderConsole(shop, caller, { path: '/add_slot' });

/** Has the page begin where the buyer left it. */
export function leftAt(shop: Shop, draft: object): void {
  const { userId } = shop.personas.advertiser;
  localStorage.setItem(
    `RaStorevitrine.${userId}.addSlot.${userId}`,
    JSON.stringify({
      advertiser: null,
      filters: { districtCode: null, scenes: [], dimension: null, maxPrice: '', q: '', freeOnly: true },
      from: shop.day(1),
      to: shop.day(1),
      sellingMode: 'cpt',
      plays: '',
      chosen: [],
      orders: [],
      ...draft,
    }),
  );
}
