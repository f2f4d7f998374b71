import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { works } from '#src/ui/works/works.ts';
import WorkTray from '#src/ui/works/WorkTray.tsx';
import { draw, fakeProvider } from '../console.tsx';
import { gadget, gadgetColumns, gadgetForms, gadgetMeta, plainForm } from '../gadget.tsx';

// Lazy parts are loaded here, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('#src/ui/list/BulkBar.tsx'),
    import('#src/ui/bulk/BulkEditDialog.tsx'),
    import('#src/ui/actions/ActionQuestion.tsx'),
    import('#src/ui/actions/BatchResultDialog.tsx'),
  ]),
);
afterEach(() => {
  cleanup();
  localStorage.clear();
  works.show([]);
});

const meta = {
  ...gadgetMeta,
  bulk: ['name', 'url'],
  verbs: { YXF: [...(gadgetMeta.verbs.YXF ?? []), 'updateMany'] },
};
const form = { ...plainForm, meta };

/** Calls that answer when the test says so. */
function createDoor() {
  const waiting: { ids: string[]; answer: (value: unknown) => void; refuse: (error: Error) => void }[] = [];
  return {
    waiting,
    call: (_name: string, payload: unknown) =>
      new Promise<unknown>((answer, refuse) =>
        waiting.push({ ids: (payload as { ids: string[] }).ids, answer, refuse }),
      ),
  };
}

const results = (ids: readonly string[], refused: readonly string[] = []) => ({
  results: ids.map((id) =>
    refused.includes(id) ? { id, code: -20801, message: 'Somebody else plays it' } : { id, code: 0, message: 'ok' },
  ),
});

const REFUSAL = 'Not today: the shop is closed';

/** A list, another page, and the tray over both. */
async function open(count: number, door: ReturnType<typeof createDoor>, selected = count) {
  const rows = Array.from({ length: count }, (_, at) => gadget(String(at + 1)));
  await draw(
    <>
      <Link to="/elsewhere">Leave</Link>
      <Link to="/list">Come back</Link>
      <Routes>
        <Route
          path="/list"
          element={<EntityList meta={meta} columns={gadgetColumns} forms={gadgetForms} bulkForm={async () => form} />}
        />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <WorkTray />
    </>,
    {
      provider: fakeProvider({ ads: rows }, { call: door.call }),
      path: '/list',
      selected: rows.slice(0, selected).map(({ id }) => id),
    },
  );
}

/** The tray; an open dialog hides it from those who do not see. */
const tray = () => screen.findByRole('region', { name: 'Running work', hidden: true });

async function pause(count: number, door: ReturnType<typeof createDoor>) {
  await screen.findByText(`Gadget ${count}`);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await userEvent.click(await screen.findByRole('button', { name: `Pause (${count})`, hidden: true }));
  await waitFor(() => expect(door.waiting).toHaveLength(1));
}

const editButton = () => screen.findByRole('button', { name: 'Edit fields' });

