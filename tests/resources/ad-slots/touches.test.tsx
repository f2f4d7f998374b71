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
