// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { draw, fakeProvider } from './console.tsx';
import { gadget, gadgetColumns, gadgetMeta, plainForm } from './gadget.tsx';

// Lazy parts are loaded here, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('#src/ui/list/BulkBar.tsx'),
    import('#src/ui/bulk/BulkEditDialog.tsx'),
    import('#src/ui/actions/BatchResultDialog.tsx'),
    import('#src/ui/actions/StartedAction.tsx'),
  ]),
);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const meta = {
  ...gadgetMeta,
  bulk: ['name', 'playCycleS', 'url', 'position'],
  verbs: { YXF: [...(gadgetMeta.verbs.YXF ?? []), 'updateMany'] },
};
const form = { ...plainForm, meta };
const rows = [
  gadget('1', { type: 'insertion', playCycleS: 60 }),
  gadget('2', { type: 'insertion', playCycleS: 90 }),
  gadget('3'),
];

const list = (view?: string) => (
  <EntityList meta={meta} columns={gadgetColumns} view={view} bulkForm={async () => form} />
);
const sent = (provider: ReturnType<typeof fakeProvider>) =>
  provider.asked.filter(({ verb }) => verb === 'call').map(({ params }) => params);

async function selectAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
}

async function openDialog() {
  await selectAll();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit fields' }));
  return within(await screen.findByRole('dialog', { name: /Edit fields/ }));
}

async function add(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('a bulk edit [UI-10]', () => {
  test('sends the chosen fields to the records that they apply to, and says before who falls out', async () => {
    const provider = fakeProvider({ ads: rows });
    await draw(list(), { provider });
    const dialog = await openDialog();
    await add('Play cycle (s)');
    await userEvent.type(dialog.getByRole('textbox', { name: /Play cycle/ }), '120');
    expect(dialog.getByText('2 can be changed')).toBeTruthy();
    expect(dialog.getByText('1 cannot (“Play cycle (s)” does not apply): Gadget 3')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2' }));
    await waitFor(() => expect(sent(provider)).toEqual([{ ids: ['1', '2'], set: { playCycleS: 120 } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('2 changed')).toBeTruthy();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  test('works by keyboard alone: what was just chosen is typed into', async () => {
    const provider = fakeProvider({ ads: rows });
    await draw(list(), { provider });
    await openDialog();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a field' })));
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'URL' })));
    await userEvent.keyboard('http://a.example{Enter}');
    expect(sent(provider)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Change 0' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('clears what is left empty where that may be, and asks for a value where it must', async () => {
    const provider = fakeProvider({ ads: rows });
    await draw(list(), { provider });
    const dialog = await openDialog();
    await add('URL');
    expect(dialog.getByText('Left empty, the field is cleared')).toBeTruthy();
    await add('Name');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3' }));
    expect(await dialog.findByText('Required')).toBeTruthy();
    expect(sent(provider)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Do not change Name' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3' }));
    await waitFor(() => expect(sent(provider)).toEqual([{ ids: ['1', '2', '3'], set: { url: null } }]));
  });

  test('refuses what the schema refuses, at the field', async () => {
    const provider = fakeProvider({ ads: rows });
    await draw(list(), { provider });
    const dialog = await openDialog();
    await add('Play cycle (s)');
    await userEvent.type(dialog.getByRole('textbox', { name: /Play cycle/ }), '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2' }));
    expect(await dialog.findByText('Not less than 10')).toBeTruthy();
    expect(sent(provider)).toEqual([]);
  });

  test('shows what became of each, with the field in the way, and tries the failed again', async () => {
    const answers = [
      {
        results: [
          { id: '1', code: 0, message: 'ok' },
          { id: '2', code: -21700, message: 'Broken', field: 'name' },
        ],
      },
      { results: [{ id: '2', code: 0, message: 'ok' }] },
    ];
    const asked: unknown[] = [];
    const provider = fakeProvider(
      { ads: rows.slice(0, 2) },
      { call: async (_name, payload) => (asked.push(payload), answers[asked.length - 1]) },
    );
    await draw(list(), { provider });
    const dialog = await openDialog();
    await add('URL');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2' }));
    const results = within(await screen.findByRole('dialog', { name: 'Result of: Edit fields' }));
    expect(results.getByText('Name: Broken')).toBeTruthy();
    await userEvent.click(results.getByRole('button', { name: 'Retry the 1 that failed' }));
    await waitFor(() =>
      expect(asked).toEqual([
        { ids: ['1', '2'], set: { url: null } },
        { ids: ['2'], set: { url: null } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('reads the records of other pages, and sends at most 200 at once', async () => {
    const many = Array.from({ length: 210 }, (_, n) => gadget(`g${n}`));
    const provider = fakeProvider({ ads: many });
    await draw(list(), { provider, selected: many.map(({ id }) => id) });
    const edit = () => screen.getByRole('button', { name: 'Edit fields' });
    await waitFor(() => expect(edit().getAttribute('aria-disabled')).toBe('false'));
    await userEvent.click(edit());
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit fields: 210 selected' }));
    await add('URL');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 210' }));
    await waitFor(() =>
      expect(sent(provider).map((payload) => (payload as { ids: string[] }).ids.length)).toEqual([200, 10]),
    );
  });

  test('offers only what the session may write, and nothing in a view for certain actions', async () => {
    const provider = fakeProvider({ ads: rows });
    const { unmount } = await draw(list(), { provider, can: (permission) => permission !== 'ad.price' });
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Name', 'Play cycle (s)', 'URL']);
    unmount();
    await draw(list('adv_audit'), { provider });
    await selectAll();
    expect(screen.queryByRole('button', { name: 'Edit fields' })).toBeNull();
  });

  test('is not offered without the permission to edit', async () => {
    await draw(list(), { provider: fakeProvider({ ads: rows }), can: (permission) => permission !== 'ad.edit' });
    await selectAll();
    expect(screen.queryByRole('button', { name: 'Edit fields' })).toBeNull();
  });
});

describe('more actions than the bar has room for [UI-10]', () => {
  const pause = gadgetMeta.actions.find(({ name }) => name === 'pause')!;
  const withActions = (...names: string[]) => ({
    ...gadgetMeta,
    verbs: { YXF: [...(gadgetMeta.verbs.YXF ?? []), ...names] },
    actions: names.map((name) => ({ ...pause, name, call: name, confirm: 'none' as const })),
  });
  const draught = async (...names: string[]) => {
    const provider = fakeProvider({ ads: [gadget('1', { status: 'playing' }), gadget('2', { status: 'playing' })] });
    await draw(<EntityList meta={withActions(...names)} columns={gadgetColumns} />, { provider });
    await selectAll();
    return { provider, bar: within(await screen.findByRole('toolbar')) };
  };
  const named = (bar: { getAllByRole: (role: string) => HTMLElement[] }) =>
    bar.getAllByRole('button').map(({ textContent }) => textContent);

  test('stand in a menu, from which the keyboard starts them for the whole selection', async () => {
    const { provider, bar } = await draught('approve', 'reject', 'pause', 'start', 'repush', 'takeDown');
    expect(named(bar).slice(1)).toEqual(['Approve', 'Disapprove', 'Pause', 'Start', 'More']);
    bar.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Push again', 'Take down']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(sent(provider)).toContainEqual({ ids: ['1', '2'] }));
    expect(provider.asked.map(({ resource }) => resource)).toContain('ad.takeDown');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('but one more than that stands beside the others', async () => {
    const { bar } = await draught('approve', 'reject', 'pause', 'start', 'repush');
    expect(named(bar).slice(1)).toEqual(['Approve', 'Disapprove', 'Pause', 'Start', 'Push again']);
  });
});
