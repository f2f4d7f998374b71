import { didYouMean } from '../problems.ts';
import { asMoney } from './arithmetic.ts';
import type { Syntax } from './parse.ts';
import { article } from './scope.ts';
import type { Typing } from './scope.ts';
import type { CompareOp, Expr } from './types.ts';
import { mirrored } from './walk.ts';

const SYSTEMS = ['YXF', 'ADS'];

/**
 * Type-checks a comparison. Comparing with null tests whether the other side is missing; a signal must be compared with
 * a number.
 */
export function typeComparison(
  op: CompareOp,
  leftTree: Syntax,
  rightTree: Syntax,
  at: number,
  typing: Typing,
): Expr | undefined {
  const left = typing.valueOf(leftTree);
  const right = typing.valueOf(rightTree);
  if (!left || !right) return undefined;
  const place = typing.locate(at);
  if (left.node === 'signal' || right.node === 'signal') return signalComparison(op, left, right, at, typing);
  if (left.type === 'null' || right.type === 'null')
    return nullComparison(op, left.type === 'null' ? right : left, at, typing);
  const [a, b] = [asUnit(left, right, leftTree.at, typing), asUnit(right, left, rightTree.at, typing)];
  if (!a || !b || !comparable(op, a, b, at, typing)) return undefined;
  const texts = checkText(a, b, leftTree.at, typing) && checkText(b, a, rightTree.at, typing);
  if (!texts) return undefined;
  const truth = truthComparison(op, a, b);
  return truth ?? { node: 'compare', op, left: a, right: b, type: 'boolean', ...place };
}

function signalComparison(op: CompareOp, left: Expr, right: Expr, at: number, typing: Typing): Expr | undefined {
  const [signal, other, sign] = left.node === 'signal' ? [left, right, op] : [right, left, mirrored(op)];
  if (signal.node === 'signal' && !signal.compare && other.node === 'literal' && typeof other.value === 'number') {
    return { ...signal, compare: { op: sign, value: other.value } };
  }
  typing.report(at, 'expression-type', 'a signal stands alone or is compared with a number');
  return undefined;
}

function nullComparison(op: CompareOp, of: Expr, at: number, typing: Typing): Expr | undefined {
  if (op !== '==' && op !== '!=')
    typing.report(at, 'expression-type', `null is neither greater nor less`, 'ask with == null or != null');
  else if (of.type === 'null' || isCondition(of)) typing.report(at, 'expression-type', 'only a value can be missing');
  else return { node: 'isNull', of, not: op === '!=', type: 'boolean', ...typing.locate(at) };
  return undefined;
}

/** Converts a written value to the unit of the other side: text to an instant, a number to fen. */
function asUnit(side: Expr, other: Expr, at: number, typing: Typing): Expr | undefined {
  if (side.node !== 'literal' || side.type !== 'text' || other.type !== 'instant') return asMoney(side, other);
  const ms = /^\d{4}-\d\d-\d\dT.*Z$/.test(String(side.value)) ? Date.parse(String(side.value)) : Number.NaN;
  if (!Number.isNaN(ms)) return { ...side, type: 'instant', value: ms };
  typing.report(at, 'expression-type', `"${String(side.value)}" is no instant`, 'write it as 2026-01-31T08:00:00Z');
  return undefined;
}

const isCondition = (expr: Expr): boolean =>
  expr.type === 'boolean' && expr.node !== 'field' && expr.node !== 'literal';

