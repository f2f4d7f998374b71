import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayAt } from '#core/sales/days.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  const { owner, own } = server.personas;
  const slot = { layoutId: own.layoutId, width: 100, height: 100, carouselPlaces: 3, sellingMode: 'cpt' };
  ({ id } = await data<{ id: string }>(server, owner, 'adSlot.create', { ...slot, name: 'Hall', cptPriceFen: 900 }));
  await server.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.db
      .insertInto('seats')
      .values({
        device_id: 'hall',
        slot_id: id,
        day: dayAt(tx.now),
        seat: 1,
        corp_id: own.corpId,
        order_id: 'o1',
        until: null,
        stock: 3,
      })
      .execute(),
  );
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const slotNow = () =>
  data<{ name: string; carouselPlaces: number }>(server, server.personas.owner, 'adSlot.one', { id });
const openForm = () => renderConsole(server, server.personas.owner, { path: `/ad-slots/${id}` });
const places = async () => screen.findByRole('textbox', { name: /^Max carousel ads/ });

test('a form says what its change touches before it is saved [UI-09]', async () => {
  const { user } = await openForm();
  await user.clear(await places());
  await user.type(await places(), '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this?' });
  expect(within(dialog).getByText('What this change touches: running ads 0, sold orders 1.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect((await slotNow()).carouselPlaces).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Save this?' })).getByRole('button', { name: 'Save' }),
  );
  await waitFor(async () => expect((await slotNow()).carouselPlaces).toBe(5));
});

test('a form asks nothing about a change that decides nothing [UI-09]', async () => {
  const { user } = await openForm();
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' of screens');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await slotNow()).name).toBe('Hall of screens'));
});

test('a change of many at once says what it touches while its fields are chosen [UI-09, UI-10]', async () => {
  const { user } = await renderConsole(server, server.personas.owner, { path: '/ad-slots' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Edit fields' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Edit fields/ }));
  const add = async (name: string) => {
    await user.click(dialog.getByRole('button', { name: 'Add a field' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await add('CPT price (yuan per slot per day)');
  expect(dialog.queryByText(/^What this change touches/)).toBeNull();
  await add('Max carousel ads');
  expect(await dialog.findByText('What this change touches: running ads 0, sold orders 1.')).toBeTruthy();
});

test('pausing a plan says what it touches before it happens, and nothing where it touches nothing [UI-09, AD-11]', async () => {
  const { owner, own } = server.personas;
  const add = (name: string) => data<{ id: string }>(server, owner, 'campaign.create', { name });
  const [plan] = [await add('Spring'), await add('Autumn')];
  await server.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    for (const name of ['Latte', 'Mocha'])
      await tx.ads.insert({
        number: name,
        name,
        status: 'playing',
        type: 'common',
        slotId: own.slotId,
        campaignId: plan.id,
      });
  });
  const { user } = await renderConsole(server, owner, { path: '/adv_mag/pop_plan_mag' });
  const pause = async (names: string[]) => {
    for (const name of names) {
      const row = (await screen.findByText(name)).closest('tr, li') as HTMLElement;
      await user.click(within(row).getByRole('checkbox'));
    }
    await user.click(within(screen.getByRole('toolbar', { name: /selected/ })).getByRole('button', { name: 'Pause' }));
    return screen.findByRole('dialog');
  };
  const asked = await pause(['Spring', 'Autumn']);
  expect(await within(asked).findByText('What this change touches: running ads 2, sold orders 0.')).toBeTruthy();
  await user.click(within(asked).getByRole('button', { name: 'Pause (2)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const statuses = await data<{ list: { name: string; status: string }[] }>(server, owner, 'campaign.list', {});
  expect(
    statuses.list
      .filter(({ status }) => status === 'paused')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Autumn', 'Spring']);
});
