import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { addDevice } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { setRow } from '#tests/support/rows.ts';

let server: TestApp;
const MINUTE = 60_000;

/** In the order in which they were added, which is that of their names, too; minutes since each was heard of, null: never. */
const SCREENS = [
  ['Atrium', null, 'inactive'],
  ['Bar', 1, 'online'],
  ['Corridor', 90, 'online'],
  ['Door', 5, 'offline'],
] as const;

beforeAll(async () => {
  server = await buildTestApp();
  const { owner } = server.personas;
  for (const [name, heard, status] of SCREENS) {
    const id = await addDevice(server, owner, name, name.charAt(0).repeat(43));
    const heartbeatAt = heard === null ? null : server.clock.now() - heard * MINUTE;
    await setRow(server, 'device', id, { status, heartbeatAt });
    await data(server, owner, 'deviceGroup.create', { name: `Group of ${name}`, kind: 'common' });
    server.clock.advance(1000);
  }
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

/** Names that can be chosen, in their order. */
async function choices(path: string, first: string): Promise<string[]> {
  await renderConsole(server, server.personas.owner, { path });
  const link = await screen.findByRole('link', { name: new RegExp(`^${first}`) });
  const list = link.closest('ul')!;
  await waitFor(() => expect(list.querySelectorAll('li').length).toBeGreaterThan(SCREENS.length - 1));
  return [...list.querySelectorAll('a > span:first-child')].map(({ textContent }) => textContent);
}

describe('what the remote control is for is chosen [DEV-08]', () => {
  test('among screens, those that were heard of last first, and those never heard of last', async () => {
    expect(await choices('/dev_mag/remote_control', 'Bar')).toEqual(['Bar', 'Door', 'Corridor', 'Atrium']);
  });

  test('among groups, by name', async () => {
    const names = await choices('/devgroup_mag/remote_control', 'Group of Bar');
    expect(names).toEqual(names.toSorted());
    expect(names).toContain('Group of Door');
  });
});
