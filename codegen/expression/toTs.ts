import type { ArithmeticOp, CompareOp, Expr, Rounding } from './types.ts';
import { isConstant, isFloating } from './walk.ts';

/** Printed code, and the functions of core/entity/rule.ts that it calls. */
export interface Printed {
  code: string;
  uses: readonly string[];
}

const FUNCTIONS: Record<CompareOp, string> = { '==': 'eq', '!=': 'ne', '<': 'lt', '<=': 'le', '>': 'gt', '>=': 'ge' };

/**
 * Prints an expression as TypeScript over `v` (values by field name, as on the wire or in the store) and `c`
 * (RuleContext). A condition gives a boolean, any other expression its value or null. Signals cannot be printed: the
 * grammar allows them only in expressions that run as SQL.
 */
export function toTs(expr: Expr, names: { values: string; context: string } = { values: 'v', context: 'c' }): Printed {
  const uses = new Set<string>();
  const code = print(expr, { ...names, uses: (name) => (uses.add(name), name) });
  return { code, uses: [...uses].toSorted() };
}

interface Names {
  values: string;
  context: string;
  uses: (name: string) => string;
  /** Within a value that is multiplied, divided or rounded. */
  isFloating?: boolean;
}

const ROUNDINGS: Record<Rounding, string> = { round: 'roundHalf', floor: 'floorOf', ceil: 'ceilOf' };

function print(expr: Expr, names: Names): string {
  const { uses } = names;
  switch (expr.node) {
    case 'literal':
      return literal(expr.value);
    case 'limit':
      return String(expr.value);
    case 'span':
      return String(expr.ms);
    case 'now':
      return `${names.context}.now`;
    case 'me':
      return `${names.context}.me?.${expr.name}`;
    case 'rounded':
      return `${uses(ROUNDINGS[expr.by])}(${print(expr.of, { ...names, isFloating: true })})`;
    case 'field':
      if (names.isFloating && expr.type === 'number' && !expr.whole)
        return `${uses('real')}(${names.values}.${expr.name})`;
      return expr.type === 'instant'
        ? `${uses('instant')}(${names.values}.${expr.name})`
        : `${names.values}.${expr.name}`;
    case 'list':
      return `[${expr.items.map((item) => print(item, names)).join(', ')}]`;
    case 'wholeDays':
      return `${uses('wholeDays')}(${print(expr.of, names)})`;
    case 'len':
      return `${uses('lengthOf')}(${print(expr.of, names)})`;
    case 'timeOfDay':
      return `${uses('timeOfDay')}(${print(expr.of, names)})`;
    case 'arithmetic':
      return arithmetic(expr, names);
    case 'signal':
      throw new Error(`signal ${expr.name}() has no meaning outside the store`);
    default:
      return printCondition(expr, names);
  }
}

type Condition = Extract<Expr, { node: 'compare' | 'isNull' | 'in' | 'has' | 'truth' | 'logic' }>;

function printCondition(expr: Condition, names: Names): string {
  const { uses } = names;
  switch (expr.node) {
    case 'compare':
      return `${uses(FUNCTIONS[expr.op])}(${print(expr.left, names)}, ${print(expr.right, names)})`;
    case 'isNull':
      return `${expr.not ? '!' : ''}${uses('isMissing')}(${print(expr.of, names)})`;
    case 'in': {
      const left = print(expr.left, names);
      const isOneOf = `${uses('oneOf')}(${left}, [${expr.items.map((item) => print(item, names)).join(', ')}])`;
      return expr.not ? `(!${uses('isMissing')}(${left}) && !${isOneOf})` : isOneOf;
    }
    case 'has': {
      const of = print(expr.of, names);
      const has = `${uses('has')}(${of}, ${print(expr.item, names)})`;
      return expr.not ? `(!${uses('isMissing')}(${of}) && !${has})` : has;
    }
    case 'truth':
      return `${uses('eq')}(${print(expr.of, names)}, ${!expr.not})`;
    default:
      return [expr.left, expr.right].map((side) => inside(expr.op, side, names)).join(` ${expr.op} `);
  }
}

/** Adds parentheses where && and || mix. */
const inside = (op: '&&' | '||', side: Expr, names: Names): string =>
  side.node === 'logic' && side.op !== op ? `(${print(side, names)})` : print(side, names);

const SIGNS: Record<ArithmeticOp, string> = { '+': 'add', '-': 'sub', '*': 'mul', '/': 'div' };

/** Prints plain sums where no operand comes from a record: such values are never missing. */
function arithmetic(expr: Extract<Expr, { node: 'arithmetic' }>, outer: Names): string {
  const names = { ...outer, isFloating: outer.isFloating === true || isFloating(expr) };
  const left = print(expr.left, names);
  const right = print(expr.right, names);
  if (!isConstant(expr) || isFloating(expr)) return `${names.uses(SIGNS[expr.op])}(${left}, ${right})`;
  const nested = expr.right.node === 'arithmetic' || right.startsWith('-');
  return `${left} ${expr.op} ${nested ? `(${right})` : right}`;
}

/** Returns a value as a TypeScript literal. */
export function literal(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
