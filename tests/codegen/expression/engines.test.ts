import { stripTypeScriptTypes } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { runInThisContext } from 'node:vm';
import * as fc from 'fast-check';
import { DummyDriver, Kysely, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import * as rule from '#core/entity/rule.ts';
import type { RuleContext } from '#core/entity/rule.ts';
import { toKysely } from '#codegen/expression/toKysely.ts';
import { toTs } from '#codegen/expression/toTs.ts';
import type { Expr } from '#codegen/expression/types.ts';
import { right } from './scope.ts';

const MINUTE = 60_000;
const NOW = 1_780_000_000_000;

const db = new Kysely<Record<string, Record<string, unknown>>>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Runs generated code like a module, with the functions that it imports. */
function run(parameters: string, code: string): (...given: unknown[]) => never {
  const names = [...Object.keys(rule), 'sql'].join(', ');
  const wrapped = runInThisContext(stripTypeScriptTypes(`(${names}) => (${parameters}) => ${code}`));
  return wrapped(...Object.values(rule), sql);
}

const texts = fc.constantFrom("'a'", "'b'");
const numbers = fc.constantFrom('0', '1', '2', '1.5', 'limits.most');
const { condition } = fc.letrec<{
  condition: string;
  number: string;
  money: string;
  instant: string;
  span: string;
  leaf: string;
}>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small' },
    numbers,
    fc.constantFrom('count', 'price'),
    sum(tie('number'), tie('number')),
    product(tie('number'), tie('number')),
    fc.tuple(fc.constantFrom('round', 'floor', 'ceil'), tie('number')).map(([by, of]) => `${by}(${of})`),
    fc.tuple(tie('span'), fc.constantFrom('minutes(1)', 'hours(1)')).map(([a, b]) => `(${a} / ${b})`),
    fc.tuple(tie('money'), tie('money')).map(([a, b]) => `(${a} / ${b})`),
  ),
  money: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('fen', 'costFen', 'limits.fee'),
    sum(tie('money'), tie('money')),
    product(tie('money'), tie('number')),
  ),
  span: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('minutes(1)', 'limits.gap', 'hours(1)', 'minutes(count)', 'seconds(price)'),
    fc.tuple(tie('instant'), tie('instant')).map(([a, b]) => `(${a} - ${b})`),
    sum(tie('span'), tie('span')),
  ),
  instant: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('startAt', 'endAt', 'now()'),
    sum(tie('instant'), tie('span')),
  ),
  leaf: fc.oneof(
    compare(tie('number'), tie('number')),
    compare(tie('money'), tie('money')),
    compare(tie('instant'), tie('instant')),
    compare(tie('span'), tie('span')),
    equal(fc.constantFrom('name', 'nick', 'me.deptId', 'me.userId'), fc.oneof(fc.constantFrom('name', 'nick'), texts)),
    equal(fc.constant('kind'), fc.constantFrom("'small'", "'large'")),
    compare(fc.constant('day'), fc.constantFrom("'2026-01-01'", "'2026-01-02'", 'day')),
    equal(fc.constantFrom('isOpen', 'isPaid'), fc.constantFrom('true', 'false', 'isPaid')),
    fc.constantFrom('isOpen', 'isPaid', 'true', 'false', "me.system == 'YXF'"),
    fc
      .constantFrom(
        'name',
        'kind',
        'day',
        'count',
        'isOpen',
        'startAt',
        'me.deptId',
        '(count + 1)',
        '(endAt - startAt)',
      )
      .chain((field) => fc.constantFrom(`${field} == null`, `${field} != null`)),
    fc.constantFrom("name in ['a', 'b']", "kind in ['small']", 'count in [1, 2]', '(count + 1) in [2]'),
  ),
  condition: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    tie('condition').map((inner) => `!(${inner})`),
    fc.tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition')).map(([a, op, b]) => `(${a} ${op} ${b})`),
  ),
}));

function compare(left: fc.Arbitrary<string>, rightSide: fc.Arbitrary<string>) {
  return fc.tuple(left, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), rightSide).map((parts) => parts.join(' '));
}

function equal(left: fc.Arbitrary<string>, rightSide: fc.Arbitrary<string>) {
  return fc.tuple(left, fc.constantFrom('==', '!='), rightSide).map((parts) => parts.join(' '));
}

