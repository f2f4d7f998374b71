import type { Expr } from '../expression/types.ts';
import { negated, signalsOf } from '../expression/walk.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { States } from './types.ts';

type Transition = States['system'][number];

/** Refuses a cycle of system transitions whose conditions can hold together: the tick would never end. */
export function checkEndless(builder: EntityBuilder, system: readonly Transition[]): void {
  system.forEach((transition, index) => {
    const circle = circleFrom(system, transition, [transition]);
    // A cycle is reported once, at its first transition in the file.
    if (!circle || circle.some((other) => system.indexOf(other) < index)) return;
    const places = [circle.at(-1)!, ...circle.slice(0, -1)].map(({ to }) => `"${to}"`);
    const message =
      places.length === 1
        ? `a row enters ${places[0]!} again and again while the condition holds`
        : `a row goes from ${places.join(' to ')} and back without end while all conditions hold`;
    builder.problem(
      ['x-states', 'system', index],
      'endless-transition',
      message,
      'make the conditions exclude each other, as in `endAt <= now()` and `endAt > now()`',
      'key',
    );
  });
}

/** Returns the cycle that starts with a transition and whose conditions can all hold at once. */
function circleFrom(
  system: readonly Transition[],
  first: Transition,
  way: readonly Transition[],
): readonly Transition[] | undefined {
  const last = way.at(-1)!;
  if (first.from.includes(last.to)) return way;
  for (const next of system) {
    if (way.includes(next) || !next.from.includes(last.to)) continue;
    if (way.some((step) => exclude(step.when, next.when))) continue;
    const circle = circleFrom(system, first, [...way, next]);
    if (circle) return circle;
  }
  return undefined;
}

const conditionsOf = (expr: Expr): readonly Expr[] =>
  expr.node === 'logic' && expr.op === '&&' ? [...conditionsOf(expr.left), ...conditionsOf(expr.right)] : [expr];

/**
 * Returns true if two conditions exclude each other: a part of one is the negation of a part of the other. A condition
 * with signals counts as exclusive, since server/policies decides about it.
 */
function exclude(a: Expr, b: Expr): boolean {
  if (signalsOf(a).length > 0 || signalsOf(b).length > 0) return true;
  return conditionsOf(a).some((one) =>
    conditionsOf(b).some(
      (other) => textOf(negated(one)) === textOf(other) || textOf(negated(other)) === textOf(one) || differ(one, other),
    ),
  );
}

/** Returns true for conditions like `kind == 'a'` and `kind in ['b', 'c']`, which exclude each other. */
function differ(a: Expr, b: Expr): boolean {
  const [one, other] = [choiceOf(a), choiceOf(b)];
  return one !== undefined && other?.of === one.of && !one.values.some((value) => other.values.includes(value));
}

/** Returns the values that a condition allows for an expression: one (`==`) or several (`in`). */
function choiceOf(expr: Expr): { of: string; values: readonly unknown[] } | undefined {
  const items =
    expr.node === 'compare' && expr.op === '==' ? [expr.right] : expr.node === 'in' && !expr.not ? expr.items : [];
  const values = items.flatMap((item) => (item.node === 'literal' ? [item.value] : []));
  if ((expr.node !== 'compare' && expr.node !== 'in') || values.length === 0 || values.length < items.length)
    return undefined;
  return { of: textOf(expr.left), values };
}

/** Text of an expression without line and column, for comparison. */
const textOf = (expr: Expr): string =>
  JSON.stringify(expr, (key, value: unknown) => (key === 'line' || key === 'column' ? undefined : value));
