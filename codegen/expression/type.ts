import { didYouMean } from '../problems.ts';
import { typeCall } from './calls.ts';
import { isFen, typeArithmetic } from './arithmetic.ts';
import { typeComparison, typeIn } from './compare.ts';
import { parse } from './parse.ts';
import type { Syntax } from './parse.ts';
import { article } from './scope.ts';
import type { Locate, ReportAt, Scope, Typing } from './scope.ts';
import { SyntaxProblem } from './tokens.ts';
import type { Expr, ValueType } from './types.ts';
import { negated } from './walk.ts';

/**
 * Parses and types the text of an expression. `wanted` is the type that its place needs. Returns undefined after a
 * problem; as many are reported as can be told apart.
 */
export function typeExpression(
  text: string,
  wanted: ValueType,
  scope: Scope,
  report: ReportAt,
  locate: Locate,
): Expr | undefined {
  let failed = false;
  const typing: Typing = {
    scope,
    locate,
    report: (...problem) => {
      failed = true;
      report(...problem);
    },
    valueOf: (tree) => valueOf(tree, typing),
  };
  try {
    const tree = parse(text);
    const expr = wanted === 'boolean' ? condition(tree, typing) : valueOf(tree, typing);
    if (!expr || failed) return undefined;
    if (expr.type === wanted || (wanted === 'money' && isFen(expr))) return expr;
    typing.report(tree.at, 'expression-type', `this gives ${article(expr.type)}, but ${article(wanted)} is wanted`);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    report(error.at, 'expression-syntax', error.message);
    return undefined;
  }
}

/** Type-checks a condition: a comparison, a boolean field, or a signal. */
function condition(tree: Syntax, typing: Typing): Expr | undefined {
  if (tree.node === 'not') {
    const inner = condition(tree.of, typing);
    return inner && negated(inner);
  }
  if (tree.node === 'binary' && (tree.op === '&&' || tree.op === '||')) {
    const left = condition(tree.left, typing);
    const right = condition(tree.right, typing);
    return left && right && { node: 'logic', op: tree.op, left, right, type: 'boolean', ...typing.locate(tree.at) };
  }
  const expr = valueOf(tree, typing);
  if (!expr) return undefined;
  if (expr.type !== 'boolean') {
    typing.report(tree.at, 'expression-type', `a condition is wanted here, and this is ${article(expr.type)}`);
    return undefined;
  }
  const alone = expr.node === 'field' || expr.node === 'literal' || (expr.node === 'signal' && !expr.compare);
  return alone ? { node: 'truth', of: expr, not: false, type: 'boolean', line: expr.line, column: expr.column } : expr;
}

/** Types anything that has a value; conditions have `boolean`. */
export function valueOf(tree: Syntax, typing: Typing): Expr | undefined {
  const place = typing.locate(tree.at);
  switch (tree.node) {
    case 'literal':
      return { node: 'literal', value: tree.value, type: literalType(tree.value), ...place };
    case 'name':
      return tree.path.length === 1
        ? typeField(tree.path[0]!, tree.at, typing)
        : typeMember(tree.path, tree.at, typing);
    case 'call':
      return typeCall(tree, typing);
    case 'not':
      return condition(tree, typing);
    case 'list':
      typing.report(tree.at, 'expression-type', 'a list stands on the right of `in` only');
      return undefined;
    default:
      return typeBinary(tree, typing);
  }
}

function typeBinary(tree: Extract<Syntax, { node: 'binary' }>, typing: Typing): Expr | undefined {
  const { op, left, right, at } = tree;
  if (op === '&&' || op === '||') return condition(tree, typing);
  if (op === 'in') return typeIn(left, right, at, typing);
  return op === '+' || op === '-' || op === '*' || op === '/'
    ? typeArithmetic(op, left, right, at, typing)
    : typeComparison(op, left, right, at, typing);
}

const literalType = (value: string | number | boolean | null): ValueType =>
  value === null ? 'null' : typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean';

function typeField(name: string, at: number, { scope, report, locate }: Typing): Expr | undefined {
  const field = scope.fields.get(name);
  if (!field) {
    report(at, 'unknown-field', `"${name}" is no field of ${scope.entity}`, didYouMean(name, scope.fields.keys()));
    return undefined;
  }
  if (field.derive) {
    const derived = field.derive();
    return derived && { ...derived, ...locate(at) };
  }
  const type = field.type === 'json' ? 'list' : field.type;
  const marks = { ...(field.filled ? { filled: true } : {}), ...(field.whole ? { whole: true } : {}) };
  return { node: 'field', name, type, ...marks, ...locate(at) };
}

const ME = ['userId', 'corpId', 'deptId', 'system'] as const;

function typeMember(path: readonly string[], at: number, { scope, report, locate }: Typing): Expr | undefined {
  const [root, name = ''] = path;
  const me = ME.find((known) => known === name);
  if (root === 'me' && me && path.length === 2 && scope.me)
    return { node: 'me', name: me, type: 'text', ...locate(at) };
  const limit = scope.limits.get(name);
  if (root === 'limits' && limit && path.length === 2) {
    const type = limit.unit === 'ms' ? 'span' : limit.unit === 'fen' ? 'money' : 'number';
    return { node: 'limit', name, value: limit.value, type, ...locate(at) };
  }
  if (root === 'me' && !scope.me) report(at, 'unknown-name', 'nobody asks here, so there is no `me`');
  else if (root === 'me') report(at, 'unknown-name', `"${path.join('.')}" is unknown`, didYouMean(name, ME));
  else if (root === 'limits')
    report(at, 'unknown-limit', `"${name}" is no limit of _limits.yaml`, didYouMean(name, scope.limits.keys()));
  else report(at, 'unknown-name', `"${path.join('.')}" is unknown`, 'only me.… and limits.… have a dot');
  return undefined;
}
