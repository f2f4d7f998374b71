import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useGetIdentity, type AuthProvider, type UserIdentity } from 'react-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { useDraft } from '#resources/pages/addSlot/draft.ts';
import { SurroundingsContext } from '#src/ui/ruleContext.ts';
import { data } from '#tests/support/call.ts';
import { payments, type TestPayments } from '#tests/support/payments.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildShop, CPT, type Shop } from '#tests/support/shop.ts';
import { leftAt, openAddSlot } from './addSlotScene.ts';

let shop: Shop;
let pay: TestPayments;
beforeAll(async () => {
  shop = await buildShop();
  pay = payments(shop);
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
const place = () => screen.findByRole('button', { name: /^Place the order · / });

/** A day as the English console writes and reads it. */
const written = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Number of the payment that was made last. */
const lastPayment = () =>
  shop.services.store.read({ kind: 'system', corpId: null }, async (tx) => {
    const [row] = await tx.db.selectFrom('payments').select('number').orderBy('id', 'desc').limit(1).execute();
    return row?.number ?? '';
  });

describe('placing an ad [ADS-03]', () => {
  test('takes all screens of the page at once, beside those that were chosen [UI-10]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 1/ }));
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Choose / });
    const all = screen.getByRole('button', { name: `All ${boxes.length} on this page` });
    await user.click(all);
    expect(screen.getByText(`Screens chosen: ${boxes.length}`)).toBeTruthy();
    expect(boxes.every(({ checked }) => checked)).toBe(true);
    expect(all.hasAttribute('disabled')).toBe(true);
    // All are on this page: there are no more to be found.
    expect(screen.queryByRole('button', { name: /found$/ })).toBeNull();
    for (const box of boxes) await user.click(box);
  });

  test('goes from screens over the price to an order that is paid, and a reload loses nothing', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Choose Screen 1/ }));
    expect(screen.getByText('Screens chosen: 2')).toBeTruthy();

    cleanup();
    const again = await open();
    expect(await screen.findByText('Screens chosen: 2')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    // Two screens for seven days at 50 yuan.
    const button = await screen.findByRole('button', { name: /Place the order · ¥700\.00/ });
    expect(within(await screen.findByRole('table')).getByText('Own')).toBeTruthy();
    await again.user.click(button);
    await again.user.click(await screen.findByRole('button', { name: /Pay ¥700\.00 from the wallet/ }));
    expect(await screen.findByText('To be uploaded')).toBeTruthy();
    await again.user.click(await screen.findByRole('button', { name: 'Choose materials' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No picture or video yet')).toBeTruthy();
    expect(dialog.getByText(/they join the library, and are chosen if they arrive/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Upload files' })).toBeTruthy();
  });

  test('keeps what is typed before it has been asked who is signed in', async () => {
    let known: (who: UserIdentity) => void = () => undefined;
    const identity = new Promise<UserIdentity>((resolve) => (known = resolve));
    const { userId, corpId } = buyer();
    const me = { userId, corpId, deptId: null, system: 'ADS' };
    const { result } = renderHook(() => ({ ...useDraft(), ...useGetIdentity() }), {
      wrapper: ({ children }) => (
        <CoreAdminContext
          store={memoryStore()}
          authProvider={{ getIdentity: () => identity } as unknown as AuthProvider}
        >
          <SurroundingsContext value={{ me, now: shop.clock.now }}>{children}</SurroundingsContext>
        </CoreAdminContext>
      ),
    });
    const { filters } = result.current.draft;
    act(() => result.current.change({ filters: { ...filters, q: 'Lobby' } }));
    known({ id: userId });
    await waitFor(() => expect(result.current.identity?.id).toBe(userId));
    expect(result.current.draft.filters.q).toBe('Lobby');
  });

  test('shows days and mode first on a phone; the other filters unfold, and say how many are set [ADS-02]', async () => {
    stubBrowser({ isNarrow: true });
    const { user } = await open();
    expect(await screen.findByRole('textbox', { name: 'First day' })).toBeTruthy();
    expect(screen.queryByLabelText('Name or address')).toBeNull();
    const button = await screen.findByRole('button', { name: /^More filters/ });
    await user.click(button);
    await user.type(screen.getByLabelText('Name or address'), 'Screen 1');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Choose Screen 0/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Fewer filters/ }));
    expect(screen.getByRole('button', { name: 'More filters (1)' })).toBeTruthy();
  });

  test('narrows by a tree of regions with their screens and by several scenes, and shows each day of the longest period', async () => {
    await shop.within(async (tx) => {
      for (const [at, districtCode] of ['440106', '310104'].entries())
        await tx.devices.update(shop.deviceIds[at]!, { districtCode, scene: at === 0 ? 'mall' : 'office' });
    });
    leftAt(shop, { step: 0, from: shop.day(1), to: shop.day(92) });
    const { user } = await open();
    const days = () => within(screen.getByRole('row', { name: /Screen 0/ })).getAllByRole('listitem');
    await waitFor(() => expect(days()).toHaveLength(92));
    const tree = within(screen.getByRole('navigation', { name: 'Area' }));
    const entries = () => tree.getAllByRole('button').map((button) => button.textContent);
    await waitFor(() => expect(entries()).toEqual(['China2', 'Shanghai1', 'Guangdong1']));
    await user.click(tree.getByRole('button', { name: /^Guangdong/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Screen 1/ })).toBeNull());
    expect(entries()).toEqual(['China2', 'Shanghai1', 'Guangdong1', 'Guangzhou1']);
    await user.click(tree.getByRole('button', { name: /^China/ }));
    await user.click(screen.getByRole('combobox', { name: 'Scene' }));
    await user.click(await screen.findByRole('option', { name: 'Mall' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Screen 1/, hidden: true })).toBeNull());
    await user.click(screen.getByRole('option', { name: 'Office' }));
    expect(await screen.findByRole('row', { name: /Screen 1/, hidden: true })).toBeTruthy();
    await shop.within(async (tx) => {
      for (const id of shop.deviceIds) await tx.devices.update(id, { districtCode: null, scene: null });
    });
  });

  test('keeps what was chosen while a day is typed, and takes only a day that can be bought', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    const first = screen.getByRole('textbox', { name: 'First day' });
    await user.clear(first);
    await user.type(first, '0');
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Screens chosen: 1')).toBeTruthy();
    await user.clear(first);
    // Today is over for who buys.
    await user.type(first, written(shop.day(0)));
    expect(first.getAttribute('aria-invalid')).toBe('true');
    await user.clear(first);
    await user.type(first, written(shop.day(20)));
    expect(first.getAttribute('aria-invalid')).not.toBe('true');
    const last = screen.getByRole('textbox', { name: 'Last day' });
    await user.clear(last);
    await user.type(last, written(shop.day(200)));
    expect(last.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    expect(
      await screen.findByText(new RegExp(`^${written(shop.day(20))} – ${written(shop.day(20))} · .*Screens chosen: 1`)),
    ).toBeTruthy();
  });

  test('says at once what the server would refuse: a price, and plays', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Price up to (yuan)' }), '10000.01');
    expect(screen.getByText(/From ¥0\.01 to ¥10,000\.00/)).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Price up to (yuan)' }));
    await user.click(screen.getByRole('combobox', { name: 'Selling mode' }));
    await user.click(await screen.findByRole('option', { name: /^CPM/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    const plays = await screen.findByRole('textbox', { name: 'How many plays' });
    await user.type(plays, '100000001');
    expect(plays.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/From 1,000 to 100,000,000/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Place the order/ }).hasAttribute('disabled')).toBe(true);
  });

  test('asks the price anew when the order was refused for another', async () => {
    leftAt(shop, { step: 0, from: shop.day(30), to: shop.day(30) });
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    const button = await screen.findByRole('button', { name: 'Place the order · ¥50.00' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    const price = (cptPriceFen: number) =>
      data(shop, shop.personas.owner, 'goods.setPrice', { ids: [shop.goodsId], cptPriceFen });
    await price(CPT + 100);
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Place the order · ¥51.00' })).toBeTruthy();
    expect(screen.getByText(errors.PRICE_CHANGED.en)).toBeTruthy();
    await price(CPT);
  });

  test('says a lost connection in words', async () => {
    leftAt(shop, { step: 0, from: shop.day(31), to: shop.day(31) });
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    await place();
    const inject = shop.app.inject.bind(shop.app) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(shop.app, 'inject').mockImplementation(((...args: unknown[]) =>
      JSON.stringify(args).includes('/ads/order/place')
        ? Promise.reject(new Error('lost'))
        : inject(...args)) as never);
    await user.click(await place());
    expect(await screen.findAllByText('Error loading page! Please try again later!')).toBeTruthy();
    expect(screen.queryByText(/network\.busy/)).toBeNull();
  });

  test('shows the size by which it narrows, also when none of it is on sale any more', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Size' }));
    const size = (await screen.findAllByRole('option'))[1]!;
    const name = size.textContent;
    await user.click(size);
    await data(shop, shop.personas.owner, 'goods.soldOut', { ids: [shop.goodsId] });
    cleanup();
    await open();
    expect(await screen.findByText('No screen fits')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Size' }).textContent).toBe(name);
    await data(shop, shop.personas.owner, 'goods.putaway', { ids: [shop.goodsId] });
  });
});

