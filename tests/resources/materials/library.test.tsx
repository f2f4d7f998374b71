import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { addPicture } from '../../support/library.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await addPicture(server, server.personas.owner);
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

const open = () => renderConsole(server, server.personas.owner, { path: '/material_mag' });

describe('the material library', () => {
  test('shows pictures, and one of them large with what is known of it [MAT-01, MAT-03]', async () => {
    const { user } = await open();
    const grid = await screen.findByRole('list', { name: 'Grid' });
    expect(within(grid).getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(grid).getByRole('button', { name: 'Preview “poster”' }));
    const dialog = await screen.findByRole('dialog', { name: 'poster' });
    expect(within(dialog).getByText(/^PNG · \d+×\d+ · /)).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'poster' }).getAttribute('src')).toMatch(/^\/media\//);
  });

  test('turns to rows, and stays so for this account [MAT-01]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'List' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    cleanup();
    await open();
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  test('makes a folder, opens it, renames it and deletes it [MAT-07]', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'New folder' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(within(screen.getByRole('dialog')).getByText('Required')).toBeTruthy();
    await user.type(screen.getByLabelText(/Folder name/), 'Summer');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));

    await user.click(await screen.findByRole('button', { name: 'Summer' }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('"folderId":"'));
    expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'All materials' }));
    await user.click(await screen.findByRole('button', { name: 'More: Summer' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename folder' }));
    const name = await screen.findByLabelText(/Folder name/);
    await user.clear(name);
    await user.type(name, 'Winter');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));

    await user.click(await screen.findByRole('button', { name: 'More: Winter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Winter' })).toBeNull());
  });

  test('refuses a file of a wrong type before it is sent [MAT-02]', async () => {
    await open();
    const input = await screen.findByLabelText('Upload', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'setup.exe'));
    expect(await screen.findByText(/“setup.exe” is of a type that is not taken/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  });
});
