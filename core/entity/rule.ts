/**
 * Runtime of compiled expressions of the schema language (architecture 3).
 *
 * A comparison with a missing value is false, whatever the operator; `isMissing` tests for it. Instants are
 * milliseconds, whether they come as ISO text (wire) or as a number (store).
 */

/** Values that an expression may use beside the record. */
export interface RuleContext {
  /** Milliseconds since 1970, of an injected clock. */
  now: number;
  me: { userId: string; corpId: string; deptId: string | null; system: string } | null;
  /** `create`, `update`, or the action that is being done. */
  on: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** A rule of x-rules, or what x-when makes required, as data that both sides walk. */
export interface Rule {
  /** "ad.startLead"; for what x-when makes required, "required". Also the message's key. */
  id: string;
  /** Field path at which it is reported. */
  at: string;
  /** `create`, `update` and actions by name; absent: create and update. */
  on?: readonly string[];
  /** Fields it reads: in a step form it is asked once those are there. */
  reads: readonly string[];
  assert: (values: Values, context: RuleContext) => boolean;
}

/** Says of each field with x-when whether it is on. */
export type Whens = Readonly<Record<string, (values: Values, context: RuleContext) => boolean>>;

export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Returns an instant in milliseconds from ISO text or a number, or null. */
export function instant(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? null : ms;
}

/** The order of two values of one type; false where either is missing, or they are not of one type. */
const ordered = (a: unknown, b: unknown, holds: (sign: number) => boolean): boolean => {
  if (isMissing(a) || isMissing(b) || typeof a !== typeof b) return false;
  return holds((a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0);
};

export const eq = (a: unknown, b: unknown): boolean => !isMissing(a) && !isMissing(b) && a === b;
export const ne = (a: unknown, b: unknown): boolean => !isMissing(a) && !isMissing(b) && a !== b;
export const lt = (a: unknown, b: unknown): boolean => ordered(a, b, (sign) => sign < 0);
export const le = (a: unknown, b: unknown): boolean => ordered(a, b, (sign) => sign <= 0);
export const gt = (a: unknown, b: unknown): boolean => ordered(a, b, (sign) => sign > 0);
export const ge = (a: unknown, b: unknown): boolean => ordered(a, b, (sign) => sign >= 0);
export const oneOf = (a: unknown, list: readonly (string | number)[]): boolean =>
  !isMissing(a) && (list as readonly unknown[]).includes(a);

/** Sum of two numbers, or of an instant and a span; null if either is missing. */
export const add = (a: unknown, b: unknown): number | null =>
  typeof a === 'number' && typeof b === 'number' ? a + b : null;
export const sub = (a: unknown, b: unknown): number | null =>
  typeof a === 'number' && typeof b === 'number' ? a - b : null;

const DAY_MS = 86_400_000;

/** Whole days in a span, truncated toward zero; null if it is missing. */
export const wholeDays = (spanMs: number | null): number | null =>
  spanMs === null ? null : Math.trunc(spanMs / DAY_MS);

export const lengthOf = (value: unknown): number | null =>
  Array.isArray(value) || typeof value === 'string' ? value.length : null;

/** Returns values without the fields whose x-when is off: each of those becomes null, until nothing changes. */
export function strip<T extends Values>(values: T, whens: Whens, context: RuleContext): T {
  let current: Record<string, unknown> = { ...values };
  for (let changed = true; changed;) {
    changed = false;
    for (const [field, isOn] of Object.entries(whens)) {
      if (current[field] !== null && current[field] !== undefined && !isOn(current, context)) {
        current = { ...current, [field]: null };
        changed = true;
      }
    }
  }
  return current as T;
}

/** Says whether a field is on: its x-when holds once what is off itself counts as missing. */
export function isOn(field: string, whens: Whens, values: Values, context: RuleContext): boolean {
  const when = whens[field];
  return when === undefined || when(strip(values, whens, context), context);
}

/** Returns true if a rule applies to a verb: create, update or an action. */
export const isAsked = ({ on = WRITES }: Pick<Rule, 'on'>, verb: string): boolean => on.includes(verb);

const WRITES = ['create', 'update'];

export interface Broken {
  at: string;
  rule: string;
}

/** Returns the rules that the values break, at most one per field, in order. */
export function broken(rules: readonly Rule[], values: Values, context: RuleContext): Broken[] {
  const found = new Map<string, Broken>();
  for (const rule of rules) {
    if (!isAsked(rule, context.on)) continue;
    if (!found.has(rule.at) && !rule.assert(values, context)) found.set(rule.at, { at: rule.at, rule: rule.id });
  }
  return [...found.values()];
}
