import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { showNumber } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

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

describe('finding a screen by its number [NET-11]', () => {
  test('says that it waits, and leads to the form with the number filled in', async () => {
    const number = await showNumber(server, 'f'.repeat(43));
    const { user, router } = await renderConsole(server, server.personas.owner, { path: '/dev_mag/find_screen' });
    const field = await screen.findByRole('textbox', { name: 'Device No.' });
    await user.type(field, 'abc');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByText('A number has 8 letters and digits')).toBeTruthy();
    await user.clear(field);
    await user.type(field, ` ${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase());
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Waits to be added')).toBeTruthy();
    expect(router.state.location.search).toBe(`?number=${number}`);
    await user.click(screen.getByRole('link', { name: 'Add this device' }));
    const filled = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Device No/ });
    expect(filled.value).toBe(number);
  });

  test('says that nobody knows it', async () => {
    await renderConsole(server, server.personas.owner, { path: '/dev_mag/find_screen?number=AAAAAAAA' });
    expect(await screen.findByText('Unknown')).toBeTruthy();
  });
});
