// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import { copyOf } from '#src/ui/form/duplicate.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { draw, fakeProvider } from './console.tsx';
import { gadget, gadgetColumns, gadgetMeta, plainForm } from './gadget.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const meta: EntityMeta = { ...gadgetMeta, duplicate: { clear: ['startAt'], rename: ['name'] } };
const COPY = { path: '/ads/create?from=1', pattern: '/ads/create' };

test('a copy takes over what a new record may have, and no more [UI-11]', () => {
  const record = gadget('1', { text: 'secret', type: 'insertion' });
  const fields = meta.fields.map((field) =>
    field.name === 'type' ? { ...field, valuePerms: { insertion: 'ad.typeTimer' } } : field,
  );
  const rename = (name: string) => `${name} copy`;
  expect(copyOf(meta, record, () => true, rename)).toEqual({
    name: 'Gadget 1 copy',
    type: 'insertion',
    kind: 'text',
    position: 1250,
  });
  expect(copyOf({ ...meta, fields }, record, () => false, rename)).toEqual({ name: 'Gadget 1 copy', kind: 'text' });
});

test('each row leads to its copy, whose form is filled and makes a record of its own [UI-11, console 11]', async () => {
  const provider = fakeProvider({ ads: [gadget('1', { playCycleS: 60, type: 'insertion' })] });
  await draw(<EntityList meta={meta} columns={gadgetColumns} />, { provider });
  await userEvent.click(await screen.findByRole('button', { name: 'More: Gadget 1' }));
  const item = await screen.findByRole('menuitem', { name: 'Duplicate' });
  expect(item.getAttribute('href')).toBe('/ads/create?from=1');
  cleanup();
  await draw(<EntityCreate def={{ ...plainForm, meta }} />, { provider, ...COPY });
  expect(await screen.findByRole('heading', { name: 'Copy of Gadget 1' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Gadget 1 copy');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(provider.asked.filter(({ verb }) => verb === 'create')).toEqual([
      {
        verb: 'create',
        resource: 'ads',
        params: { name: 'Gadget 1 copy', type: 'insertion', kind: 'text', playCycleS: 60, position: 1250 },
      },
    ]),
  );
});

test('an original that is gone is said, and no empty form pretends to be its copy', async () => {
  await draw(<EntityCreate def={{ ...plainForm, meta }} />, { provider: fakeProvider({}), ...COPY });
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('who may not make a record is offered no copy', async () => {
  const provider = fakeProvider({ ads: [gadget('1')] });
  const can = (permission: string) => permission !== 'ad.add';
  await draw(<EntityList meta={meta} columns={gadgetColumns} />, { provider, can });
  await userEvent.click(await screen.findByRole('button', { name: 'More: Gadget 1' }));
  expect(await screen.findByRole('menuitem', { name: /Delete/ })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull();
});

test('a record for which the condition does not hold is offered no copy; another is, and says of which it is one [UI-11, MKT-10]', async () => {
  const conditions = { duplicate: [{ holds: (record: object) => !('text' in record), error: 'CAST_KEPT' }] };
  const some = { ...meta, conditions, duplicate: { clear: [], rename: ['name'], of: 'copyOf' } };
  const provider = fakeProvider({ ads: [gadget('1', { text: 'secret' }), gadget('2')] });
  await draw(<EntityList meta={some} columns={gadgetColumns} />, { provider });
  await userEvent.click(await screen.findByRole('button', { name: 'More: Gadget 1' }));
  expect(await screen.findByRole('menuitem', { name: /Delete/ })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'More: Gadget 2' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeTruthy();
  expect(copyOf(some, gadget('2'), () => true, String)).toMatchObject({ copyOf: '2' });
});
