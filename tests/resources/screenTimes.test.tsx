import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { laidScreen } from '#tests/support/screens.ts';

let server: TestApp;
let screenId: string;
beforeAll(async () => {
  server = await buildTestApp();
  const { owner, own } = server.personas;
  screenId = await laidScreen(server, { name: 'Berlin window', layoutId: own.layoutId, zone: 'Europe/Berlin' });
  await data(server, owner, 'alarm.create', { deviceId: screenId, kind: 'help', information: 'Somebody called' });
  const timer = { name: 'Night', kind: 'volume', level: 10, targetType: 'device', targetIds: [screenId] };
  await data(server, owner, 'deviceTimer.create', { ...timer, repeat: 'daily', time: '22:15' });
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

/** The reader's clock in tests is UTC, the screen's an hour or two ahead of it. */
const THERE = /GMT\+[12]$/;
const open = (path: string) => renderConsole(server, server.personas.owner, { path });

describe('a time at a screen says whose clock it is [DEV-17]', () => {
  test('in a list: by the reader’s and by the screen’s, where they differ', async () => {
    await open('/alarm_system');
    const row = (await screen.findByText('Somebody called')).closest('tr')!;
    expect(await within(row).findByText(THERE)).toBeTruthy();
    expect(within(row).getByText(/^\s*(UTC|GMT\+0)$/)).toBeTruthy();
  });

  test('on its own page, in what its player told last', async () => {
    await open(`/devices/${screenId}/show`);
    expect((await screen.findAllByText(/\(.*GMT\+[12]\)|GMT\+[12]$/)).length).toBeGreaterThan(0);
  });

  test('in a list of times of day, which are those of each screen', async () => {
    await open('/device_timers');
    const row = (await screen.findByText('Night')).closest('tr')!;
    const time = within(row).getByTitle('By the clock of each device');
    expect(time.textContent).toBe('22:15 local');
  });

  test('in a form: a moment by the reader’s clock, a time of day by the screen’s', async () => {
    const { user } = await open('/device-timers/create');
    expect((await screen.findAllByText('By the clock of each device')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: 'Once' }));
    expect((await screen.findAllByText(/; the same moment at every screen$/)).length).toBeGreaterThan(0);
  });
});
