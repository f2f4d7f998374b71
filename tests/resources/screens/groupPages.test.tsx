import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { laidScreen } from '#tests/support/screens.ts';

const DAY = 86_400_000;

let app: TestApp;
let group: string;
let lobby: string;
beforeAll(async () => {
  app = await buildTestApp();
  const { own, owner } = app.personas;
  group = (await data<{ id: string }>(app, owner, 'deviceGroup.create', { name: 'Shops', kind: 'common' })).id;
  lobby = await laidScreen(app, { name: 'Lobby', layoutId: own.layoutId });
  await laidScreen(app, { name: 'Counter', layoutId: own.layoutId, groupId: group });
  const now = app.clock.now();
  await app.services.store.write({ kind: 'system', corpId: own.corpId }, async (tx) => {
    const shown = { kind: 'text', slotId: own.slotId, targetType: 'deviceGroup', targetIds: [group] } as const;
    const period = { startAt: now - DAY, endAt: now + 30 * DAY, durationS: 10, deliveryMode: 'precise' } as const;
    const add = (name: string, status: 'playing' | 'paused') =>
      tx.ads.insert({
        ...shown,
        ...period,
        targetIds: [group],
        number: name,
        name,
        status,
        text: name,
        type: 'common',
      });
    await add('Latte', 'playing');
    await add('Old tea', 'paused');
  });
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string) => renderConsole(app, app.personas.owner, { path });

describe('the screens of a group [DEV-11]', () => {
  test('are put in from a list that is searched, and taken out again, each after it is said what that touches [UI-09]', async () => {
    const groupOf = async () =>
      (await data<{ groupId: string | null }>(app, app.personas.owner, 'device.one', { id: lobby })).groupId;
    const { user } = await open(`/devgroup_mag/add_dev/${group}`);
    expect(await screen.findByText('Counter')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Add devices' }));
    const row = (await screen.findByText('Lobby')).closest('tr, li')!;
    expect(screen.queryByText('Counter')).toBeNull();
    await user.click(within(row as HTMLElement).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Add 1?' }));
    expect(asked.getByText('What this change touches: running ads 1, sold orders 0.')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(await groupOf()).not.toBe(group);
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add' }));
    await waitFor(async () => expect(await groupOf()).toBe(group));
    await user.click(screen.getByRole('tab', { name: 'Devices in it' }));
    const inside = (await screen.findByText('Lobby')).closest('tr, li')!;
    await user.click(within(inside as HTMLElement).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Take out' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Take out 1?' })).getByRole('button', { name: 'Take out' }),
    );
    await waitFor(async () => expect(await groupOf()).toBeNull());
  });
});

describe('the play list of a group [DEV-11]', () => {
  test('says what plays, with its length, and of the other ads why they do not', async () => {
    await open(`/devgroup_mag/play_list/${group}`);
    expect(await screen.findByRole('heading', { name: 'Shops: play list' })).toBeTruthy();
    expect((await screen.findAllByText('Latte')).length).toBeGreaterThan(0);
    expect(screen.getByText(/Common ads take turns/).textContent).toContain('one round takes 10 s');
    const absent = screen.getByRole('heading', { name: 'Does not play on this day' }).closest('section')!;
    expect(within(absent).getByRole('link', { name: 'Old tea' })).toBeTruthy();
    expect(within(absent).getByText('It is paused, or its plan is')).toBeTruthy();
  });

  test('shows another day, without a now', async () => {
    const { user, router } = await open(`/devgroup_mag/play_list/${group}`);
    expect(await screen.findByRole('heading', { name: 'On now' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'On now' })).toBeNull());
    expect(router.state.location.search).toMatch(/^\?day=\d{4}-\d\d-\d\d$/);
  });
});

describe('many multi-screen groups [DEV-11]', () => {
  test('are made at once; one whose name is taken says so at its line', async () => {
    await data(app, app.personas.owner, 'deviceGroup.create', { name: 'Wall 2', kind: 'common' });
    const { user } = await open('/devgroup_mag/new_multi_devgroup');
    await user.click(await screen.findByRole('button', { name: 'Create 3 groups' }));
    expect(await screen.findAllByRole('link', { name: 'Add devices' })).toHaveLength(2);
    const taken = screen.getByRole('textbox', { name: 'Wall 2' });
    await user.clear(taken);
    await user.type(screen.getByRole('textbox', { name: '' }), 'North wall');
    await user.click(screen.getByRole('button', { name: 'Create 1 groups' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Add devices' })).toHaveLength(3));
  });
});
