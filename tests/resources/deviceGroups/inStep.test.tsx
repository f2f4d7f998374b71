import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  const wall = { name: 'Wall', kind: 'multiScreen', rows: 2, columns: 2, layoutId: server.personas.own.layoutId };
  id = (await data<{ id: string }>(server, server.personas.owner, 'deviceGroup.create', wall)).id;
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

const isInStep = async () =>
  (await data<{ inStep: boolean }>(server, server.personas.owner, 'deviceGroup.one', { id })).inStep;

describe('a group of screens', () => {
  test('is asked about before its sync state changes [UI-03]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: `/devgroup_mag/Edit_devgroup/${id}` });
    await user.click(await screen.findByLabelText('Plays in step'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this?' });
    expect(within(dialog).getByText(/^Change the sync state\?/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await isInStep()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Save this?' })).getByRole('button', { name: 'Save' }),
    );
    await waitFor(async () => expect(await isInStep()).toBe(true));
  });

  test('asked of one group, the change begins with what is so now [UI-03] [DEV-11]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: `/devgroup_mag/examine_dev/${id}` });
    await user.click(await screen.findByRole('button', { name: /^More: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change sync state' }));
    const dialog = await screen.findByRole('dialog', { name: /Change sync state/ });
    expect((await within(dialog).findByLabelText<HTMLInputElement>('Plays in step')).checked).toBe(await isInStep());
    await user.click(within(dialog).getByLabelText('Plays in step'));
    await user.click(within(dialog).getByRole('button', { name: 'Change sync state' }));
    await waitFor(async () => expect(await isInStep()).toBe(false));
  });

  test('is asked about by an edit of many as well, before anything is sent [UI-03] [UI-10]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/devgroup_mag' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Wall' }));
    await user.click(await screen.findByRole('button', { name: 'Edit fields' }));
    const edit = await screen.findByRole('dialog', { name: /^Edit fields/ });
    await user.click(within(edit).getByRole('button', { name: 'Add a field' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Plays in step' }));
    await user.click(within(edit).getByRole('switch', { name: 'Plays in step' }));
    await user.click(within(edit).getByRole('button', { name: 'Change 1' }));
    const question = await screen.findByRole('dialog', { name: 'Save this?' });
    expect(within(question).getByText(/^Change the sync state\?/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await isInStep()).toBe(false);
    await user.click(within(edit).getByRole('button', { name: 'Change 1' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Save this?' })).getByRole('button', { name: 'Save' }),
    );
    await waitFor(async () => expect(await isInStep()).toBe(true));
    await data(server, server.personas.owner, 'deviceGroup.update', { id, inStep: false });
  });

  test('is not asked about what is no sync state [UI-03]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: `/devgroup_mag/Edit_devgroup/${id}` });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' of screens');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await data<{ name: string }>(server, server.personas.owner, 'deviceGroup.one', { id })).name).toBe(
        'Wall of screens',
      ),
    );
    expect(screen.queryByRole('dialog', { name: 'Save this?' })).toBeNull();
  });
});

describe('a list without a selection', () => {
  test('offers what is done with many, and says that something must be chosen first [UI-03]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/devgroup_mag' });
    await screen.findAllByText(/^Wall/);
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog');
    await user.type(within(palette).getByRole('combobox'), 'delete');
    const option = await within(palette).findByRole('option', { name: /^Delete.*Please select the object to operate/ });
    expect(option.getAttribute('aria-disabled')).toBe('true');
  });
});
