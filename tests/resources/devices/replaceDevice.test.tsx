import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { addDevice, showNumber } from '../../support/library.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  id = await addDevice(server, server.personas.owner, 'Lobby');
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

/** Opens the question on the page of the screen. */
async function ask(language: 'zh_cn' | 'en_us', replace: RegExp) {
  const { user } = await renderConsole(server, server.personas.owner, { path: `/devices/${id}/show`, language });
  await user.click(await screen.findByRole('button', { name: replace }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: replace })) };
}
const ENGLISH = /^Replace hardware/;

describe('putting another machine in the place of a screen', () => {
  test.each([
    ['en_us', ENGLISH, /plays that it has not reported are lost/],
    ['zh_cn', /^更换硬件/, /未上报的播放记录将丢失/],
  ] as const)('says what it does before it is done, in %s [DEV-21]', async (language, name, sentence) => {
    const { dialog } = await ask(language, name);
    expect(await dialog.findByText(sentence)).toBeTruthy();
  });

  test('says at the code what is wrong with it, and keeps the question open [DEV-21]', async () => {
    const { user, dialog } = await ask('en_us', ENGLISH);
    const code = await dialog.findByRole('textbox', { name: /^Code of the new player/ });
    await user.type(code, 'AAAAAAAA');
    await user.click(dialog.getByRole('button', { name: 'Replace hardware' }));
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getByText('The device number is wrong')).toBeTruthy();
    expect(screen.queryByText(/1 failed/)).toBeNull();

    await user.clear(code);
    await user.type(code, await showNumber(server, 'c'.repeat(43)));
    await user.click(dialog.getByRole('button', { name: 'Replace hardware' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Replace hardware: 1 done')).toBeTruthy();
  });
});
