import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let server: TestApp;
let id: string;
let ids: string[];
beforeAll(async () => {
  server = await buildTestApp();
  const wall = { name: 'Wall', kind: 'multiScreen', rows: 2, columns: 2, layoutId: server.personas.own.layoutId };
  id = (await data<{ id: string }>(server, server.personas.owner, 'deviceGroup.create', wall)).id;
  ids = await server.services.store.write({ kind: 'system', corpId: server.personas.own.corpId }, async (tx) => {
    const screens = await Promise.all(
      ['Left', 'Middle', 'Right'].map((name, at) =>
        tx.devices.insert({ name, uuid: `WALL000${at}`, type: 'android', groupId: id }),
      ),
    );
    return screens.map((one) => one.id);
  });
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

const chosen = (row: number, column: number) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Row ${row}, column ${column}` });

describe('the screens of a wall [DEV-11]', () => {
  test('are chosen for their places: two change places, and the group page shows them there', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: `/devgroup_mag/Edit_devgroup/${id}` });
    expect((await chosen(1, 1)).selectedOptions[0]?.text).toBe('Left');
    expect((await chosen(2, 2)).selectedOptions[0]?.text).toBe('Free');
    await user.selectOptions(await chosen(1, 1), 'Right');
    expect((await chosen(1, 1)).selectedOptions[0]?.text).toBe('Right');
    expect((await chosen(2, 1)).selectedOptions[0]?.text).toBe('Left');
    await user.selectOptions(await chosen(2, 2), 'Middle');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = screen.queryByRole('dialog', { name: 'Save this?' });
    if (question) await user.click(within(question).getByRole('button', { name: 'Save' }));
    const [left, middle, right] = ids;
    await waitFor(async () =>
      expect(
        (await data<{ places: unknown }>(server, server.personas.owner, 'deviceGroup.one', { id })).places,
      ).toEqual([
        { deviceId: right, row: 1, column: 1 },
        { deviceId: left, row: 2, column: 1 },
        { deviceId: middle, row: 2, column: 2 },
      ]),
    );
    cleanup();
    await renderConsole(server, server.personas.owner, { path: `/devgroup_mag/examine_dev/${id}` });
    const wall = await screen.findByRole('region', { name: 'The wall' });
    expect((await within(wall).findAllByRole('listitem')).map((cell) => cell.textContent)).toEqual([
      'Right',
      'Free',
      'Left',
      'Middle',
    ]);
  });

  test('stand in the log of changes by their names and places [REP-02]', async () => {
    const { list } = await data<{ list: { id: string }[] }>(server, server.personas.owner, 'operationLog.list', {
      filter: { call: 'deviceGroup.update' },
    });
    await renderConsole(server, server.personas.owner, { path: `/operation-logs/${list[0]?.id}/show` });
    const changes = within(await screen.findByRole('region', { name: 'What was changed' }));
    const line = (await changes.findByRole('rowheader', { name: 'Places of the screens' })).closest('tr')!;
    expect(await within(line).findByText('Row 1, column 1: Right')).toBeTruthy();
    expect(within(line).getByText('Row 2, column 2: Middle')).toBeTruthy();
  });

  test('stand by name again where one asks for it', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: `/devgroup_mag/Edit_devgroup/${id}` });
    await user.click(await screen.findByRole('button', { name: 'Order by name' }));
    expect((await chosen(1, 1)).selectedOptions[0]?.text).toBe('Left');
    expect((await chosen(2, 1)).selectedOptions[0]?.text).toBe('Right');
  });

  test('have no places in a common group', async () => {
    const common = { name: 'Common', kind: 'common' };
    const other = (await data<{ id: string }>(server, server.personas.owner, 'deviceGroup.create', common)).id;
    await renderConsole(server, server.personas.owner, { path: `/devgroup_mag/examine_dev/${other}` });
    await screen.findByRole('heading', { name: 'Common' });
    expect(screen.queryByRole('region', { name: 'The wall' })).toBeNull();
  });
});
