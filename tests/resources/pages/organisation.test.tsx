import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { addDevice } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

const PATH = '/corporate_manage/organization';

let app: TestApp;
let names: { head: string; north: string; south: string };
beforeAll(async () => {
  app = await buildTestApp();
  const { owner, own } = app.personas;
  const id = await addDevice(app, owner, 'Lobby');
  const nameOf = async (dept: string) =>
    (await data<{ name: string }>(app, owner, 'department.one', { id: dept })).name;
  names = { head: await nameOf(own.departmentId), north: await nameOf(own.northId), south: await nameOf(own.southId) };
  await app.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.devices.update(id, { deptId: own.northId }),
  );
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

const open = (persona: 'owner' | 'rival' | 'superior' = 'owner', path = PATH) =>
  renderConsole(app, app.personas[persona], { path });
const item = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name},`) });
const parentOf = async () =>
  (await data<{ parentId: string }>(app, app.personas.owner, 'department.one', { id: app.personas.own.southId }))
    .parentId;

describe('the organisation tree', () => {
  test('opens with the top, counts what hangs below, and shows its people and devices [ENT-02]', async () => {
    const { user } = await open();
    expect((await item(names.head)).getAttribute('aria-label')).toContain('5 employees, 1 devices');
    await user.click(within(await item(names.north)).getByText(names.north));
    const details = await screen.findByRole('region', { name: names.north });
    expect((await within(details).findAllByText('staff_north')).length).toBeGreaterThan(0);
    await user.click(await within(details).findByRole('tab', { name: /Device/ }));
    expect(await within(details).findByText('Lobby')).toBeTruthy();
  });

  test('shows a department at once where the session sees one enterprise, and on a phone the tree alone [ENT-02]', async () => {
    await open();
    expect(await screen.findByRole('region', { name: names.head })).toBeTruthy();
    cleanup();
    stubBrowser({ isNarrow: true });
    await open();
    await item(names.north);
    expect(screen.queryByRole('region', { name: names.head })).toBeNull();
  });

  test('shows one’s own enterprise at once where there are several: facts, actions, and numbers that open lists [ENT-02]', async () => {
    const { user, router } = await open('superior');
    const details = await screen.findByRole('region', { name: 'Superior' });
    expect((await item('Superior')).getAttribute('aria-selected')).toBe('true');
    expect((await within(details).findAllByText('Enabled')).length).toBeGreaterThan(0);
    expect(await within(details).findByText('Media owner')).toBeTruthy();
    // One's own enterprise is nothing that one pauses.
    expect(within(details).queryByRole('button', { name: 'Pause' })).toBeNull();
    const { corpId } = app.personas.superior;
    const users = await within(details).findByRole('link', { name: /^Users\s*1$/ });
    expect(new URLSearchParams(users.getAttribute('href')?.split('?')[1]).get('filter')).toBe(
      JSON.stringify({ corpId }),
    );
    expect(router.state.historyAction).toBe('POP');
    await user.click(await within(details).findByRole('link', { name: /^Subordinates\s*1$/ }));
    expect(await within(await screen.findByRole('table')).findByText('Own')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Superior: Superior/ })).toBeTruthy();
  });

  test('is walked, closed and opened by arrow keys [ENT-02]', async () => {
    const { user } = await open();
    (await item(names.head)).focus();
    await item(names.north);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await item(names.north));
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: names.north });
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(await item(names.head));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: new RegExp(`^${names.north},`) })).toBeNull());
    await user.keyboard('{ArrowRight}');
    expect(await item(names.north)).toBeTruthy();
  });

  test('keeps the chosen node in its address: a reload and the way back show it again [ENT-02]', async () => {
    const { user, router } = await open();
    await user.click(within(await item(names.north)).getByText(names.north));
    await screen.findByRole('region', { name: names.north });
    await user.click(within(await item(names.south)).getByText(names.south));
    await screen.findByRole('region', { name: names.south });
    await router.navigate(-1);
    await screen.findByRole('region', { name: names.north });
    const { pathname, search } = router.state.location;
    cleanup();
    await open('superior', pathname + search);
    expect(await screen.findByRole('region', { name: names.north })).toBeTruthy();
    expect((await item(names.north)).getAttribute('aria-selected')).toBe('true');
  });

  test('shows the top where its address names a node that is not to be seen [ENT-02]', async () => {
    await open('owner', `${PATH}?node=${app.personas.other.departmentId}`);
    expect(await screen.findByRole('region', { name: names.head })).toBeTruthy();
  });

  test('finds a device by name and opens the way to its department [ENT-02]', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox'), 'lobb');
    await user.click(await screen.findByRole('button', { name: /Lobby/ }));
    expect((await item(names.north)).getAttribute('aria-selected')).toBe('true');
  });

  test('moves a department that is dropped on another, once that was confirmed [ENT-06]', async () => {
    const { user } = await open();
    const [south, north] = [within(await item(names.south)), within(await item(names.north))];
    fireEvent(south.getByText(names.south), withTransfer('dragStart', south.getByText(names.south)));
    fireEvent(north.getByText(names.north), withTransfer('dragOver', north.getByText(names.north)));
    fireEvent(north.getByText(names.north), withTransfer('drop', north.getByText(names.north)));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('combobox').textContent).toBe(names.north));
    expect(await parentOf()).toBe(app.personas.own.departmentId);
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(async () => expect(await parentOf()).toBe(app.personas.own.northId));
  });

  test('shows nobody another enterprise’s [PERM-05]', async () => {
    const { user } = await open('rival');
    await user.type(await screen.findByRole('searchbox'), 'lobb');
    expect(await screen.findByText('Nothing of this name')).toBeTruthy();
  });
});

/** An event of dragging, with what jsdom leaves out of it. */
function withTransfer(kind: 'dragStart' | 'dragOver' | 'drop', element: Element): Event {
  const event = createEvent[kind](element);
  Object.defineProperty(event, 'dataTransfer', { value: { effectAllowed: 'none' } });
  return event;
}