/** Sends an edit that clears a field of all selected. */
async function edit(count: number, door: ReturnType<typeof createDoor>) {
  await waitFor(async () => expect((await editButton()).getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(await editButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Add a field' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'URL' }));
  await userEvent.click(screen.getByRole('button', { name: `Change ${count}` }));
  await waitFor(() => expect(door.waiting).toHaveLength(1));
}

async function leaveRunning() {
  await userEvent.click(screen.getByRole('button', { name: 'Leave it running' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const choose = (name: string) =>
  userEvent.click(within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('checkbox'));

async function leave() {
  act(() => screen.getByRole('link', { name: 'Leave', hidden: true }).click());
  await screen.findByText('Another page');
}

describe('a batch whose page was left [UI-06]', () => {
  test('keeps each failure with its name and reason until it is dismissed', async () => {
    const door = createDoor();
    await open(3, door);
    await pause(3, door);
    await leave();
    await act(async () => door.waiting[0]!.answer(results(['1', '2', '3'], ['2'])));
    const shown = within(await tray());
    expect(shown.getByText('1 of 3 failed')).toBeTruthy();
    const failures = shown.getByRole('region', { name: 'What failed: Pause: 3' });
    expect(
      within(failures)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Gadget 2: Somebody else plays it']);
    await userEvent.click(shown.getByRole('button', { name: 'Dismiss: Pause: 3' }));
    expect(screen.queryByRole('region', { name: 'Running work' })).toBeNull();
  });

  test('says once that it broke, by the tray', async () => {
    const door = createDoor();
    await open(3, door);
    await pause(3, door);
    await leave();
    await act(async () => door.waiting[0]!.refuse(new Error(REFUSAL)));
    expect(within(await tray()).getByText(REFUSAL)).toBeTruthy();
    expect(screen.getAllByText(REFUSAL)).toHaveLength(1);
  });

  test('says once that all went well, and what it was done to is selected no more', async () => {
    const door = createDoor();
    await open(3, door);
    await pause(3, door);
    await leave();
    await tray();
    await act(async () => door.waiting[0]!.answer(results(['1', '2', '3'])));
    expect(await screen.findByText('Pause: 3 done')).toBeTruthy();
    expect(works.list()).toEqual([]);
    act(() => screen.getByRole('link', { name: 'Come back' }).click());
    expect(await screen.findByText('Gadget 3')).toBeTruthy();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  test('keeps a password that is told this once, and the browser asks as long as it stands', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const door = createDoor();
    await open(2, door);
    await pause(2, door);
    await leave();
    const [one, two] = results(['1', '2']).results;
    await act(async () => door.waiting[0]!.answer({ results: [one, { ...two, secret: 'fresh-Pass-9' }] }));
    const shown = within(await tray());
    await userEvent.click(shown.getByText('New passwords: 1'));
    expect(shown.getByText('fresh-Pass-9').closest('li')?.textContent).toBe('Gadget 2: fresh-Pass-9');
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(asks()).toBe(true);
    await userEvent.click(shown.getByRole('button', { name: 'Dismiss: Pause: 2' }));
    expect(works.list()).toEqual([]);
    expect(asks()).toBe(false);
  });
});

describe('an edit of many records [UI-06, UI-10]', () => {
  test('that is refused says so in the words of the refusal', async () => {
    const door = createDoor();
    await open(2, door);
    await edit(2, door);
    await act(async () => door.waiting[0]!.refuse(new Error(REFUSAL)));
    expect(await screen.findByText(REFUSAL)).toBeTruthy();
    expect(screen.queryByText('Operation failed')).toBeNull();
  });

  test('that was left running is the only one, and takes only its own records out of the selection', async () => {
    const door = createDoor();
    await open(3, door, 2);
    await edit(2, door);
    await leaveRunning();
    expect((await editButton()).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(await editButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose('Gadget 3');
    await act(async () => door.waiting[0]!.answer(results(['1', '2'])));
    expect(await screen.findByText('2 changed')).toBeTruthy();
    expect(await screen.findByRole('toolbar', { name: '1 selected' })).toBeTruthy();
    expect((await editButton()).getAttribute('aria-disabled')).toBe('false');
  });

  test('that was left running names what failed as it was called, also once it is selected no more', async () => {
    const door = createDoor();
    await open(2, door);
    await edit(2, door);
    await leaveRunning();
    await choose('Gadget 2');
    await act(async () => door.waiting[0]!.answer(results(['1', '2'], ['2'])));
    const result = within(await screen.findByRole('dialog', { name: 'Result of: Edit fields' }));
    expect(result.getByText('Gadget 2')).toBeTruthy();
  });

  test('whose second part broke keeps what the first answered, and tries again only what is left', async () => {
    const door = createDoor();
    await open(203, door);
    await edit(203, door);
    const [first] = door.waiting;
    await act(async () => first!.answer(results(first!.ids, ['7'])));
    await waitFor(() => expect(door.waiting).toHaveLength(2));
    await act(async () => door.waiting[1]!.refuse(new Error(REFUSAL)));
    const result = within(await screen.findByRole('dialog', { name: 'Result of: Edit fields' }));
    expect(result.getByText('199 succeeded, 4 failed')).toBeTruthy();
    expect(result.getAllByText(REFUSAL)).toHaveLength(3);
    await userEvent.click(result.getByRole('button', { name: 'Retry the 3 that may pass now' }));
    await waitFor(() => expect(door.waiting[2]?.ids).toEqual(['201', '202', '203']));
  });
});
