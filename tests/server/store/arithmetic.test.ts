import { stripTypeScriptTypes } from 'node:module';
import { runInThisContext } from 'node:vm';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as rule from '#core/entity/rule.ts';
import { toKysely, toKyselyValue } from '#codegen/expression/toKysely.ts';
import { toTs } from '#codegen/expression/toTs.ts';
import { typeExpression } from '#codegen/expression/type.ts';
import type { ScopeField } from '#codegen/expression/scope.ts';
import type { Expr, ValueType } from '#codegen/expression/types.ts';
import type { Eb } from '#server/store/types.ts';
import { PLATFORM, createPlace, onEngines, openFixture, type FixtureStore } from '../../support/store.ts';

const NOW = 1_780_000_000_000;
const CONTEXT = { now: NOW, me: null, on: 'create', signals: {} };

/** Columns of the fixture's screens: a whole number as such and as money, a fraction, an instant. */
const fields = new Map<string, ScopeField>([
  ['brightness', { type: 'number', whole: true }],
  ['ratio', { type: 'number' }],
  ['startAt', { type: 'instant' }],
]);
const money = new Map<string, ScopeField>([...fields, ['brightness', { type: 'money' }]]);

function typed(text: string, wanted: ValueType, known: typeof fields = fields): Expr {
  const problems: string[] = [];
  const scope = { entity: 'screen', fields: known, limits: new Map(), signals: false, me: false };
  const expr = typeExpression(
    text,
    wanted,
    scope,
    (_, __, message) => problems.push(message),
    () => ({ line: 1, column: 1 }),
  );
  if (!expr) throw new Error(`${text}: ${problems.join()}`);
  return expr;
}

/** Runs printed code with the functions that it imports. */
function run(parameters: string, code: string): (...given: unknown[]) => never {
  const names = [...Object.keys(rule), 'sql'].join(', ');
  const wrapped = runInThisContext(stripTypeScriptTypes(`(${names}) => (${parameters}) => ${code}`));
  return wrapped(...Object.values(rule), sql);
}

const { number } = fc.letrec<{ number: string }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('brightness', 'ratio', '0', '1', '2', '3', '0.1', '((startAt - now()) / hours(1))'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/'), tie('number'))
      .map(([a, op, b]) => (op === '/' && b === '0' ? `(${a} * ${b})` : `(${a} ${op} ${b})`)),
    fc.tuple(fc.constantFrom('round', 'floor', 'ceil'), tie('number')).map(([by, of]) => `${by}(${of})`),
  ),
}));
const amount = fc
  .tuple(
    fc.constantFrom('*', '/'),
    fc.constantFrom('3', '0.5', '7', 'ratio', '1000'),
    fc.constantFrom('', ' + 1', ' - brightness'),
  )
  .map(([op, by, more]) => `brightness ${op} ${by}${more}`);

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 });
const row = fc.record({
  brightness: orNull(fc.integer({ min: -100, max: 100 })),
  ratio: orNull(fc.constantFrom(0, 0.1, 1.5, -2.25, 1e300, 1e-300, -1e-7, 12_345_678.9)),
  startAt: orNull(fc.integer({ min: NOW - 1e7, max: NOW + 1e7 })),
});

onEngines('language: arithmetic', (engine) => {
  let store: FixtureStore;
  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
  });
  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  /** Adds rows; returns their ids in order. */
  const lay = (rows: readonly object[]) =>
    store.write(PLATFORM, async (tx) => {
      const ids: string[] = [];
      for (const values of rows) ids.push((await tx.screens.insert({ corpId: 'a', ...values })).id);
      return ids;
    });

  /** The value of each row as the database computes it. */
  const computed = (expr: Expr, ids: readonly string[]) =>
    store.read(PLATFORM, async (tx) => {
      const of = run('eb, p', toKyselyValue(expr).code);
      const found: (number | null)[] = [];
      for (const id of ids) {
        const numbers = [{ key: 'x', of: (eb: Eb) => of(eb, CONTEXT) }];
        const [sum] = await tx.screens.totals({ filter: { id } }, numbers);
        found.push(sum!.count === 0 ? null : sum!.sum);
      }
      return found;
    });

  const check = (given: fc.Arbitrary<string>, wanted: ValueType, known: typeof fields) =>
    fc.assert(
      fc.asyncProperty(given, fc.array(row, { minLength: 1, maxLength: 3 }), async (text, rows) => {
        const expr = typed(text, wanted, known);
        const value = run('v, c', toTs(expr).code);
        const ids = await lay(rows);
        const byTs = rows.map((each) => (value(each, CONTEXT) as number | null) ?? null);
        expect(await computed(expr, ids)).toEqual(byTs.map((each) => (each === null ? null : each + 0)));
      }),
      { numRuns: 150 },
    );

  it(
    'gives the same number by SQL as by TypeScript, whatever is missing, tiny or huge',
    () =>
      check(
        number.filter((text) => /[*/(]/.test(text)).map((text) => `(${text}) * 1`),
        'number',
        fields,
      ),
    60_000,
  );

  it('rounds money to the same fen', () => check(amount, 'money', money), 60_000);

  it('rounds half a fen away from zero, and divides by nothing to nothing', async () => {
    const ids = await lay([{ brightness: 5 }, { brightness: -5 }, { brightness: 4 }, { brightness: null }]);
    expect(await computed(typed('brightness / 2', 'money', money), ids)).toEqual([3, -3, 2, null]);
    expect(await computed(typed('brightness / (ratio * 0)', 'number'), ids)).toEqual([null, null, null, null]);
  });

  it('finds rows by what is computed', async () => {
    const [id] = await lay([{ brightness: 10, ratio: 0.5 }]);
    const holds = async (text: string) => {
      const where = run('eb, p', toKysely(typed(text, 'boolean')).code);
      return store.read(PLATFORM, (tx) => tx.screens.count((eb) => eb.and([eb('id', '=', id), where(eb, CONTEXT)])));
    };
    expect([await holds('brightness * ratio >= 5'), await holds('brightness * ratio > 5')]).toEqual([1, 0]);
    expect(await holds('round(brightness / 3) == 3 && brightness / ratio == 20')).toBe(1);
  });
});
