import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { works } from '#src/ui/works/works.ts';
import { buildTestApp, type TestApp } from '../../../support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '../../../support/renderConsole.tsx';

let server: TestApp;
let saved: string[];

beforeAll(() => Promise.all([import('#src/ui/works/saveRows.ts'), import('#src/ui/works/WorkTray.tsx')]));
beforeEach(async () => {
  server = await buildTestApp();
  localStorage.clear();
  stubBrowser();
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.href === 'blob:one') saved.push(this.download);
  });
});
afterEach(async () => {
  cleanup();
  works.show([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.close();
});

/** Opens the list of screens and begins its export, which waits until it is let go or broken. */
async function beginExport() {
  const held = Promise.withResolvers<void>();
  const opened = await renderConsole(server, server.personas.owner, {
    path: '/dev_mag',
    before: (path) => (path.startsWith('/device/export') ? held.promise : undefined),
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Export' }));
  const tray = within(await screen.findByRole('region', { name: 'Running work' }));
  expect(tray.getByRole('progressbar', { name: 'Export: Devices' })).toBeTruthy();
  return { ...opened, held, tray };
}

const leave = async ({ router }: Awaited<ReturnType<typeof renderConsole>>) => {
  await act(() => router.navigate('/adv_mag'));
  await screen.findByRole('heading', { name: 'Ads', level: 1 });
};

test('an export goes on over another page, and its file is saved [UI-06, UI-10]', async () => {
  const opened = await beginExport();
  await leave(opened);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);
  opened.held.resolve();
  expect(await opened.tray.findByText(/^Devices.*\.xlsx was saved$/)).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(asks()).toBe(false);
});

test('an export that broke off stays in the tray after its page was left [UI-06]', async () => {
  const opened = await beginExport();
  await leave(opened);
  opened.held.reject(new Error('no line'));
  expect(await opened.tray.findByText('Error loading page! Please try again later!')).toBeTruthy();
  expect(saved).toEqual([]);
  await opened.user.click(opened.tray.getByRole('button', { name: 'Dismiss: Export: Devices' }));
  expect(works.list()).toEqual([]);
});

test('an export is cancelled from the tray: nothing is saved, and nothing is called an error [UI-06]', async () => {
  const opened = await beginExport();
  await opened.user.click(opened.tray.getByRole('button', { name: 'Cancel: Export: Devices' }));
  await waitFor(() => expect(works.list()).toEqual([]));
  opened.held.resolve();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', false));
  expect(saved).toEqual([]);
  // The bar about the network is always there, and says nothing.
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([]);
  expect(document.querySelector('.MuiSnackbar-root')).toBeNull();
});

test('before another language or a logout it is said what would break off [UI-06, SES-08, SES-13]', async () => {
  const { user, held } = await beginExport();
  const lost = /^What still runs in the background will break off/;
  await user.click(screen.getByRole('button', { name: '简体中文' }));
  const question = await screen.findByRole('dialog', { name: 'Switch to 简体中文?' });
  expect(within(question).getByText(lost)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  held.resolve();
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '简体中文' }));
  await screen.findByRole('dialog', { name: 'Switch to 简体中文?' });
  expect(screen.queryByText(lost)).toBeNull();
});
