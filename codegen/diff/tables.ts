import { tableMeta } from '../emit/table.ts';
import type { Entity } from '../model/types.ts';
import { changeOf, match, was } from './change.ts';
import type { Change } from './change.ts';

const change = changeOf('table');

const joined = (set: readonly string[]): string => set.join(', ');

/** Indexes in words: one over all corporations is another than one of the same columns inside each. */
const indexesOf = ({ indexes, across = [] }: ReturnType<typeof tableMeta>): string[] => [
  ...indexes.map((set) => `(${joined(set)})`),
  ...across.map((set) => `(${joined(set)}) over all corporations`),
];

/** Compares the tables in the database. Sync adds new parts at the next start; the rest needs a migration. */
export function compareTables(before: Entity, after: Entity): Change[] {
  const [old, now] = [tableMeta(before), tableMeta(after)];
  const columns = match(old.columns, now.columns, ({ name }) => name);
  const links = match(old.links, now.links, ({ field }) => field);
  const indexes = match(indexesOf(old), indexesOf(now), (index) => index);
  const unique = match(
    [...old.unique, ...old.global.map((name) => [name])],
    [...now.unique, ...now.global.map((name) => [name])],
    joined,
  );
  return [
    ...columns.added.map(({ name, type }) =>
      change(`${now.name}.${name}`, `is new (${type}), added at the next start`),
    ),
    ...columns.removed.map(({ name }) =>
      change(`${now.name}.${name}`, 'is gone', 'what it holds is kept and no longer read, until a migration drops it'),
    ),
    ...columns.both.flatMap(([was_, is]) => {
      const says = was(was_.type, is.type);
      return says ? [change(`${now.name}.${is.name}`, `type ${says}`, 'rows of before must be rewritten')] : [];
    }),
    ...links.added.map(({ table }) => change(table, 'is new, made at the next start')),
    ...links.removed.map(({ table }) => change(table, 'is gone', 'what it holds is no longer read')),
    ...indexes.added.map((index) => change(now.name, `index ${index} is new, made at the next start`)),
    ...indexes.removed.map((index) => change(now.name, `index ${index} is no longer wanted`)),
    ...unique.added.map((set) =>
      change(
        now.name,
        `(${joined(set)}) is unique`,
        'rows that are alike stop the start, until a migration parts them',
      ),
    ),
    ...unique.removed.map((set) => change(now.name, `(${joined(set)}) is no longer unique`)),
  ];
}
