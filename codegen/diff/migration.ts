import type { ColumnMeta } from '#core/entity/meta.ts';
import { tableMeta } from '../emit/table.ts';
import type { Model } from '../model/model.ts';
import type { Entity } from '../model/types.ts';
import { kebab, snake } from '../names.ts';
import { match } from './change.ts';

/** Proposed migration for review by a person: a file of server/store/migrations/, and its line in the list there. */
export interface Proposal {
  /** "server/store/migrations/1-drop-ads-region.ts" */
  file: string;
  /** Name of its constant: "dropAdsRegion". */
  name: string;
  text: string;
}

/** One step of a migration: words for its name, its code, and a warning to consider first. */
interface Step {
  words: readonly string[];
  lines: readonly string[];
  usesSql?: true;
  dropsColumn?: true;
}

/** Proposes the migration from one model to another; undefined if sync does all by itself. `number` is the next free one. */
export function proposeMigration(before: Model, after: Model, number: number): Proposal | undefined {
  const entities = match(before.entities, after.entities, ({ names }) => names.camel);
  const gone = entities.removed.filter(({ stored }) => stored).map((entity) => dropTable(tableMeta(entity).name));
  const steps = [
    ...gone,
    ...entities.both.filter(([old, now]) => old.stored && now.stored).flatMap(([old, now]) => tableSteps(old, now)),
  ];
  if (steps.length === 0) return undefined;
  const slug =
    steps.length === 1 ? steps[0]!.words.join('-') : `${steps[0]!.words.join('-')}-and-${steps.length - 1}-more`;
  const name = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { file: `server/store/migrations/${number}-${slug}.ts`, name, text: fileOf(number, slug, name, steps) };
}

function fileOf(number: number, slug: string, name: string, steps: readonly Step[]): string {
  const dropsColumn = steps.some((step) => step.dropsColumn);
  return [
    ...(steps.some(({ usesSql }) => usesSql) ? ["import { sql } from 'kysely';"] : []),
    ...(dropsColumn ? ["import { dropColumn } from './dropColumn.ts';"] : []),
    "import type { Migration } from './index.ts';",
    '',
    `export const ${name}: Migration = {`,
    `  number: ${number},`,
    `  name: '${slug}',`,
    `  up: async (${dropsColumn ? 'tx, engine' : 'tx'}) => {`,
    ...steps.flatMap(({ lines }) => lines.map((line) => `    ${line}`)),
    '  },',
    '};',
    '',
  ].join('\n');
}

const wordsOf = (...names: readonly string[]): string[] => names.map((name) => kebab(name).replaceAll('_', '-'));

const dropTable = (table: string): Step => ({
  words: ['drop', ...wordsOf(table)],
  lines: [`await tx.db.schema.dropTable('${table}').execute();`],
});

function tableSteps(before: Entity, after: Entity): Step[] {
  const [old, now] = [tableMeta(before), tableMeta(after)];
  const { added, removed, both } = match(old.columns, now.columns, ({ name }) => name);
  const links = match(old.links, now.links, ({ field }) => field);
  const unique = match(old.unique, now.unique, (set) => set.join(','));
  // A column with x-was (its old name) is renamed by sync when the server starts, so it needs no migration.
  const told = new Set([...now.columns, ...now.links].flatMap(({ was }) => (was === undefined ? [] : [was])));
  const gone = removed.filter(({ name }) => !told.has(name));
  const renamed = renameOf(
    gone,
    added.filter(({ was }) => was === undefined),
  );
  return [
    ...(renamed ? [rename(now.name, ...renamed)] : gone.map((column) => drop(now.name, column))),
    ...both.filter(([was, is]) => was.type !== is.type).map(([, is]) => retype(now.name, is)),
    ...links.removed.filter(({ table }) => !told.has(table)).map(({ table }) => dropTable(table)),
    ...unique.added.map((set) => part(now.name, set, now.tenant)),
    ...lostValues(before, after, now.name),
  ];
}

/** Finds a probable rename: one removed column and one new column of the same type. A rename keeps the data. */
function renameOf(
  removed: readonly ColumnMeta[],
  added: readonly ColumnMeta[],
): [from: string, to: string] | undefined {
  const [from, to] = [removed[0], added[0]];
  return removed.length === 1 && added.length === 1 && from!.type === to!.type ? [from!.name, to!.name] : undefined;
}

const rename = (table: string, from: string, to: string): Step => ({
  words: ['rename', ...wordsOf(table, from)],
  lines: [
    `// ${from} went as ${to} came. If they are two things, drop the one instead: what it holds is then lost.`,
    `await tx.db.schema.alterTable('${table}').renameColumn('${snake(from)}', '${snake(to)}').execute();`,
  ],
});

const drop = (table: string, { name }: ColumnMeta): Step => ({
  words: ['drop', ...wordsOf(table, name)],
  lines: [
    '// What it holds is lost for good; left out, it stays and nothing reads it.',
    `await dropColumn(tx, engine, '${table}', '${snake(name)}');`,
  ],
  dropsColumn: true,
});

const SQL_TYPES: Readonly<Record<string, string>> = {
  text: 'text',
  json: 'text',
  integer: 'bigint',
  boolean: 'integer',
  number: 'double precision',
};

function retype(table: string, { name, type }: ColumnMeta): Step {
  const [column, kept] = [snake(name), `${snake(name)}_before`];
  const sqlType = SQL_TYPES[type] ?? type;
  return {
    words: ['retype', ...wordsOf(table, name)],
    lines: [
      '// What cannot be cast stops the migration, and nothing is changed.',
      `await tx.db.schema.alterTable('${table}').renameColumn('${column}', '${kept}').execute();`,
      `await tx.db.schema.alterTable('${table}').addColumn('${column}', sql\`${sqlType}\`).execute();`,
      `await sql\`update ${table} set ${column} = cast(${kept} as ${sqlType})\`.execute(tx.db);`,
      `await dropColumn(tx, engine, '${table}', '${kept}');`,
    ],
    usesSql: true,
    dropsColumn: true,
  };
}

function part(table: string, set: readonly string[], isTenant: boolean): Step {
  const columns = [...(isTenant ? ['corp_id'] : []), ...set.map(snake)].join(', ');
  return {
    words: ['part', ...wordsOf(table, ...set)],
    lines: [
      '// The first of rows that are alike keeps its value; the others have their id added to it.',
      `await sql\`update ${table} set ${snake(set.at(-1)!)} = ${snake(set.at(-1)!)} || ' ' || id where deleted_at is null and id not in (select min(id) from ${table} where deleted_at is null group by ${columns})\`.execute(tx.db);`,
    ],
    usesSql: true,
  };
}

/** Steps for rows with a value that is no longer allowed. */
function lostValues(before: Entity, after: Entity, table: string): Step[] {
  const fields = match(before.fields, after.fields, ({ name }) => name).both;
  return fields.flatMap(([old, now]) => {
    if (!old.values || !now.values || old.kind !== now.kind || old.kind === 'json') return [];
    const lost = match(old.values, now.values, ({ value }) => value).removed;
    const heir =
      now.kind === 'state' ? after.states?.initial : ((now.default as string | undefined) ?? now.values[0]?.value);
    return lost.map(({ value }) => ({
      words: ['replace', ...wordsOf(table, now.name, value)],
      lines: [
        `// "${value}" is no longer a value of ${now.name}: say which one its rows get.`,
        `await tx.db.updateTable('${table}').set({ ${snake(now.name)}: '${heir}' }).where('${snake(now.name)}', '=', '${value}').execute();`,
      ],
    }));
  });
}
