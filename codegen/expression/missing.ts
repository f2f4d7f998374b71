import type { Expr } from './types.ts';
import { parts } from './walk.ts';

/** Value of a condition when one field is known to have no value, and nothing else is known. */
type Truth = boolean | 'unknown';

/**
 * Returns true if a condition can never hold while a field has no value: a comparison with a missing value is false. A
 * condition that tests for it explicitly (`x == null`, `x != null`) is intended and returns false.
 */
export const needsValue = (condition: Expr, field: string): boolean =>
  !asksFor(condition, field) && holds(condition, field) === false;

function asksFor(expr: Expr, field: string): boolean {
  if (expr.node === 'isNull' && reads(expr.of, field)) return true;
  return parts(expr).some((part) => asksFor(part, field));
}

/** Returns true if a value is computed from the field, so that it is missing whenever the field is. */
function reads(expr: Expr, field: string): boolean {
  if (expr.node === 'field') return expr.name === field;
  return parts(expr).some((part) => reads(part, field));
}

function holds(expr: Expr, field: string): Truth {
  switch (expr.node) {
    case 'logic': {
      const [left, right] = [holds(expr.left, field), holds(expr.right, field)];
      const decides = expr.op === '||';
      if (left === decides || right === decides) return decides;
      return left === 'unknown' || right === 'unknown' ? 'unknown' : !decides;
    }
    case 'compare':
      return reads(expr.left, field) || reads(expr.right, field) ? false : 'unknown';
    case 'in':
      return reads(expr.left, field) ? false : 'unknown';
    case 'has':
      return reads(expr.of, field) ? false : 'unknown';
    case 'truth':
      return reads(expr.of, field) ? false : 'unknown';
    default:
      return 'unknown';
  }
}
