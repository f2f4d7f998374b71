// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { draw, fakeProvider, type Asked } from './console.tsx';
import { gadget, gadgetColumns, gadgetMeta } from './gadget.tsx';

afterEach(cleanup);

const meta: EntityMeta = {
  ...gadgetMeta,
  bin: { perm: 'ad.delete' },
  verbs: { YXF: [...(gadgetMeta.verbs.YXF ?? []), 'delete', 'restore'] },
  actions: gadgetMeta.actions.map((action) =>
    action.deletes ? { ...action, confirm: 'danger', typeToConfirm: undefined, bulk: 200 } : action,
  ) as EntityMeta['actions'],
};
const rows = { ads: [gadget('1'), gadget('2', { status: 'deleted' })] };
const list = (of: EntityMeta = meta) => <EntityList meta={of} columns={gadgetColumns} />;

function provider(uses: readonly object[] = [], refused: readonly object[] = []) {
  const asked: Asked[] = [];
  const made = fakeProvider(rows, {
    call: async (name, payload) => {
      asked.push({ verb: 'call', resource: name, params: payload });
      if (name === 'search.usedBy') return { uses, refused };
      return { results: (payload as { ids: string[] }).ids.map((id) => ({ id, code: 0, message: 'ok' })) };
    },
  });
  return { ...made, calls: asked };
}

async function deleteFirst() {
  await userEvent.click(await screen.findByRole('button', { name: 'More: Gadget 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  return within(await screen.findByRole('dialog'));
}

test('before something is deleted it says where it is used, and that it can be brought back [UI-09, console 12]', async () => {
  const server = provider([
    { entity: 'device', count: 3 },
    { entity: 'ad', count: 1 },
  ]);
  await draw(list(), { provider: server });
  const dialog = await deleteFirst();
  expect(await dialog.findByText('Still used by: Device × 3, Ad × 1. They stay, and lose it.')).toBeTruthy();
  expect(dialog.getByText('It can be brought back from the bin.')).toBeTruthy();
  expect(dialog.queryByText('This cannot be undone.')).toBeNull();
});

const keptBy = (id: string, named: readonly object[], count = 1) => ({
  id,
  code: -20404,
  message: 'This is in use',
  uses: [{ entity: 'device', resource: 'devices', count, named }],
});

test('what is kept is not offered to be deleted: the question says by whom, and leads there [UI-09]', async () => {
  const server = provider([], [keptBy('1', [{ id: 'd1', name: 'Lobby screen' }], 3)]);
  await draw(list(), { provider: server });
  const dialog = await deleteFirst();
  expect(await dialog.findByText('Still used by Device × 3, so it cannot be deleted:')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Lobby screen' }).getAttribute('href')).toBe('/devices/d1/show');
  expect(dialog.getByText('and 2 more')).toBeTruthy();
  const button = dialog.getByRole('button', { name: 'Delete' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(server.calls.map(({ resource }) => resource)).toEqual(['search.usedBy']);
  expect(dialog.queryByText('It can be brought back from the bin.')).toBeNull();
});

/** A server whose answer to the question waits for `answer`. */
function waiting() {
  const answer = Promise.withResolvers<object>();
  const server = provider();
  const call = async (name: string, payload: unknown) =>
    name === 'search.usedBy' ? answer.promise : server.call(name, payload);
  return { answer, calls: server.calls, provider: { ...server, call } };
}

test('who confirms before the answer is there deletes nothing that it refuses [UI-09]', async () => {
  const { answer, calls, provider: slow } = waiting();
  await draw(list(), { provider: slow });
  const dialog = await deleteFirst();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  answer.resolve({ uses: [], refused: [keptBy('1', [])] });
  expect(
    await dialog.findByText('Still used by Device × 1 that you cannot see, so it cannot be deleted.'),
  ).toBeTruthy();
  expect(calls).toEqual([]);
  // The button that was pressed is another now: the keyboard stays in the question.
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
});

test('who confirms twice before the answer is there deletes once [UI-09]', async () => {
  const { answer, calls, provider: slow } = waiting();
  await draw(list(), { provider: slow });
  const dialog = await deleteFirst();
  const button = dialog.getByRole('button', { name: 'Delete' });
  await userEvent.dblClick(button, { pointerEventsCheck: 0 });
  answer.resolve({ uses: [], refused: [] });
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(calls.map(({ resource }) => resource)).toEqual(['ad.delete']);
});

test('who leaves a question that was confirmed before the answer is there deletes nothing [UI-09]', async () => {
  const { answer, calls, provider: slow } = waiting();
  await draw(list(), { provider: slow });
  const dialog = await deleteFirst();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer.resolve({ uses: [], refused: [] });
  await answer.promise;
  await new Promise((done) => void setTimeout(done, 0));
  expect(calls).toEqual([]);
});

test('of several, the question says which stay and why, and deletes the others alone [UI-09]', async () => {
  const named = [{ id: 'd1', name: 'Lobby screen' }];
  const server = provider([{ entity: 'ad', count: 1 }], [keptBy('2', named)]);
  const several = { ads: [gadget('1'), gadget('2'), gadget('3')] };
  await draw(list(), { provider: { ...server, ...fakeProvider(several), call: server.call } });
  for (const name of ['Gadget 1', 'Gadget 2'])
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  const bar = within(await screen.findByRole('toolbar'));
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 can be deleted')).toBeTruthy();
  expect(dialog.getByText('Gadget 2')).toBeTruthy();
  expect(dialog.getByText('Still used by Device × 1, so it cannot be deleted:')).toBeTruthy();
  expect(dialog.getByText('Still used by: Ad × 1. They stay, and lose it.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete (1)' }));
  await waitFor(() =>
    expect(server.calls.at(-1)).toEqual({ verb: 'call', resource: 'ad.delete', params: { ids: ['1'] } }),
  );
});

test('a deletion is undone from its own message [UI-11, console 12]', async () => {
  const server = provider();
  await draw(list(), { provider: server });
  const dialog = await deleteFirst();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Brought back')).toBeTruthy();
  const { calls } = server;
  expect(calls).toEqual([
    { verb: 'call', resource: 'search.usedBy', params: { entity: 'ad', ids: ['1'] } },
    { verb: 'call', resource: 'ad.delete', params: { ids: ['1'] } },
    { verb: 'call', resource: 'ad.restore', params: { ids: ['1'] } },
  ]);
});

test('the bin lists what was deleted, and offers the way back alone [UI-11]', async () => {
  const server = provider();
  await draw(list(), { provider: server });
  const way = await screen.findByRole('link', { name: 'Bin' });
  expect(way.getAttribute('href')).toBe('/ads?bin=1');
  cleanup();
  await draw(list(), { provider: server, path: '/ads?bin=1', pattern: '/ads' });
  expect(await screen.findByRole('heading', { name: 'Bin: Ads' })).toBeTruthy();
  const bin = server.asked.filter(({ verb }) => verb === 'getList').at(-1);
  expect(bin?.params).toMatchObject({ meta: { view: 'bin' } });
  await userEvent.click(await screen.findByRole('button', { name: 'More: Gadget 2' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Restore']);
  await userEvent.click(items[0]!);
  await waitFor(() =>
    expect(server.calls.at(-1)).toEqual({ verb: 'call', resource: 'ad.restore', params: { ids: ['2'] } }),
  );
});

test('who may not delete has no bin, whatever the address says', async () => {
  const can = (permission: string) => permission !== 'ad.delete';
  await draw(list(), { provider: provider(), can, path: '/ads?bin=1', pattern: '/ads' });
  expect(await screen.findByRole('heading', { name: 'Ads' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Bin' })).toBeNull();
});
