import type { Expr } from '../../expression/types.ts';
import { filters } from '../callShapes.ts';
import type { Entity } from '../../model/types.ts';
import type { Value } from './jsx.ts';

const literalOf = (expr: Expr): string | number | boolean | undefined =>
  expr.node === 'literal' && expr.value !== null ? expr.value : undefined;

/** Conditions joined by "and". */
function conditions(expr: Expr): readonly Expr[] {
  return expr.node === 'logic' && expr.op === '&&' ? [...conditions(expr.left), ...conditions(expr.right)] : [expr];
}

function pair(expr: Expr): readonly [string, Value] | undefined {
  if (expr.node === 'compare' && expr.op === '==' && expr.left.node === 'field') {
    const value = literalOf(expr.right);
    return value === undefined ? undefined : [expr.left.name, value];
  }
  if (expr.node === 'in' && !expr.not && expr.left.node === 'field') {
    const items = expr.items.flatMap((item) => literalOf(item) ?? []);
    return items.length === expr.items.length ? [expr.left.name, { in: items }] : undefined;
  }
  return expr.node === 'truth' && expr.of.node === 'field' ? [expr.of.name, !expr.not] : undefined;
}

/**
 * Turns `x-ref.filter` into what a list call takes. What a call cannot say (times, or, fields that the target's
 * list is not filtered by) is left out: the choice is then wider, and the server refuses what does not fit.
 */
export function refFilter(expr: Expr | undefined, target: Entity): Value {
  if (expr === undefined) return undefined;
  const allowed = filters(target);
  const found = conditions(expr)
    .map(pair)
    .filter((one) => one !== undefined)
    .filter(([name]) => allowed[name]?.includes('eq'));
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
