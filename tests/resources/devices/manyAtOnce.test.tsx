// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { setRow } from '#tests/support/rows.ts';
import { openChain, type Chain } from '../../server/handlers/stores/chain.ts';

let chain: Chain;
beforeAll(async () => {
  chain = await openChain();
});
afterAll(() => chain.test.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (path: string, language?: 'en_us' | 'zh_cn') =>
  renderConsole(chain.test, chain.test.personas.owner, { path, ...(language ? { language } : {}) });

const addNight = (targetIds: readonly string[]) =>
  data(chain.test, chain.test.personas.owner, 'deviceTimer.create', {
    name: 'Night',
    kind: 'power',
    repeat: 'daily',
    offTime: '22:00',
    onTime: '06:00',
    onDay: 'next',
    targetType: 'device',
    targetIds,
  });

test('a timer for chosen screens is filled in with them, more are found by their store, and it says what is likely not meant [DEV-07, UI-10]', async () => {
  await addNight([chain.screens.Door, chain.screens.Till]);
  const draft = {
    targetType: 'device',
    targetIds: [chain.screens.Hall],
    kind: 'power',
    offTime: '06:10',
    onTime: '08:00',
    onDay: 'same',
    repeat: 'daily',
  };
  const source = encodeURIComponent(JSON.stringify(draft));
  const { user } = await open(`/device-timers/create?source=${source}`);
  expect(await screen.findByText('Hall')).toBeTruthy();
  expect(screen.queryByText('Is this meant?')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Change selection' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose: Devices' }));
  await user.click(await picker.findByRole('combobox', { name: 'Store' }));
  await user.click(await screen.findByRole('option', { name: 'First' }));
  await waitFor(() => expect(picker.getAllByRole('checkbox')).toHaveLength(2));
  await user.click(picker.getByRole('button', { name: 'All 2 found' }));
  await user.click(picker.getByRole('button', { name: 'Use the 3 chosen' }));
  expect(await screen.findByText('Is this meant?')).toBeTruthy();
  expect(
    screen.getByText(/^Only 10 min lie between “Night” and this timer, first on .*06:00\. \(2 screens\)/),
  ).toBeTruthy();
});

test.each([
  ['en_us', 'Off as planned', 'Offline'],
  ['zh_cn', '按计划关机', '离线'],
] as const)(
  'a screen that its timer has off says so instead of offline, in the list and on its page (%s) [DEV-18]',
  async (language, planned, offline) => {
    const { test: server, screens } = chain;
    await setRow(server, 'device', screens.Door, { status: 'offline' });
    await setRow(server, 'device', screens.Lift, { status: 'offline' });
    const now = server.clock.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    const timer = { name: 'Break', kind: 'power', repeat: 'once', targetType: 'device', targetIds: [screens.Door] };
    await data(server, server.personas.owner, 'deviceTimer.create', { ...timer, offAt: at(1000), onAt: at(3_600_000) });
    server.clock.advance(60_000);
    await open('/devices', language);
    const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
    expect(await (await row('Door')).findByText(planned)).toBeTruthy();
    expect((await row('Lift')).getByText(offline)).toBeTruthy();
    cleanup();
    await open(`/devices/${screens.Door}/show`, language);
    // Beside the name and among its fields; its latest changes go on saying what it told.
    await waitFor(() => expect(screen.getAllByText(planned)).toHaveLength(2));
  },
);