function comparable(op: CompareOp, a: Expr, b: Expr, at: number, typing: Typing): boolean {
  const isOrder = op !== '==' && op !== '!=';
  const ordered = (side: Expr) => side.node === 'field' && typing.scope.fields.get(side.name)?.ordered === true;
  let message: string | undefined;
  if (a.type !== b.type) message = `${article(a.type)} is compared with ${article(b.type)}`;
  else if (a.type === 'list') message = 'lists are not compared; ask for len(…) or for null';
  else if (isCondition(a) || isCondition(b)) message = 'conditions are joined with && and ||, not compared';
  else if (isOrder && a.type === 'boolean') message = 'true is neither greater nor less than false';
  else if (isOrder && a.type === 'text' && !ordered(a) && !ordered(b))
    message = 'text has no order that means the same everywhere; only dates and times have';
  if (message) typing.report(at, 'expression-type', message);
  return message === undefined;
}

/** Values of an enum are spelt right, and nothing is compared with the empty text, which is as good as missing. */
function checkText(side: Expr, other: Expr, at: number, typing: Typing): boolean {
  if (side.node !== 'literal' || typeof side.value !== 'string') return true;
  const values =
    other.node === 'field'
      ? typing.scope.fields.get(other.name)?.values
      : other.node === 'me' && other.name === 'system'
        ? SYSTEMS
        : undefined;
  if (side.value === '') typing.report(at, 'expression-type', 'the empty text counts as missing', 'ask with == null');
  else if (values && !values.includes(side.value)) {
    typing.report(
      at,
      'unknown-value',
      `"${side.value}" is no value of "${other.node === 'field' ? other.name : 'me.system'}"`,
      didYouMean(side.value, values),
    );
  } else return true;
  return false;
}

/** `on == true` is `on`; `on != true` is `!on`. */
function truthComparison(op: CompareOp, a: Expr, b: Expr): Expr | undefined {
  const [literal, of] = a.node === 'literal' ? [a, b] : [b, a];
  if (literal.node !== 'literal' || typeof literal.value !== 'boolean') return undefined;
  return { node: 'truth', of, not: literal.value === (op === '!='), type: 'boolean', line: of.line, column: of.column };
}

/** Types `'a' in names`: a written value in a field that holds a list. */
function typeHas(leftTree: Syntax, list: Syntax, at: number, typing: Typing): Expr | undefined {
  const of = typing.valueOf(list);
  const item = typing.valueOf(leftTree);
  if (!of || !item) return undefined;
  const isRight = of.node === 'field' && of.type === 'list' && item.node === 'literal' && item.type === 'text';
  if (isRight) return { node: 'has', of, item, not: false, type: 'boolean', ...typing.locate(at) };
  typing.report(
    list.at,
    'expression-type',
    "`in` wants a written list, as in [1, 2], or a field with one, as in 'a' in names",
  );
  return undefined;
}

/** Types `x in ['a', 'b']`: literals of the type of x; and `'a' in names`. */
export function typeIn(leftTree: Syntax, list: Syntax, at: number, typing: Typing): Expr | undefined {
  if (list.node === 'name' && leftTree.node === 'literal') return typeHas(leftTree, list, at, typing);
  const left = typing.valueOf(leftTree);
  if (list.node !== 'list' || list.items.length === 0) {
    typing.report(list.at, 'expression-type', '`in` wants a list of values, as in [1, 2]');
    return undefined;
  }
  if (!left) return undefined;
  const typed = list.items.map((item) => typing.valueOf(item));
  const items = typed.map((item) => item && asMoney(item, left));
  if (items.some((item) => item === undefined)) return undefined;
  if (left.type !== 'text' && left.type !== 'number' && left.type !== 'money') {
    typing.report(at, 'expression-type', `\`in\` asks text and numbers, and this is ${article(left.type)}`);
    return undefined;
  }
  let fine = true;
  items.forEach((item, index) => {
    const place = list.items[index]!.at;
    if (item!.node !== 'literal' || item!.type !== left.type) {
      typing.report(place, 'expression-type', `each value must be ${article(left.type)} that is written here`);
      fine = false;
    } else fine = checkText(item!, left, place, typing) && fine;
  });
  return fine
    ? { node: 'in', left, items: items as Expr[], not: false, type: 'boolean', ...typing.locate(at) }
    : undefined;
}
