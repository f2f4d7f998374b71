import { describe, expect, test } from 'vitest';
import { settle, standardChoice } from '#src/ui/list/columnOrder.ts';
import { applied, isSameState, saved, type ListAbility, type ListState } from '#src/ui/list/saved/savedState.ts';

const columns = [{ source: 'name' }, { source: 'city' }, { source: 'uuid', hidden: true }];
const standard: ListState = {
  filter: {},
  sort: { field: 'createdAt', order: 'DESC' },
  perPage: 20,
  layout: undefined,
  columns: standardChoice(columns),
};
const ability: ListAbility = {
  filters: ['status', 'q'],
  sortable: ['createdAt', 'name'],
  standard,
  settle: (choice) => settle(columns, choice),
};

const whole: ListState = {
  filter: { status: { in: ['online'] }, q: 'hall' },
  sort: { field: 'name', order: 'ASC' },
  perPage: 50,
  layout: 'grid',
  columns: { order: ['city', 'name', 'uuid'], shown: ['city', 'uuid'] },
};

describe('a saved view', () => {
  test('comes back as it was kept [UI-01]', () => {
    expect(applied(saved(whole), ability)).toEqual(whole);
  });

  test.each([
    ['a filter', { filter: '{"gone":1,"q":"hall"}' }, { filter: { q: 'hall' } }],
    ['a sort', { sort: 'gone', order: 'asc' as const }, { sort: standard.sort }],
    [
      'a column',
      { columns: ['gone', 'city', 'name'], shown: ['gone', 'city'] },
      { columns: { order: ['city', 'uuid', 'name'], shown: ['city'] } },
    ],
    ['all columns', { columns: ['gone'], shown: ['gone'] }, { columns: standard.columns }],
    ['nothing at all', {}, {}],
    ['what is no JSON', { filter: '{"q":' }, {}],
    ['JSON of another kind', { filter: '["q"]' }, {}],
  ])('that names %s of before drops exactly that [UI-01]', (_what, state, shown) => {
    expect(applied(state, ability)).toEqual({ ...standard, ...shown });
  });

  test('is modified by what is seen, not by the order in which it was set', () => {
    expect(isSameState(whole, { ...whole, filter: { q: 'hall', status: { in: ['online'] } } })).toBe(true);
    expect(isSameState(whole, { ...whole, columns: { ...whole.columns, shown: ['uuid', 'city'] } })).toBe(true);
    const others: Partial<ListState>[] = [
      { filter: {} },
      { sort: { field: 'name', order: 'DESC' } },
      { perPage: 20 },
      { layout: 'list' },
      { columns: { order: ['name', 'city', 'uuid'], shown: ['city', 'uuid'] } },
      { columns: { ...whole.columns, shown: ['city'] } },
    ];
    expect(others.map((other) => isSameState(whole, { ...whole, ...other }))).toEqual(others.map(() => false));
  });
});
