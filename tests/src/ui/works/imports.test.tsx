import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { ImportTask } from '#src/ui/import/task.ts';
import { ImportSteps } from '#src/ui/import/ImportSteps.tsx';
import { works } from '#src/ui/works/works.ts';
import WorkTray from '#src/ui/works/WorkTray.tsx';
import { draw, fakeProvider } from '../console.tsx';
import { gadgetMeta } from '../gadget.tsx';

afterEach(() => {
  cleanup();
  works.show([]);
});

const over: ImportTask = { id: 't1', status: 'completed', total: 12_345, done: 12_345, failed: 0 };

/** An import whose sheet is on its way until the test says so; the tray over its page and another. */
async function begin(task: ImportTask = over) {
  const sheet = Promise.withResolvers<{ taskId: string }>();
  let signal: AbortSignal | undefined;
  let hear: (share: number) => void = () => undefined;
  const steps = (
    <ImportSteps meta={gadgetMeta} importing={{ verb: 'import', perm: 'ad.add', columns: [] }}>
      {({ body }) => body}
    </ImportSteps>
  );
  await draw(
    <>
      <Link to="/elsewhere">Leave</Link>
      <Routes>
        <Route path="/import" element={steps} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <WorkTray />
    </>,
    {
      provider: fakeProvider({}, { call: async () => task }),
      path: '/import',
      uploads: {
        upload: () => Promise.reject(new Error('unused')),
        importSheet: (_file, options) => {
          signal = options.signal;
          hear = options.onProgress ?? hear;
          signal?.addEventListener('abort', () => sheet.reject(signal?.reason));
          return sheet.promise;
        },
        urlOf: () => null,
        profiles: { sheet: { maxBytes: 1024, endings: ['xlsx'] } },
      },
    },
  );
  await userEvent.upload(screen.getByLabelText('Choose a workbook'), new File(['x'], 'screens.xlsx'));
  return { sheet, hear: (share: number) => act(() => hear(share)), isStopped: () => signal?.aborted };
}

async function leave() {
  act(() => screen.getByRole('link', { name: 'Leave' }).click());
  await screen.findByText('Another page');
  return within(await screen.findByRole('region', { name: 'Running work' }));
}

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a sheet that is on its way is sent on over another page, and its import is followed [UI-06, DEV-03]', async () => {
  const { sheet, hear, isStopped } = await begin();
  const tray = await leave();
  expect(isStopped()).toBe(false);
  hear(0.4);
  expect(tray.getByRole('progressbar', { name: 'Import: screens.xlsx' }).getAttribute('aria-valuenow')).toBe('40');
  expect(asks()).toBe(true);
  await act(async () => sheet.resolve({ taskId: 't1' }));
  expect(asks()).toBe(false);
  expect(await tray.findByText('12,345 imported, 0 failed')).toBeTruthy();
});

test('an upload is cancelled from the tray, and is called no error [UI-06]', async () => {
  const { isStopped } = await begin();
  const tray = await leave();
  await userEvent.click(tray.getByRole('button', { name: 'Cancel: Import: screens.xlsx' }));
  expect(isStopped()).toBe(true);
  await waitFor(() => expect(works.list()).toEqual([]));
  expect(asks()).toBe(false);
});

test('an upload that is refused after its page was left is told by the tray [UI-06]', async () => {
  const { sheet } = await begin();
  const tray = await leave();
  await act(async () => sheet.reject(new Error('No: the sheet is empty')));
  expect(tray.getByText('No: the sheet is empty')).toBeTruthy();
});

test('the tray says of an import that broke off why, and how far it came [UI-06, DEV-03]', async () => {
  const { sheet } = await begin({ ...over, status: 'failed', done: 1200, problem: 'NOT_FOUND' });
  const tray = await leave();
  await act(async () => sheet.resolve({ taskId: 't1' }));
  expect(await tray.findByText(/1,200 imported, 0 failed$/)).toBeTruthy();
  expect(tray.getByText(/1,200 imported/).textContent).not.toMatch(/^1,200/);
});
