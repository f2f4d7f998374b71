import { cleanup, screen, within } from '@testing-library/react';
import axios, { type AxiosAdapter } from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../support/buildTestApp.ts';
import { data } from '../../../support/call.ts';
import { givePoints, postFile, showNumber } from '../../../support/library.ts';
import { renderConsole, stubBrowser } from '../../../support/renderConsole.tsx';
import { makeSheet, openSheet } from '../../../support/sheets.ts';
import { until } from '#tests/support/until.ts';

let server: TestApp;
let saved: { name: string; blob: Blob }[];
const adapter = axios.defaults.adapter;

/** Posts the form of an upload to the server in this process, as a browser does to the store. */
const toTheStore: AxiosAdapter = async (config) => {
  const fields: { name: string; value: string }[] = [];
  let bytes = Buffer.alloc(0);
  for (const [name, value] of (config.data as FormData).entries()) {
    if (typeof value === 'string') fields.push({ name, value });
    else bytes = Buffer.from(await value.arrayBuffer());
  }
  const status = await postFile(server, { uploadId: '', url: config.url!, fields }, bytes);
  return { data: {}, status, statusText: '', headers: {}, config };
};

beforeEach(async () => {
  server = await buildTestApp();
  localStorage.clear();
  stubBrowser();
  axios.defaults.adapter = toTheStore;
  saved = [];
  const urls = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    urls.set(`blob:${urls.size}`, blob as Blob);
    return `blob:${urls.size - 1}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = urls.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (adapter) axios.defaults.adapter = adapter;
  await server.close();
});

const rowsOf = async (at: number) => openSheet(Buffer.from(await saved[at]!.blob.arrayBuffer()));

test('screens are imported from a sheet: template, file, progress, what failed and why [DEV-03, UI-06]', async () => {
  const { owner, own } = server.personas;
  await givePoints(server, 'android');
  const group = await data<{ name: string }>(server, owner, 'deviceGroup.one', { id: own.groupId });
  const uuid = await showNumber(server);
  const { user } = await renderConsole(server, owner, { path: '/dev_mag' });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import: Devices' });

  await user.click(within(dialog).getByRole('button', { name: 'Template' }));
  await until(() => expect(saved).toHaveLength(1));
  const [headings = []] = await rowsOf(0);
  expect(saved[0]?.name).toBe('Devices-import template.xlsx');

  const column = (name: string): number => headings.findIndex((each) => String(each).startsWith(name));
  const row = (values: Record<string, string>) => {
    const cells = headings.map((): string | null => null);
    for (const [name, value] of Object.entries(values)) cells[column(name)] = value;
    return cells;
  };
  const good = { 'Device No.': uuid, Name: 'Lobby', Type: 'Android', Group: group.name };
  const bytes = await makeSheet([headings, row(good), row({ ...good, 'Device No.': 'ABCD2345', Group: 'Nowhere' })]);
  const file = new File([new Uint8Array(bytes)], 'screens.xlsx');
  await user.upload(within(dialog).getByLabelText('Choose a workbook'), file);

  expect(await within(dialog).findByText('1 imported, 1 failed')).toBeTruthy();
  const wrong = within(dialog).getByRole('region', { name: 'What is wrong' });
  expect(
    within(wrong).getByText('There is none called “Nowhere”: The device group does not exist, create it first'),
  ).toBeTruthy();
  expect(within(wrong).getByText('D · Group')).toBeTruthy();
  expect(await screen.findByText('Lobby')).toBeTruthy();

  await user.click(within(dialog).getByRole('button', { name: 'Rows that failed' }));
  await until(() => expect(saved).toHaveLength(2));
  expect((await rowsOf(1))[1]?.at(-1)).toBe(
    '3: Group: There is none called “Nowhere”: The device group does not exist, create it first',
  );

  await user.click(within(dialog).getByRole('link', { name: 'Show the import' }));
  expect(await screen.findByRole('heading', { name: 'screens.xlsx' })).toBeTruthy();
  expect(
    await screen.findByText('There is none called “Nowhere”: The device group does not exist, create it first'),
  ).toBeTruthy();
});

test('an import whose dialog was closed is followed to its end, with the way to its page [DEV-03, UI-06]', async () => {
  const { owner, own } = server.personas;
  await givePoints(server, 'android');
  const group = await data<{ name: string }>(server, owner, 'deviceGroup.one', { id: own.groupId });
  const held = Promise.withResolvers<void>();
  const { user } = await renderConsole(server, owner, {
    path: '/dev_mag',
    before: (path) => (path.startsWith('/import/task/detail.shtml') ? held.promise : undefined),
  });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import: Devices' });
  await user.click(within(dialog).getByRole('button', { name: 'Template' }));
  await until(() => expect(saved).toHaveLength(1));
  const [headings = []] = await rowsOf(0);
  const good: Readonly<Record<string, string>> = {
    'Device No.': await showNumber(server),
    Name: 'Lobby',
    Type: 'Android',
    Group: group.name,
  };
  const cells = headings.map((heading) => {
    const name = Object.keys(good).find((each) => String(heading).startsWith(each));
    return name === undefined ? null : good[name]!;
  });
  const bytes = await makeSheet([headings, cells]);
  await user.upload(
    within(dialog).getByLabelText('Choose a workbook'),
    new File([new Uint8Array(bytes)], 'screens.xlsx'),
  );
  await user.click(await within(dialog).findByRole('button', { name: 'Leave it running' }));

  const tray = within(await screen.findByRole('region', { name: 'Running work' }));
  expect(tray.getByRole('progressbar', { name: 'Import: screens.xlsx' })).toBeTruthy();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  held.resolve();
  expect(await tray.findByText('1 imported, 0 failed')).toBeTruthy();
  await user.click(tray.getByRole('link', { name: 'Show the import' }));
  expect(await screen.findByRole('heading', { name: 'screens.xlsx' })).toBeTruthy();
  await user.click(tray.getByRole('button', { name: 'Dismiss: Import: screens.xlsx' }));
  expect(screen.queryByRole('region', { name: 'Running work' })).toBeNull();
});

test('what is no workbook is refused before it is sent, what is none inside after', async () => {
  const { user } = await renderConsole(server, server.personas.owner, { path: '/dev_mag' });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import: Devices' });
  const input = within(dialog).getByLabelText('Choose a workbook');
  await user.upload(input, new File(['x'], 'screens.xlsx'));
  expect(await within(dialog).findByText('The file has a wrong type')).toBeTruthy();
  expect((await data<{ total: number }>(server, server.personas.owner, 'importTask.list')).total).toBe(0);
});

test('who may not add screens sees no import', async () => {
  await renderConsole(server, server.personas.reviewer, { path: '/adv_mag' });
  await screen.findByRole('button', { name: 'Export' });
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});
