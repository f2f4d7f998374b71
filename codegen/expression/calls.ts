import { didYouMean } from '../problems.ts';
import { typeRounding } from './arithmetic.ts';
import type { Syntax } from './parse.ts';
import { article } from './scope.ts';
import type { Typing } from './scope.ts';
import type { Expr, Rounding } from './types.ts';

const UNIT_MS: Readonly<Record<string, number>> = {
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};
const ROUNDINGS: readonly Rounding[] = ['round', 'floor', 'ceil'];
/** Functions that an expression may call, beside signals. */
export const FUNCTIONS = ['now', ...Object.keys(UNIT_MS), 'len', 'timeOfDay', ...ROUNDINGS];

/** Argument of each, as error messages name it. */
const TAKES: Readonly<Record<string, string>> = {
  len: 'a list or text',
  days: 'a number, or a span of time to count days in',
  timeOfDay: 'a field with a time of day',
};

type Call = Extract<Syntax, { node: 'call' }>;

/** Type-checks now() seconds(n) minutes(n) hours(n) days(n) days(span) len(list) timeOfDay(time) round(n), and signals if the scope has them. */
export function typeCall(call: Call, typing: Typing): Expr | undefined {
  const place = typing.locate(call.at);
  if (!FUNCTIONS.includes(call.name)) return typeSignal(call, typing);
  const [first] = call.args;
  if (call.args.length !== (call.name === 'now' ? 0 : 1)) {
    typing.report(call.at, 'expression-type', `${call.name}() takes ${call.name === 'now' ? 'nothing' : 'one value'}`);
    return undefined;
  }
  if (!first) return { node: 'now', type: 'instant', ...place };
  const rounding = ROUNDINGS.find((name) => name === call.name);
  if (rounding) return typeRounding(rounding, first, call.at, typing);
  const of = typing.valueOf(first);
  if (!of) return undefined;
  const unit = UNIT_MS[call.name];
  const amount = of.type === 'number' && (of.node === 'literal' || of.node === 'limit') ? Number(of.value) : undefined;
  if (unit !== undefined && amount !== undefined) return { node: 'span', ms: amount * unit, type: 'span', ...place };
  if (unit !== undefined && of.type === 'number') {
    const one: Expr = { node: 'span', ms: unit, type: 'span', ...place };
    return { node: 'arithmetic', op: '*', left: of, right: one, type: 'span', ...place };
  }
  if (call.name === 'days' && of.type === 'span') return { node: 'wholeDays', of, type: 'number', ...place };
  if (call.name === 'len' && (of.type === 'list' || of.type === 'text'))
    return { node: 'len', of, type: 'number', ...place };
  if (call.name === 'timeOfDay' && of.node === 'field' && typing.scope.fields.get(of.name)?.time)
    return { node: 'timeOfDay', of, type: 'span', ...place };
  const wanted = TAKES[call.name] ?? 'a number';
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
