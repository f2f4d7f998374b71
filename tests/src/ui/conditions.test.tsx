// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import { draw, fakeProvider } from './console.tsx';
import { gadget, gadgetColumns, gadgetForms, gadgetMeta, plainForm } from './gadget.tsx';

afterEach(cleanup);

const isFree = ({ name }: Readonly<Record<string, unknown>>) => name !== 'Gadget 1';
const silent: EntityMeta = {
  ...gadgetMeta,
  conditions: { update: [{ holds: isFree }], delete: [{ holds: isFree }], pause: [{ holds: isFree }] },
};
const saying: EntityMeta = {
  ...gadgetMeta,
  conditions: {
    update: [{ holds: isFree, error: 'CAMPAIGN_FIXED' }],
    delete: [{ holds: isFree, error: 'CAMPAIGN_FIXED' }],
  },
};
const REASON = 'The default promotion plan cannot be edited or deleted';
const SHOW = { path: '/ads/1', pattern: '/ads/:id' };
const rows = { ads: [gadget('1'), gadget('2')] };
const page = (meta: EntityMeta) => <EntityShow meta={meta} values={{}} sections={[]} forms={gadgetForms} />;

test('a record that cannot be changed has an Edit that says why, and its delete says so too [console 11]', async () => {
  await draw(page(saying), { provider: fakeProvider(rows), ...SHOW });
  const edit = await screen.findByRole('button', { name: 'Edit' });
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(edit);
  expect(await screen.findByText(REASON)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More: Gadget 1' }));
  const remove = await screen.findByRole('menuitem', { name: /Delete/ });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(within(remove).getByText(REASON)).toBeTruthy();
});

test('where nothing says why, what a record is not for is not drawn', async () => {
  await draw(page(silent), { provider: fakeProvider(rows), ...SHOW });
  await screen.findByRole('heading', { name: 'Gadget 1' });
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.queryByText('Edit')).toBeNull();
  cleanup();
  await draw(page(silent), { provider: fakeProvider(rows), path: '/ads/2', pattern: '/ads/:id' });
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(screen.getByText('Edit')).toBeTruthy();
});

test.each([
  ['what it allows, to who may do it', '2', () => true, 'Next: Paused (Pause)'],
  ['not what its condition forbids', '1', () => true, null],
  ['not what the reader has no permission for', '2', (one: string) => one !== 'ad.disable', null],
])('the line beside the state of a record names %s [AD-06]', async (_title, id, can, line) => {
  await draw(page(silent), { provider: fakeProvider(rows), path: `/ads/${id}`, pattern: '/ads/:id', can });
  await screen.findByRole('heading', { name: `Gadget ${id}` });
  expect(screen.queryByText(/^Next:/)?.textContent ?? null).toBe(line);
});

test('in a list each row has the actions that are for it', async () => {
  await draw(<EntityList meta={silent} columns={gadgetColumns} forms={gadgetForms} />, {
    provider: fakeProvider(rows),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More: Gadget 1' }));
  expect(await screen.findByRole('menuitem', { name: /Start/ })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /Delete/ })).toBeNull();
});

test('its form says why in place of its fields', async () => {
  await draw(<EntityEdit def={{ ...plainForm, meta: saying }} />, { provider: fakeProvider(rows), ...SHOW });
  expect(await screen.findByText(REASON)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
