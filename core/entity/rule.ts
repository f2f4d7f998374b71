/**
 * Runtime of compiled expressions of the schema language (architecture 3).
 *
 * A comparison with a missing value is false, whatever the operator; `isMissing` tests for it. Instants are
 * milliseconds, whether they come as ISO text (wire) or as a number (store).
 */

/** Values that an expression may use beside the record. */
export interface RuleContext {
  /** Time of the injected clock, milliseconds since 1970. */
  now: number;
  me: { userId: string; corpId: string; deptId: string | null; system: string } | null;
  /** Current operation: `create`, `update`, or the name of an action. */
  on: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** Rule of x-rules, or a field that x-when makes required, as data for browser and server. */
export interface Rule {
  /** Id and message key: "ad.startLead"; "required" for a field that x-when makes required. */
  id: string;
  /** Field path of the error. */
  at: string;
  /** Operations: `create`, `update`, and actions by name; absent: create and update. */
  on?: readonly string[];
  /** Fields that it reads: a step form checks it once all of them are filled in. */
  reads: readonly string[];
  assert: (values: Values, context: RuleContext) => boolean;
}

/** Predicate per field with x-when: true if the field is on. */
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

/** Compares two values; false if either is missing or their types differ. */
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

/** Returns true if a list has a value; a missing list has none. */
export const has = (list: unknown, value: unknown): boolean => Array.isArray(list) && list.includes(value);

/** Sum of two numbers, or of an instant and a duration; null if either is missing. */
export const add = (a: unknown, b: unknown): number | null =>
  typeof a === 'number' && typeof b === 'number' ? a + b : null;
export const sub = (a: unknown, b: unknown): number | null =>
  typeof a === 'number' && typeof b === 'number' ? a - b : null;

export const mul = (a: unknown, b: unknown): number | null =>
  typeof a === 'number' && typeof b === 'number' ? a * b : null;
/** Quotient; null if either is missing, or the divisor is 0. */
export const div = (a: unknown, b: unknown): number | null =>
  typeof a === 'number' && typeof b === 'number' && b !== 0 ? a / b : null;

const LARGEST = 1e15;
const SMALLEST = 1e-15;

/**
 * A fraction to multiply or divide by. One of no sensible size is missing: PostgreSQL refuses to compute what leaves the
 * range of its numbers, where SQLite and TypeScript go on.
 */
export const real = (value: unknown): number | null =>
  typeof value === 'number' && (value === 0 || (Math.abs(value) >= SMALLEST && Math.abs(value) <= LARGEST))
    ? value
    : null;

/** The nearest whole number, half away from zero; null if missing. */
export const roundHalf = (value: unknown): number | null =>
  typeof value === 'number' ? Math.sign(value) * Math.floor(Math.abs(value) + 0.5) + 0 : null;
export const floorOf = (value: unknown): number | null => (typeof value === 'number' ? Math.floor(value) + 0 : null);
export const ceilOf = (value: unknown): number | null => (typeof value === 'number' ? Math.ceil(value) + 0 : null);

const DAY_MS = 86_400_000;

/** Whole days of a duration, truncated toward zero; null if missing. */
export const wholeDays = (spanMs: number | null): number | null =>
  spanMs === null ? null : Math.trunc(spanMs / DAY_MS);

/** Milliseconds from midnight to a time of day such as "08:30" or "08:30:15"; null if missing. */
export const timeOfDay = (time: unknown): number | null => {
  const [, hours, minutes, seconds] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(typeof time === 'string' ? time : '') ?? [];
  return hours === undefined ? null : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)) * 1000;
};

export const lengthOf = (value: unknown): number | null =>
  Array.isArray(value) || typeof value === 'string' ? value.length : null;

/** Returns the values with every field that is off (x-when) set to null, repeated until nothing changes. */
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

/** Returns true if a field is on: its x-when holds when fields that are off count as missing. */
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

/** Returns the broken rules, at most one per field, in order. */
export function broken(rules: readonly Rule[], values: Values, context: RuleContext): Broken[] {
  const found = new Map<string, Broken>();
  for (const rule of rules) {
    if (!isAsked(rule, context.on)) continue;
    if (!found.has(rule.at) && !rule.assert(values, context)) found.set(rule.at, { at: rule.at, rule: rule.id });
  }
  return [...found.values()];
}
