import { didYouMean } from '../problems.ts';
import type { Syntax } from './parse.ts';
import { article } from './scope.ts';
import type { Typing } from './scope.ts';
import type { Expr } from './types.ts';

const UNIT_MS: Readonly<Record<string, number>> = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 };
/** Functions that an expression may call, beside signals. */
export const FUNCTIONS = ['now', 'minutes', 'hours', 'days', 'len'];

type Call = Extract<Syntax, { node: 'call' }>;

/** Type-checks now() minutes(n) hours(n) days(n) days(span) len(list), and signals if the scope has them. */
export function typeCall(call: Call, typing: Typing): Expr | undefined {
  const place = typing.locate(call.at);
  if (!FUNCTIONS.includes(call.name)) return typeSignal(call, typing);
  const [first] = call.args;
  if (call.args.length !== (call.name === 'now' ? 0 : 1)) {
    typing.report(call.at, 'expression-type', `${call.name}() takes ${call.name === 'now' ? 'nothing' : 'one value'}`);
    return undefined;
  }
  if (!first) return { node: 'now', type: 'instant', ...place };
  const of = typing.valueOf(first);
  if (!of) return undefined;
  const unit = UNIT_MS[call.name];
  const amount = of.type === 'number' && (of.node === 'literal' || of.node === 'limit') ? Number(of.value) : undefined;
  if (unit !== undefined && amount !== undefined) return { node: 'span', ms: amount * unit, type: 'span', ...place };
  if (call.name === 'days' && of.type === 'span') return { node: 'wholeDays', of, type: 'number', ...place };
  if (call.name === 'len' && (of.type === 'list' || of.type === 'text'))
    return { node: 'len', of, type: 'number', ...place };
  const wanted =
    call.name === 'len'
      ? 'a list or text'
      : call.name === 'days'
        ? 'a written number, or a span of time to count days in'
        : 'a written number';
  typing.report(first.at, 'expression-type', `${call.name}() takes ${wanted}, and this is ${article(of.type)}`);
  return undefined;
}

function typeSignal(call: Call, { scope, report, locate }: Typing): Expr | undefined {
  if (!scope.signals) {
    report(call.at, 'unknown-function', `"${call.name}()" is unknown here`, didYouMean(call.name, FUNCTIONS));
    return undefined;
  }
  if (call.args.length > 0) {
    report(call.at, 'expression-type', `the signal ${call.name}() takes nothing`);
    return undefined;
  }
  return { node: 'signal', name: call.name, type: 'boolean', ...locate(call.at) };
}