function sum(left: fc.Arbitrary<string>, rightSide: fc.Arbitrary<string>) {
  return fc.tuple(left, fc.constantFrom('+', '-'), rightSide).map(([a, op, b]) => `(${a} ${op} ${b})`);
}

function product(left: fc.Arbitrary<string>, rightSide: fc.Arbitrary<string>) {
  return fc
    .tuple(left, fc.constantFrom('*', '/'), rightSide)
    .filter(([, op, b]) => op === '*' || b !== '0')
    .map(([a, op, b]) => `(${a} ${op} ${b})`);
}

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 3 });
const instants = fc.integer({ min: -2, max: 2 }).map((minutes) => NOW + minutes * MINUTE);
const row = fc.record({
  name: orNull(fc.constantFrom('a', 'b', '')),
  nick: orNull(fc.constantFrom('a', 'b', '')),
  kind: orNull(fc.constantFrom('small', 'large')),
  day: orNull(fc.constantFrom('2026-01-01', '2026-01-02', '')),
  count: orNull(fc.integer({ min: -1, max: 3 })),
  price: orNull(fc.constantFrom(0, 1, 1.5, 2.25, 0.1, 1e300, 1e-300)),
  fen: orNull(fc.integer({ min: -1000, max: 1000 })),
  costFen: orNull(fc.constantFrom(0, 1, 333)),
  isOpen: orNull(fc.boolean()),
  isPaid: orNull(fc.boolean()),
  startAt: orNull(instants),
  endAt: orNull(instants),
});
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;

const me = orNull(
  fc.record({
    userId: fc.constantFrom('a', 'b'),
    corpId: fc.constant('c'),
    deptId: orNull(fc.constantFrom('a', 'b')),
    system: fc.constantFrom('YXF', 'ADS'),
  }),
);

const COLUMNS =
  'name text, nick text, kind text, day text, count integer, price real, fen integer, cost_fen integer, is_open integer, is_paid integer, start_at integer, end_at integer';
const store = new DatabaseSync(':memory:');
store.exec(`create table shops (id integer primary key, ${COLUMNS})`);
const insert = store.prepare('insert into shops values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');

const bit = (value: boolean | null) => (value === null ? null : Number(value));

/** Returns the rows that the database finds. */
function found(expr: Expr, rows: readonly Row[], context: RuleContext): number[] {
  store.exec('delete from shops');
  rows.forEach((each, id) =>
    insert.run(
      id,
      each.name,
      each.nick,
      each.kind,
      each.day,
      each.count,
      each.price,
      each.fen,
      each.costFen,
      bit(each.isOpen),
      bit(each.isPaid),
      each.startAt,
      each.endAt,
    ),
  );
  const predicate = run('eb, p', toKysely(expr).code);
  const query = db
    .selectFrom('shops')
    .select('id')
    .where((eb) => predicate(eb, { ...context, signals: {} }))
    .orderBy('id')
    .compile();
  return store
    .prepare(query.sql)
    .all(...(query.parameters as (string | number | null)[]))
    .map((each) => Number(each['id']));
}

/** Returns the rows that the generated TypeScript finds. */
function held(expr: Expr, rows: readonly object[], context: RuleContext): number[] {
  const assert = run('v, c', toTs(expr).code);
  return rows.flatMap((each, id) => (assert(each, context) ? [id] : []));
}

const iso = (ms: number | null) => (ms === null ? undefined : new Date(ms).toISOString());

it('finds the same rows by TypeScript and by SQL, whatever is missing', () => {
  fc.assert(
    fc.property(condition, fc.array(row, { minLength: 1, maxLength: 8 }), me, (text, rows, user) => {
      const context: RuleContext = { now: NOW, me: user, on: 'create' };
      const expr = right(text);
      const wanted = found(expr, rows, context);
      expect(held(expr, rows, context)).toEqual(wanted);
      // In wire form, as in a form or a call: instants as text, missing values left out.
      const wire = rows.map((each) => ({
        ...Object.fromEntries(Object.entries(each).filter(([, value]) => value !== null)),
        startAt: iso(each.startAt),
        endAt: iso(each.endAt),
      }));
      expect(held(expr, wire, context)).toEqual(wanted);
    }),
    { numRuns: 1500 },
  );
});
