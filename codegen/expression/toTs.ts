import type { CompareOp, Expr } from './types.ts';
import { isConstant } from './walk.ts';

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
}

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
    case 'field':
      return expr.type === 'instant'
        ? `${uses('instant')}(${names.values}.${expr.name})`
        : `${names.values}.${expr.name}`;
    case 'list':
      return `[${expr.items.map((item) => print(item, names)).join(', ')}]`;
    case 'wholeDays':
      return `${uses('wholeDays')}(${print(expr.of, names)})`;
    case 'len':
      return `${uses('lengthOf')}(${print(expr.of, names)})`;
    case 'arithmetic':
      return arithmetic(expr, names);
    case 'signal':
      throw new Error(`signal ${expr.name}() has no meaning outside the store`);
    default:
      return printCondition(expr, names);
  }
}

type Condition = Extract<Expr, { node: 'compare' | 'isNull' | 'in' | 'truth' | 'logic' }>;

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
    case 'truth':
      return `${uses('eq')}(${print(expr.of, names)}, ${!expr.not})`;
    default:
      return [expr.left, expr.right].map((side) => inside(expr.op, side, names)).join(` ${expr.op} `);
  }
}

/** Adds parentheses where && and || mix. */
const inside = (op: '&&' | '||', side: Expr, names: Names): string =>
  side.node === 'logic' && side.op !== op ? `(${print(side, names)})` : print(side, names);

/** Prints plain operators where no operand comes from a record: such values are never missing. */
function arithmetic(expr: Extract<Expr, { node: 'arithmetic' }>, names: Names): string {
  const left = print(expr.left, names);
  const right = print(expr.right, names);
  if (!isConstant(expr)) return `${names.uses(expr.op === '+' ? 'add' : 'sub')}(${left}, ${right})`;
  const nested = expr.right.node === 'arithmetic' || right.startsWith('-');
  return `${left} ${expr.op} ${nested ? `(${right})` : right}`;
}

/** Returns a value as a TypeScript literal. */
export function literal(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
