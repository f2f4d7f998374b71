import { snake } from '../names.ts';
import { literal, toTs } from './toTs.ts';
import type { CompareOp, Expr } from './types.ts';
import { isConstant, isFloating, mirrored, parts } from './walk.ts';

/** Code of a predicate with its imports: functions of core/entity/rule.ts, and `sql` and `SqlBool` of kysely. */
export interface PrintedPredicate {
  code: string;
  uses: readonly string[];
  sql: boolean;
}

/** Part of an expression that SQL cannot evaluate, because the two engines and TypeScript would give different answers. */
export interface SqlProblem {
  line: number;
  column: number;
  message: string;
}

/** Returns the parts of a condition that SQL cannot evaluate, with their places. */
export function sqlProblems(expr: Expr): SqlProblem[] {
  const message =
    expr.node === 'wholeDays'
      ? 'whole days are not counted in the database; compare with now() + days(…)'
      : expr.node === 'len'
        ? 'a length is not counted in the database'
        : expr.node === 'timeOfDay'
          ? 'a time of day is not counted in the database'
          : expr.node === 'field' && expr.type === 'list'
            ? `"${expr.name}" is no single column, so the database cannot compare it`
            : undefined;
  if (message) return [{ line: expr.line, column: expr.column, message }];
  return parts(expr).flatMap(sqlProblems);
}

/** Prints a number of a row as a Kysely expression, to add up; it must have no sqlProblems. */
export function toKyselyValue(expr: Expr): PrintedPredicate {
  const uses = new Set<string>();
  const state: State = { uses, sql: false };
  const code = expr.node === 'field' ? `eb.ref(${literal(snake(expr.name))})` : operand(expr, state);
  return { code, uses: [...uses].toSorted(), sql: state.sql };
}

/**
 * Prints a condition as a Kysely expression over `eb` (columns in snake_case) and `p` ({now, me, signals}); the whole
 * predicate is `(eb, p) => code`. The condition must have no sqlProblems.
 */
export function toKysely(expr: Expr): PrintedPredicate {
  const uses = new Set<string>();
  const state: State = { uses, sql: false };
  const code = condition(expr, state);
  return { code, uses: [...uses].toSorted(), sql: state.sql };
}

interface State {
  uses: Set<string>;
  sql: boolean;
}

function constant(expr: Expr, state: State): string {
  const { code, uses } = toTs(expr, { values: 'v', context: 'p' });
  uses.forEach((name) => state.uses.add(name));
  return code;
}

function condition(expr: Expr, state: State): string {
  if (isConstant(expr)) {
    state.sql = true;
    return `(${constant(expr, state)} ? sql<SqlBool>\`1 = 1\` : sql<SqlBool>\`1 = 0\`)`;
  }
  switch (expr.node) {
    case 'compare':
      return compare(expr, state);
    case 'isNull':
      return isNull(expr, state);
    case 'in':
      return isIn(expr, state);
    case 'truth':
      if (expr.of.node === 'signal') return expr.not ? `eb.not(${signal(expr.of.name)})` : signal(expr.of.name);
      return `eb(${left(expr.of, state)}, '=', eb.lit(${expr.not ? 0 : 1}))`;
    case 'signal':
      return expr.compare
        ? `eb(${signal(expr.name)}, '${SQL_OP[expr.compare.op]}', eb.lit(${expr.compare.value}))`
        : signal(expr.name);
    case 'logic':
      return `eb.${expr.op === '&&' ? 'and' : 'or'}([${chain(expr, expr.op)
        .map((side) => condition(side, state))
        .join(', ')}])`;
    default:
      throw new Error(`${expr.node} is no condition`);
  }
}

