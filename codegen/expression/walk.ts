import type { CompareOp, Expr } from './types.ts';

/** Returns the subexpressions of an expression. */
export function parts(expr: Expr): readonly Expr[] {
  switch (expr.node) {
    case 'list':
      return expr.items;
    case 'wholeDays':
    case 'rounded':
    case 'len':
    case 'timeOfDay':
    case 'isNull':
    case 'truth':
      return [expr.of];
    case 'arithmetic':
    case 'compare':
    case 'logic':
      return [expr.left, expr.right];
    case 'in':
      return [expr.left, ...expr.items];
    case 'has':
      return [expr.of, expr.item];
    default:
      return [];
  }
}

function collect(expr: Expr, pick: (part: Expr) => string | undefined): string[] {
  const own = pick(expr);
  return [...(own === undefined ? [] : [own]), ...parts(expr).flatMap((part) => collect(part, pick))];
}

/** Returns the names of the fields that an expression reads, unique and in alphabetical order. */
export const fieldsOf = (expr: Expr): string[] =>
  [...new Set(collect(expr, (part) => (part.node === 'field' ? part.name : undefined)))].toSorted();

/** Returns the names of the signals that it calls, likewise. */
export const signalsOf = (expr: Expr): string[] =>
  [...new Set(collect(expr, (part) => (part.node === 'signal' ? part.name : undefined)))].toSorted();

/** Returns true if the value is known without a record: literals, limits, now and me. */
export const isConstant = (expr: Expr): boolean =>
  expr.node !== 'field' && expr.node !== 'signal' && parts(expr).every(isConstant);

/** Returns true if a number never has a fraction. */
export function isWhole(expr: Expr): boolean {
  switch (expr.node) {
    case 'literal':
    case 'limit':
      return Number.isInteger(expr.value);
    case 'field':
      return expr.whole === true || expr.type === 'money';
    case 'arithmetic':
      return expr.op !== '/' && isWhole(expr.left) && isWhole(expr.right);
    default:
      return ['rounded', 'wholeDays', 'len', 'now', 'span'].includes(expr.node);
  }
}

/**
 * Returns true if a value is multiplied, divided or rounded on its way: then the database computes with floating-point
 * numbers, as TypeScript does.
 */
export const isFloating = (expr: Expr): boolean =>
  expr.node === 'rounded' ||
  (expr.node === 'arithmetic' && (expr.op === '*' || expr.op === '/' || parts(expr).some(isFloating)));

const OPPOSITE: Record<CompareOp, CompareOp> = { '==': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
const MIRROR: Record<CompareOp, CompareOp> = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Returns the operator for exchanged operands: `<` for `>`. */
export const mirrored = (op: CompareOp): CompareOp => MIRROR[op];

/**
 * Returns the negated condition, with the negation moved into its comparisons: a comparison with a missing value stays
 * false, as in both engines (architecture 3).
 */
export function negated(expr: Expr): Expr {
  switch (expr.node) {
    case 'compare':
      return { ...expr, op: OPPOSITE[expr.op] };
    case 'isNull':
    case 'in':
    case 'has':
    case 'truth':
      return { ...expr, not: !expr.not };
    case 'logic':
      return { ...expr, op: expr.op === '&&' ? '||' : '&&', left: negated(expr.left), right: negated(expr.right) };
    case 'signal':
      if (expr.compare) return { ...expr, compare: { ...expr.compare, op: OPPOSITE[expr.compare.op] } };
      return { node: 'truth', of: expr, not: true, type: 'boolean', line: expr.line, column: expr.column };
    default:
      return { node: 'truth', of: expr, not: true, type: 'boolean', line: expr.line, column: expr.column };
  }
}
