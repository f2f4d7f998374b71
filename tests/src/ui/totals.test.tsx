// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { draw, fakeProvider } from './console.tsx';
import { gadget, gadgetColumns, gadgetMeta } from './gadget.tsx';

afterEach(cleanup);

const meta: EntityMeta = {
  ...gadgetMeta,
  totals: [
    { field: 'position', as: 'sum' },
    { field: 'position', as: 'count' },
    { field: 'playCycleS', as: 'avg' },
  ],
};

function provider() {
  const rows = [gadget('1'), gadget('2')];
  const asked: unknown[] = [];
  const made = fakeProvider(
    { ads: rows },
    {
      getList: async (_resource, params) => {
        if (params.meta?.totals !== true) return { data: rows as never[], total: 2 };
        asked.push(params);
        const totals = [
          { field: 'position', as: 'sum', value: 123_456 },
          { field: 'position', as: 'count', value: 2 },
        ];
        return { data: [], total: 2, meta: { totals } };
      },
    },
  );
  return { ...made, totalsAsked: asked };
}

test('under a list stand its totals, written as the column writes its values [UI-01]', async () => {
  const server = provider();
  await draw(<EntityList meta={meta} columns={gadgetColumns} />, { provider: server });
  const totals = within(await screen.findByLabelText('Totals of all rows'));
  expect(await totals.findByText(/1,234\.56/)).toBeTruthy();
  const words = totals.getAllByRole('term').map(({ textContent }) => textContent);
  // Of a column that this session does not see there is no figure either.
  expect(words.filter((word) => word.endsWith('total') || word.endsWith('given'))).toHaveLength(2);
  expect(words.some((word) => word.endsWith('average'))).toBe(
    gadgetColumns.some(({ source }) => source === 'playCycleS'),
  );
  expect(server.totalsAsked).toMatchObject([{ pagination: { page: 1, perPage: 1 }, meta: { totals: true } }]);
});

test('a list without totals asks for none', async () => {
  const server = provider();
  await draw(<EntityList meta={gadgetMeta} columns={gadgetColumns} />, { provider: server });
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Totals of all rows')).toBeNull();
  expect(server.totalsAsked).toEqual([]);
});