describe('placing in a group [ADS-04]', () => {
  /** Waits until the values of the group are in the draft. */
  const narrowed = (id: string) =>
    waitFor(() => expect(Object.values(localStorage).join()).toContain(`"narrowedFor":"${id}"`));
  const group = async (input: object) => {
    const { advertiser } = shop.personas;
    const name = `Plan ${Object.keys(input).join()}`;
    const { id: campaignId } = await data<{ id: string }>(shop, advertiser, 'campaign.create', { name });
    const made = { name: `In ${name}`, campaignId, ...input };
    return (await data<{ id: string }>(shop, advertiser, 'promotionGroup.create', made)).id;
  };

  test('begins with what the group names, and its order belongs to the group', async () => {
    const { advertiser } = shop.personas;
    const id = await group({ startDay: shop.day(3), endDay: shop.day(4) });
    const { user } = await renderConsole(shop, advertiser, { path: `/add_slot?group=${id}` });
    expect(await screen.findByText('In Plan startDay,endDay')).toBeTruthy();
    await narrowed(id);
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    // One screen for the two days of the group.
    await user.click(await screen.findByRole('button', { name: /Place the order · ¥100\.00/ }));
    expect(await screen.findByText('To be paid')).toBeTruthy();
    const { list } = await data<{ list: object[] }>(shop, advertiser, 'adsOrder.list', {
      filter: { promotionGroupId: id },
    });
    expect(list).toMatchObject([{ startDay: shop.day(3), endDay: shop.day(4) }]);
  });

  test('says where the group has no room for it, and places nothing', async () => {
    const { advertiser } = shop.personas;
    const id = await group({ budgetFen: 100 });
    const { user } = await renderConsole(shop, advertiser, { path: `/add_slot?group=${id}` });
    await narrowed(id);
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    await user.click(await screen.findByRole('button', { name: /Place the order/ }));
    expect(await screen.findByText('More than the budget of its group: 1.00 yuan')).toBeTruthy();
  });
});

