import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { own, superior } = app.personas;
  const tag = (corpId: string, name: string) =>
    app.services.store.write({ kind: 'system', corpId }, (tx) => tx.tags.insert({ name }));
  await tag(own.corpId, 'Window');
  await tag(superior.corpId, 'Entrance');
  await data(app, app.personas.superior, 'deviceGroup.create', { name: 'Zoo', kind: 'common' });
  await data(app, app.personas.owner, 'deviceGroup.create', { name: 'Arcade', kind: 'common' });
});
afterAll(() => app.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a row of another enterprise names its owner, one of the reader’s own does not [UI-13, trial 3]', async () => {
  localStorage.clear();
  stubBrowser();
  await renderConsole(app, app.personas.superior, { path: '/app_tags' });
  const foreign = (await screen.findByText('Window')).closest('tr')!;
  expect(await within(foreign).findByText('Own')).toBeTruthy();
  const own = screen.getByText('Entrance').closest('tr')!;
  expect(within(own).queryByText('Superior')).toBeNull();
});

test('a reference offers the records of one’s own enterprise alone [UI-13, trial 3]', async () => {
  localStorage.clear();
  stubBrowser();
  const { user } = await renderConsole(app, app.personas.superior, { path: '/dev_mag/manual_add_dev' });
  await user.click(await screen.findByLabelText(/Group/));
  const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(names.filter((name) => name?.startsWith('Default'))).toHaveLength(1);
});

/** Opens a page as the superior. */
async function open(path: string) {
  localStorage.clear();
  stubBrowser();
  return renderConsole(app, app.personas.superior, { path });
}

/** The groups of both enterprises where they may be named: own ones first, though they come later by name. */
const GROUPS = ['Default group', 'Zoo', 'Arcade · Own', 'Default group · Own'];

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('a filter offers own records first and others with their owner, whom it says of the chosen one, too [UI-13]', async () => {
  const filter = encodeURIComponent(JSON.stringify({ groupId: app.personas.own.groupId }));
  const { user } = await open(`/dev_mag?filter=${filter}`);
  await user.click(await screen.findByRole('button', { name: 'Group: Default group · Own' }));
  const editor = await screen.findByRole('combobox', { name: 'Group' });
  await waitFor(() => expect(editor).toHaveProperty('value', 'Default group · Own'));
  await user.click(editor);
  await waitFor(() => expect(options()).toEqual(GROUPS));
});

test('a picker is narrowed by what belongs to the enterprise whose records it offers [UI-13]', async () => {
  const { user } = await open(`/device-timers/create?source=${encodeURIComponent('{"targetType":"device"}')}`);
  await user.click(await screen.findByRole('button', { name: 'Choose: Devices' }));
  await user.click(await screen.findByRole('combobox', { name: 'Group' }));
  await waitFor(() => expect(options()).toEqual(['Default group', 'Zoo']));
});

test('a report is narrowed to own records first, and to others by their owner’s name [UI-13, REP-06]', async () => {
  const { user } = await open('/device_report');
  await user.click(await screen.findByRole('combobox', { name: 'Narrow to' }));
  await user.click(await screen.findByRole('option', { name: 'Group' }));
  await user.click(await screen.findByRole('combobox', { name: 'Group' }));
  await waitFor(() => expect(options()).toEqual(GROUPS));
  await user.click(screen.getByRole('option', { name: 'Arcade · Own' }));
  expect(await screen.findByRole('button', { name: 'Take out Arcade · Own' })).toBeTruthy();
});

test('what is controlled from afar is named with its owner, where it is chosen and on its page [UI-13, DEV-08]', async () => {
  const { user } = await open('/devgroup_mag/remote_control');
  const foreign = await screen.findByRole('link', { name: /^Arcade/ });
  await within(foreign).findByText('Own');
  const names = screen.getAllByRole('link', { name: /^(?:Arcade|Default group|Zoo)/ }).map((each) => each.textContent);
  expect(names).toEqual(['Default group', 'Zoo', 'ArcadeOwn', 'Default groupOwn']);
  await user.click(foreign);
  const title = await screen.findByRole('heading', { level: 1, name: /Arcade/ });
  expect(await within(title).findByText('Own')).toBeTruthy();
});

test('many multi-screen groups are made with a layout of the own enterprise alone [UI-13, DEV-11]', async () => {
  const { user } = await open('/devgroup_mag/new_multi_devgroup');
  await user.click(await screen.findByRole('combobox', { name: 'Layout' }));
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  expect(new Set(options()).size).toBe(options().length);
});
