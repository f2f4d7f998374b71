import type { Syntax } from './parse.ts';
import { article } from './scope.ts';
import type { Typing } from './scope.ts';
import type { ArithmeticOp, Expr, Rounding, ValueType } from './types.ts';
import { isWhole } from './walk.ts';

/** Types of results: left, sign, right. What is not here has no meaning. */
const RESULTS: Readonly<Record<string, ValueType>> = {
  'number+number': 'number',
  'number-number': 'number',
  'number*number': 'number',
  'number/number': 'number',
  'money+money': 'money',
  'money-money': 'money',
  'money*number': 'money',
  'number*money': 'money',
  'money/number': 'money',
  'money/money': 'number',
  'span+span': 'span',
  'span-span': 'span',
  'span*number': 'span',
  'number*span': 'span',
  'span/number': 'span',
  'span/span': 'number',
  'instant+span': 'instant',
  'span+instant': 'instant',
  'instant-span': 'instant',
  'instant-instant': 'span',
};

/** Returns true for a number that is written in the schema and can stand for fen. */
export const isFen = (expr: Expr): boolean =>
  expr.type === 'number' && (expr.node === 'literal' || expr.node === 'limit') && isWhole(expr);

/** Returns a side of a sum or a comparison; a written number beside money is an amount in fen. */
export const asMoney = (side: Expr, other: Expr): Expr =>
  other.type === 'money' && isFen(side) ? { ...side, type: 'money' } : side;

/** Type-checks `+ - * /` by the units of both sides. Money that is multiplied or divided is rounded to whole fen. */
export function typeArithmetic(
  op: ArithmeticOp,
  leftTree: Syntax,
  rightTree: Syntax,
  at: number,
  typing: Typing,
): Expr | undefined {
  const [a, b] = [typing.valueOf(leftTree), typing.valueOf(rightTree)];
  if (!a || !b) return undefined;
  const isSum = op === '+' || op === '-';
  const [left, right] = isSum ? [asMoney(a, b), asMoney(b, a)] : [a, b];
  const type = RESULTS[`${left.type}${op}${right.type}`];
  const place = typing.locate(at);
  if (op === '/' && right.node === 'literal' && right.value === 0)
    typing.report(rightTree.at, 'expression-type', 'nothing is divided by 0');
  else if (type === 'money' && !isSum) {
    const of: Expr = { node: 'arithmetic', op, left, right, type, ...place };
    return isWhole(of) ? of : { node: 'rounded', by: 'round', of, type, ...place };
  } else if (type) return { node: 'arithmetic', op, left, right, type, ...place };
  else
    typing.report(
      at,
      'expression-type',
      `${article(left.type)} ${op} ${article(right.type)} has no meaning`,
      hintFor(left, right),
    );
  return undefined;
}

function hintFor(left: Expr, right: Expr): string | undefined {
  const types = [left.type, right.type];
  if (types.includes('money')) return 'money is added to money, and multiplied or divided by a number';
  const isTime = types.includes('instant') || types.includes('span');
  return isTime ? 'write minutes(5), hours(2) or days(15) for a span of time' : undefined;
}

/** Type-checks round(x) floor(x) ceil(x). */
export function typeRounding(by: Rounding, tree: Syntax, at: number, typing: Typing): Expr | undefined {
  const of = typing.valueOf(tree);
  if (!of) return undefined;
  if (of.type === 'number') return { node: 'rounded', by, of, type: 'number', ...typing.locate(at) };
  const hint = of.type === 'money' ? 'money is in whole fen already' : undefined;
  typing.report(tree.at, 'expression-type', `${by}() takes a number, and this is ${article(of.type)}`, hint);
  return undefined;
}