describe('paying an order by QR code [ADS-03] [MKT-03]', () => {
  async function openCode(day: string): Promise<string> {
    const id = await shop.order({ from: day, to: day });
    leftAt(shop, { step: 2, orders: [id] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Pay by QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code to pay ¥100.00' })).toBeTruthy();
    return id;
  }

  test('says that it was paid', async () => {
    await openCode(shop.day(40));
    await pay.scan(await lastPayment());
    await pay.deliver();
    expect(await screen.findByText('Paid: ¥100.00')).toBeTruthy();
    expect(await screen.findByText('To be uploaded')).toBeTruthy();
  });

  test('is one code for all that was placed together', async () => {
    const lines = [[0], [1]].map(([at]) => ({ goodsId: shop.goodsId, deviceIds: [shop.deviceIds[at!]!] }));
    const ids: string[] = [];
    for (const line of lines) ids.push(await shop.order({ lines: [line], from: shop.day(42), to: shop.day(42) }));
    await shop.within(async (tx) => {
      for (const id of ids) await tx.adsOrders.update(id, { placedWith: 'one placing' });
    });
    leftAt(shop, { step: 2, orders: ids });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Pay by QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code to pay ¥100.00' })).toBeTruthy();
    await pay.scan(await lastPayment());
    await pay.deliver();
    expect(await screen.findAllByText('To be uploaded')).toHaveLength(2);
  });

  test('says that the money is in the wallet where the order was over', async () => {
    const id = await openCode(shop.day(41));
    await data(shop, buyer(), 'adsOrder.cancel', { ids: [id] });
    await pay.scan(await lastPayment());
    await pay.deliver();
    const said = 'The order could not be bought any more. ¥100.00 are in the wallet.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await screen.findByText('Cancelled')).toBeTruthy();
  });
});

describe('an agent [ADS-08]', () => {
  test('says first for whom it places, and the order names that advertiser', async () => {
    const { agent } = shop.personas;
    const add = (name: string) =>
      data<{ id: string; advertiserId: string }>(shop, agent, 'proxy.create', { name, type: 'enterprise' });
    const tea = await add('Mountain Tea');
    await add('Night Bakery');
    const cake = await add('Old Cake');
    await shop.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      await tx.corporations.update(tea.advertiserId, { identityState: 'verified' });
      await tx.proxies.update(tea.id, { identityState: 'verified' });
      await tx.proxies.update(cake.id, { identityState: 'expired' });
    });
    const { user } = await open(agent);
    const choice = await screen.findByRole('combobox', { name: 'Advertiser' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(choice);
    const unverified = await screen.findByRole('option', { name: 'Night Bakery · not verified yet' });
    const expired = await screen.findByRole('option', { name: 'Old Cake · its papers have expired' });
    for (const option of [unverified, expired]) expect(option.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('option', { name: 'Mountain Tea' }));
    expect(await screen.findByText('For Mountain Tea')).toBeTruthy();
    await user.click(await screen.findByRole('checkbox', { name: /^Choose Screen 0/ }));
    await user.click(screen.getByRole('button', { name: 'Go on to the price' }));
    await user.click(await place());
    expect(await screen.findByRole('cell', { name: 'Mountain Tea' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose another' })).toBeNull();
    const { list } = await data<{ list: object[] }>(shop, agent, 'adsOrder.list', {});
    expect(list).toEqual([expect.objectContaining({ advertiserId: tea.advertiserId })]);
  });
});

test('more screens than a page are leafed through [ADS-03]', async () => {
  const large = await buildShop({ screens: 21 });
  try {
    const { user } = await renderConsole(large, large.personas.advertiser, { path: '/add_slot' });
    expect(await screen.findByText('21 screens on sale')).toBeTruthy();
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect(await screen.findAllByRole('checkbox', { name: /^Choose Screen/ })).toHaveLength(1);
  } finally {
    cleanup();
    await large.close();
  }
});
