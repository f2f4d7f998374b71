import type { Scope, ScopeField } from '#codegen/expression/scope.ts';
import { typeExpression } from '#codegen/expression/type.ts';
import type { Expr, ValueType } from '#codegen/expression/types.ts';

/** Fields of every type that an expression can meet. */
const fields: Readonly<Record<string, ScopeField>> = {
  name: { type: 'text' },
  nick: { type: 'text' },
  kind: { type: 'text', values: ['small', 'large'], filled: true },
  day: { type: 'text', ordered: true },
  opens: { type: 'text', ordered: true, time: true },
  count: { type: 'number', whole: true },
  fen: { type: 'money' },
  costFen: { type: 'money' },
  price: { type: 'number' },
  isOpen: { type: 'boolean' },
  isPaid: { type: 'boolean' },
  startAt: { type: 'instant' },
  endAt: { type: 'instant' },
  tagIds: { type: 'list' },
};

const scope: Scope = {
  entity: 'shop',
  fields: new Map(Object.entries(fields)),
  limits: new Map([
    ['gap', { value: 300_000, unit: 'ms' }],
    ['most', { value: 3, unit: 'count' }],
    ['fee', { value: 250, unit: 'fen' }],
  ]),
  signals: false,
  me: true,
};

/** Types an expression; returns it and what is wrong, as `index code: message`. */
export function typed(
  text: string,
  wanted: ValueType = 'boolean',
  changes: Partial<Scope> = {},
): { expr: Expr | undefined; problems: string[] } {
  const problems: string[] = [];
  const report = (index: number, code: string, message: string, hint?: string) =>
    problems.push(`${index} ${code}: ${message}${hint ? `; ${hint}` : ''}`);
  const expr = typeExpression(text, wanted, { ...scope, ...changes }, report, (index) => ({
    line: 1,
    column: index + 1,
  }));
  return { expr, problems };
}

/** Returns an expression that is right. */
export function right(text: string, wanted: ValueType = 'boolean', changes: Partial<Scope> = {}): Expr {
  const { expr, problems } = typed(text, wanted, changes);
  if (!expr) throw new Error(`${text}: ${problems.join(', ')}`);
  return expr;
}
