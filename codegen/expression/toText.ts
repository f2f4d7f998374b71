import type { Expr } from './types.ts';

const UNITS: readonly (readonly [string, number])[] = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
];

/**
 * Prints an expression in the schema language, for people to read: negation stands where it was pushed to, limits by
 * their names, derived fields as what they are derived from. What it prints means the same when it is typed again.
 */
export function toText(expr: Expr): string {
  switch (expr.node) {
    case 'literal':
      return literal(expr);
    case 'list':
      return `[${expr.items.map(toText).join(', ')}]`;
    case 'field':
      return expr.name;
    case 'me':
      return `me.${expr.name}`;
    case 'limit':
      return `limits.${expr.name}`;
    case 'now':
      return 'now()';
    case 'span':
      return span(expr.ms);
    case 'wholeDays':
      return `days(${toText(expr.of)})`;
    case 'len':
      return `len(${toText(expr.of)})`;
    case 'timeOfDay':
      return `timeOfDay(${toText(expr.of)})`;
    case 'signal':
      return `${expr.name}()${expr.compare ? ` ${expr.compare.op} ${expr.compare.value}` : ''}`;
    case 'arithmetic':
      return arithmetic(expr);
    case 'rounded':
      // Money is rounded unsaid.
      return expr.type === 'money' ? toText(expr.of) : `${expr.by}(${toText(expr.of)})`;
    default:
      return condition(expr);
  }
}

const isTerm = ({ op }: Extract<Expr, { node: 'arithmetic' }>): boolean => op === '*' || op === '/';

/** Puts parentheses where `*` and `/` take a sum, and around a right side of the same strength. */
function arithmetic(expr: Extract<Expr, { node: 'arithmetic' }>): string {
  const side = (of: Expr, isRight: boolean): string => {
    const inner = of.node === 'rounded' && of.type === 'money' ? of.of : of;
    const isLoose = inner.node === 'arithmetic' && (isRight || (isTerm(expr) && !isTerm(inner)));
    return isLoose ? `(${toText(of)})` : toText(of);
  };
  return `${side(expr.left, false)} ${expr.op} ${side(expr.right, true)}`;
}

type Condition = Extract<Expr, { node: 'compare' | 'isNull' | 'in' | 'has' | 'truth' | 'logic' }>;

function condition(expr: Condition): string {
  switch (expr.node) {
    case 'compare':
      return `${toText(expr.left)} ${expr.op} ${toText(expr.right)}`;
    case 'isNull':
      return `${toText(expr.of)} ${expr.not ? '!=' : '=='} null`;
    case 'in': {
      const asked = `${toText(expr.left)} in [${expr.items.map(toText).join(', ')}]`;
      return expr.not ? `!(${asked})` : asked;
    }
    case 'has': {
      const asked = `${toText(expr.item)} in ${toText(expr.of)}`;
      return expr.not ? `!(${asked})` : asked;
    }
    case 'truth':
      return `${expr.not ? '!' : ''}${toText(expr.of)}`;
    case 'logic':
      return [expr.left, expr.right].map((side) => inside(expr.op, side)).join(` ${expr.op} `);
  }
}

/** Puts parentheses where && and || meet. */
const inside = (op: '&&' | '||', side: Expr): string =>
  side.node === 'logic' && side.op !== op ? `(${toText(side)})` : toText(side);

function literal({ value, type }: Extract<Expr, { node: 'literal' }>): string {
  if (type === 'instant' && typeof value === 'number') return `'${new Date(value).toISOString()}'`;
  if (typeof value !== 'string') return String(value);
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}

/** In the largest unit that leaves no rest. */
function span(ms: number): string {
  const [name, unit] = UNITS.find(([, each]) => ms % each === 0) ?? UNITS.at(-1)!;
  return `${name}(${ms / unit})`;
}
