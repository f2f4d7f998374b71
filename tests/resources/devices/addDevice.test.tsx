import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { screenCode } from '#src/ui/inputs/ScreenCodeInput.tsx';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { data } from '../../support/call.ts';
import { addDevice, givePoints, showNumber } from '../../support/library.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
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

async function fill(number: string) {
  const scene = await renderConsole(server, server.personas.owner, { path: '/dev_mag/manual_add_dev' });
  const { user } = scene;
  await user.type(await screen.findByRole('textbox', { name: /^Device No/ }), number);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Lobby');
  await user.click(screen.getByRole('radio', { name: 'Android' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Group/ })).toHaveProperty('value', 'Default group'),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return scene;
}

test.each([
  ['ab12-cd34', 'AB12CD34'],
  [' ab12 cd34 ef', 'AB12CD34'],
  ['ä1', '1'],
])('a number typed as "%s" is %s [DEV-03]', (typed, number) => {
  expect(screenCode(typed)).toBe(number);
});

describe('adding a screen', () => {
  test('takes the number that it shows [DEV-03]', async () => {
    await givePoints(server, 'android');
    const number = await showNumber(server, 'b'.repeat(43));
    await fill(`${number.slice(0, 4)} ${number.slice(4)}`.toLowerCase());
    await waitFor(
      async () => {
        const { list } = await data<{ list: { name: string; uuid: string }[] }>(
          server,
          server.personas.owner,
          'device.list',
          {},
        );
        expect(list).toMatchObject([{ name: 'Lobby', uuid: number }]);
      },
      { timeout: 20_000 },
    );
  });

  test('says at the field that there is no such number [DEV-04]', async () => {
    await fill('ZZZZ9999');
    expect((await screen.findAllByText('The device number is wrong')).length).toBeGreaterThan(0);
  });
});

test('a screen says first how it is [DEV-01, DEV-19]', async () => {
  const id = await addDevice(server, server.personas.owner, 'Gate');
  await renderConsole(server, server.personas.owner, { path: `/devices/${id}/show` });
  expect(await screen.findByText('Never yet')).toBeTruthy();
});
