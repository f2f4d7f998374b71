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
  bulk: ['name'],
  verbs: { YXF: [...(gadgetMeta.verbs.YXF ?? []), 'updateMany'] },
};
const form = { ...plainForm, meta };

/** Calls that answer when the test says so. */
function createDoor() {
  const waiting: { payload: { ids: string[] }; answer: (value: unknown) => void }[] = [];
  return {
    waiting,
    call: (_name: string, payload: unknown) =>
      new Promise<unknown>((resolve) => waiting.push({ payload: payload as { ids: string[] }, answer: resolve })),
  };
}

const results = (ids: readonly string[], refused: readonly string[] = []) => ({
  results: ids.map((id) =>
    refused.includes(id) ? { id, code: -20801, message: 'Somebody else plays it' } : { id, code: 0, message: 'ok' },
  ),
});

/** A list, another page, and the tray over both. */
async function open(count: number, door: ReturnType<typeof createDoor>) {
  const rows = Array.from({ length: count }, (_, at) => gadget(String(at + 1)));
  await draw(
    <>
      <Link to="/elsewhere">Leave</Link>
      <Routes>
        <Route
          path="/list"
          element={<EntityList meta={meta} columns={gadgetColumns} forms={gadgetForms} bulkForm={async () => form} />}
        />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <WorkTray />
    </>,
    { provider: fakeProvider({ ads: rows }, { call: door.call }), path: '/list', selected: rows.map(({ id }) => id) },
  );
}

/** The tray; an open dialog hides it from those who do not see. */
const tray = () => screen.findByRole('region', { name: 'Running work', hidden: true });

async function pause(count: number, door: ReturnType<typeof createDoor>) {
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await userEvent.click(await screen.findByRole('button', { name: `Pause (${count})`, hidden: true }));
  await waitFor(() => expect(door.waiting).toHaveLength(1));
}

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
});