const SQL_OP: Record<CompareOp, string> = { '==': '=', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

/** Prints a signal. `!` is safe: the server checks at its start that all signals exist. */
const signal = (name: string): string => `p.signals.${name}!(eb)`;

const chain = (expr: Expr, op: '&&' | '||'): Expr[] =>
  expr.node === 'logic' && expr.op === op ? [...chain(expr.left, op), ...chain(expr.right, op)] : [expr];

/** Prints a comparison with the column on the left, so that an index serves and the engine knows the parameter's type. */
function compare(expr: Extract<Expr, { node: 'compare' }>, state: State): string {
  const [a, b, op] = isConstant(expr.left)
    ? [expr.right, expr.left, mirrored(expr.op)]
    : [expr.left, expr.right, expr.op];
  const compared = `eb(${left(a, state)}, '${SQL_OP[op]}', ${right(b, state)})`;
  const harmless = op === '==' && isConstant(b);
  const guards = harmless ? [] : [a, b].filter(mayBeEmpty).map((side) => `eb(${left(side, state)}, '!=', '')`);
  return guards.length > 0 ? `eb.and([${[compared, ...guards].join(', ')}])` : compared;
}

/** Returns true if the empty text, which counts as missing (core/entity/rule.ts), must be excluded explicitly in SQL. */
const mayBeEmpty = (side: Expr): boolean => side.node === 'field' && side.type === 'text' && side.filled !== true;

function isNull(expr: Extract<Expr, { node: 'isNull' }>, state: State): string {
  const of = left(expr.of, state);
  const asked = `eb(${of}, 'is${expr.not ? ' not' : ''}', null)`;
  if (!mayBeEmpty(expr.of)) return asked;
  return expr.not ? `eb(${of}, '!=', '')` : `eb.or([${asked}, eb(${of}, '=', '')])`;
}

function isIn(expr: Extract<Expr, { node: 'in' }>, state: State): string {
  const values = expr.items.map((item) =>
    item.node === 'literal' && typeof item.value === 'number' ? `eb.lit(${item.value})` : constant(item, state),
  );
  const asked = `eb(${left(expr.left, state)}, '${expr.not ? 'not in' : 'in'}', [${values.join(', ')}])`;
  return expr.not && mayBeEmpty(expr.left) ? `eb.and([${asked}, eb(${left(expr.left, state)}, '!=', '')])` : asked;
}

/** Prints the left operand, where Kysely reads text as a column. */
const left = (expr: Expr, state: State): string =>
  expr.node === 'field' ? literal(snake(expr.name)) : operand(expr, state);

/** Prints the right operand, as a value. */
const right = (expr: Expr, state: State): string =>
  isConstant(expr) && expr.type === 'text' ? value(expr, state) : operand(expr, state);

function operand(expr: Expr, state: State): string {
  if (isFloating(expr)) return `sql<number>\`${floating(expr, state)}\``;
  if (expr.node === 'field') return `eb.ref(${literal(snake(expr.name))})`;
  if (isConstant(expr))
    return expr.node === 'literal' || expr.node === 'limit' || expr.node === 'span'
      ? number(expr, state)
      : `eb.val(${value(expr, state)})`;
  if (expr.node === 'arithmetic')
    return `eb(${term(expr.left, left, state)}, '${expr.op}', ${term(expr.right, right, state)})`;
  if (expr.node === 'signal') return signal(expr.name);
  throw new Error(`${expr.node} is no value of a column`);
}

/**
 * Prints a value that is multiplied, divided or rounded, as SQL in a template: in double precision, as TypeScript
 * computes, so that both engines give the same. What is divided by zero is missing; so is a fraction of no sensible size
 * (`real` of core/entity/rule.ts), which PostgreSQL would refuse to multiply.
 */
function floating(expr: Expr, state: State): string {
  state.sql = true;
  switch (expr.node) {
    case 'field': {
      const column = `\${eb.ref(${literal(snake(expr.name))})}`;
      return expr.type === 'number' && !expr.whole ? sensible(column) : double(column);
    }
    case 'arithmetic': {
      const [a, b] = [floating(expr.left, state), floating(expr.right, state)];
      return expr.op === '/' ? `(${a} / nullif(${b}, 0))` : `(${a} ${expr.op} ${b})`;
    }
    case 'rounded': {
      const of = floating(expr.of, state);
      if (expr.by === 'floor') return `floor(${of})`;
      return expr.by === 'ceil' ? `(0 - floor(0 - ${of}))` : `(sign(${of}) * floor(abs(${of}) + 0.5))`;
    }
    case 'now':
      return double('${p.now}');
    default:
      if (expr.node === 'literal' || expr.node === 'limit' || expr.node === 'span')
        return double(constant(expr, state));
      throw new Error(`${expr.node} is no number of a column`);
  }
}

const double = (of: string): string => `cast(${of} as double precision)`;

const sensible = (of: string): string =>
  `(case when ${of} = 0 or abs(${of}) between 1e-15 and 1e15 then ${double(of)} end)`;

/** Prints a nested sum with parentheses, which Kysely does not add. */
const term = (expr: Expr, side: typeof left, state: State): string =>
  expr.node === 'arithmetic' && !isConstant(expr) ? `eb.parens(${operand(expr, state)})` : side(expr, state);

/** Prints a number as a literal: a parameter would get the column's type, and 1.5 is no bigint. */
const number = (expr: Expr, state: State): string =>
  expr.type === 'text' ? `eb.val(${constant(expr, state)})` : `eb.lit(${constant(expr, state)})`;

const value = (expr: Expr, state: State): string =>
  expr.node === 'me' ? `(${constant(expr, state)} ?? null)` : constant(expr, state);
