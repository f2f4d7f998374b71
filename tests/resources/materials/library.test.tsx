import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { data } from '../../support/call.ts';
import { addPicture } from '../../support/library.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
let picture: string;
beforeAll(async () => {
  server = await buildTestApp();
  picture = await addPicture(server, server.personas.owner);
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

const open = (path = '/material_mag') => renderConsole(server, server.personas.owner, { path });
const tile = () => screen.findByRole('gridcell', { name: /^poster, PNG/ });
const tree = () => screen.findByRole('tree', { name: 'Folders' });
const folder = (name: RegExp) => screen.findByRole('treeitem', { name });
const makeFolder = async (name: string): Promise<string> =>
  (await data<{ id: string }>(server, server.personas.owner, 'materialFolder.create', { name })).id;
const folderOf = async (): Promise<string | null> =>
  (await data<{ folderId: string | null }>(server, server.personas.owner, 'material.one', { id: picture })).folderId;

/** Fake DataTransfer of a drag. */
function carrier() {
  const held = new Map<string, string>();
  return {
    dropEffect: '',
    effectAllowed: '',
    files: [],
    get types() {
      return [...held.keys()];
    },
    setData: (type: string, value: string) => void held.set(type, value),
    getData: (type: string) => held.get(type) ?? '',
    setDragImage: () => undefined,
  };
}

describe('the material library', () => {
  test('shows pictures, and one of them large with what is known of it [MAT-01, MAT-03]', async () => {
    const { user } = await open();
    await user.click(await tile());
    const dialog = await screen.findByRole('dialog', { name: 'poster' });
    expect(within(dialog).getByText(/1 of 1 · PNG · \d+×\d+ · /)).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'poster' }).getAttribute('src')).toMatch(/^\/media\//);
    await user.keyboard('i');
    const details = await within(dialog).findByRole('complementary', { name: 'Details' });
    expect(within(details).getByText('960 × 540 px')).toBeTruthy();
    expect(await within(details).findByText('No ad shows it.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says so where a picture does not load [MAT-01]', async () => {
    const { user } = await open();
    await user.click(await tile());
    fireEvent.error(await screen.findByRole('img', { name: 'poster' }));
    expect(await screen.findByText('Cannot load image')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Download' }).length).toBeGreaterThan(0);
  });

  test('turns to rows, and stays so for this account [MAT-01]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'List' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    cleanup();
    await open();
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  test('is walked through, selected and renamed by keys [MAT-01, UI-05]', async () => {
    const { user } = await open();
    (await tile()).focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('toolbar', { name: '1 selected' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await tile()).getAttribute('aria-selected')).toBe('false'));

    await user.keyboard('{F2}');
    const name = await screen.findByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Latte{Enter}');
    expect(await screen.findByRole('gridcell', { name: /^Latte, PNG/ })).toBeTruthy();
    await data(server, server.personas.owner, 'material.update', { id: picture, name: 'poster' });

    await user.keyboard('{Delete}');
    expect(await screen.findByRole('dialog', { name: /Delete/ })).toBeTruthy();
  });
});

describe('its folders', () => {
  test('are made, opened, renamed and deleted [MAT-07]', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'New folder' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(within(screen.getByRole('dialog')).getByText('Required')).toBeTruthy();
    await user.type(screen.getByLabelText(/Folder name/), 'Summer');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));

    await user.click(await folder(/Summer/));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('"folderId":"'));
    expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();

    (await folder(/Summer/)).focus();
    await user.keyboard('{F2}');
    const name = await screen.findByLabelText(/Folder name/);
    await user.clear(name);
    await user.type(name, 'Winter{Enter}');
    await user.click(await screen.findByRole('button', { name: 'More: Winter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /Winter/ })).toBeNull());
  });

  test('are a tree for the keyboard, with what each holds [MAT-01, UI-05]', async () => {
    const outer = await makeFolder('Outer');
    await data(server, server.personas.owner, 'materialFolder.create', { name: 'Inner', parentId: outer });
    const { user, router } = await open();
    expect(await screen.findByRole('treeitem', { name: /All materials\s*1 materials/ })).toBeTruthy();
    (await folder(/^Outer/)).focus();
    expect(screen.queryByRole('treeitem', { name: /Inner/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect((await folder(/^Inner/)).getAttribute('aria-level')).toBe('2');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toContain('Inner');
    await user.keyboard('{Home}');
    expect(document.activeElement?.textContent).toContain('All materials');
    await user.keyboard('u{Enter}');
    await waitFor(() =>
      expect(decodeURIComponent(router.state.location.search)).toContain('"folderId":{"empty":true}'),
    );
    expect(await tile()).toBeTruthy();
  });

  test('take a material that is dropped on them, and give it back [MAT-01]', async () => {
    const id = await makeFolder('Posters');
    const { user } = await open();
    const dataTransfer = carrier();
    fireEvent.dragStart(await tile(), { dataTransfer });
    const target = await folder(/^Posters/);
    fireEvent.dragOver(target, { dataTransfer });
    expect(dataTransfer.dropEffect).toBe('move');
    fireEvent.drop(target, { dataTransfer });
    expect(await screen.findByText('Moved: 1')).toBeTruthy();
    expect(await folderOf()).toBe(id);
    expect(await screen.findByRole('treeitem', { name: /Posters\s*1 materials/ })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved back: 1')).toBeTruthy();
    expect(await folderOf()).toBeNull();
  });

  test('take one by a dialog as well, for the keyboard [MAT-01, UI-05]', async () => {
    const id = await makeFolder('Films');
    const { user } = await open();
    await tree();
    (await tile()).focus();
    await user.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: /Move/ });
    (await within(dialog).findByRole('treeitem', { name: /Unfiled/ })).focus();
    await user.keyboard('f{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(async () => expect(await folderOf()).toBe(id));
  });
});

test('refuses a file of a wrong type before it is sent [MAT-02]', async () => {
  await open();
  const input = await screen.findByLabelText('Upload', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'setup.exe'));
  const dialog = await screen.findByRole('dialog', { name: 'Nothing can be uploaded' });
  expect(within(dialog).getByText('setup.exe')).toBeTruthy();
  expect(within(dialog).getByText('Type is not taken')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
