import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { storedValue, wireValue } from '#core/entity/wire.ts';
import { samples } from '#tests/support/cases/samples.ts';
import type { Row } from '#server/policies/tableOf.ts';
import { metaOf, uniqueKeys } from './records.ts';
import { sampleRow } from './rows.ts';

type Values = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

/** A value of a field that no create takes: what players, orders and jobs would write. */
function made({ name, kind, values }: FieldMeta, n: number, now: number): unknown {
  switch (kind) {
    case 'integer':
    case 'money':
    case 'number':
      return (n * 7) % 11;
    case 'boolean':
      return n % 2 === 0;
    case 'enum':
      return values?.[n % values.length];
    case 'instant':
      return now + ((n % 5) - 2) * DAY_MS;
    case 'ref':
      return `someone-${n % 3}`;
    case 'text':
      return `${name} ${'Ää_%b'.slice(n % 4)} ${n % 6}`;
    default:
      return undefined;
  }
}

/** The `n`-th of many rows that differ in all their fields: values at the edges, values in between, and none. */
export function variedRow(entity: string, n: number, now: number): Values {
  const { fields, states } = metaOf(entity);
  const row: Record<string, unknown> = sampleRow(entity, n);
  const given = new Set(Object.keys(row));
  const unique = new Set(uniqueKeys(entity).map((key) => key.at(-1)));
  const living = Object.entries(states?.values ?? {}).filter(([, { final }]) => !final);
  for (const [at, field] of fields.entries()) {
    const { name, derived, required, nullable } = field;
    if (derived || ['id', 'rev', 'createdAt', 'corpId'].includes(name)) continue;
    if (unique.has(name)) continue;
    const edges = samples[entity]!.edges[name] ?? [];
    const value = edges.length > 0 ? storedValue(field, edges[(n + at) % edges.length]) : made(field, n + at, now);
    if (name === states?.field) row[name] = living[n % living.length]![0];
    else if (nullable && !required && !given.has(name) && (n + at) % 4 === 0) row[name] = null;
    else if (value !== undefined) row[name] = value;
  }
  return row;
}

const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const holds = (value: unknown, part: string): boolean =>
  typeof value === 'string' && folded(value).includes(folded(part));

/** Says whether a row fulfils a condition of a list call, by the words of the architecture: no SQL. */
export function fulfils(field: FieldMeta, row: Row, condition: unknown): boolean {
  const value = row[field.name] ?? null;
  const is = (wanted: unknown): boolean => {
    const stored = storedValue(field, wanted) ?? null;
    if (field.kind === 'refs')
      return stored === null ? (value as unknown[]).length === 0 : (value as unknown[]).includes(stored);
    return value === stored;
  };
  if (typeof condition !== 'object' || condition === null) return is(condition);
  if ('in' in condition) return (condition.in as unknown[]).some(is);
  if ('not' in condition) return !is(condition.not);
  if ('contains' in condition) return holds(value, condition.contains as string);
  const { gte, lte } = condition as { gte?: unknown; lte?: unknown };
  return [gte, lte].every((bound, n) => {
    if (bound === undefined) return true;
    if (value === null) return false;
    const order = compared(value, storedValue(field, bound));
    return n === 0 ? order >= 0 : order <= 0;
  });
}

/** Says whether `q` finds a row: in any of the fields that are searched. */
export const isFound = ({ search }: EntityMeta, row: Row, q: string): boolean =>
  search.some((name) => holds(row[name], q));

/** The order of two values that are there: numbers by size, text by its bytes. */
const compared = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string'
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : Number(a) - Number(b);

/** Rows in the order of a list: those without a value first when it rises, equal ones by id. */
export function sorted(rows: readonly Row[], field: string, order: 'asc' | 'desc'): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [a[field] ?? null, b[field] ?? null];
    const first = x === null || y === null ? Number(y === null) - Number(x === null) : compared(x, y);
    return sign * (first || compared(a.id, b.id));
  });
}

/** Conditions for one operator of a field: with values that rows have, and with one that none has. */
export function conditionsOf(field: FieldMeta, op: string, rows: readonly Row[]): unknown[] {
  const present = [...new Set(rows.flatMap((row) => row[field.name] ?? []))].map((value) => wireValue(field, value));
  const [some, other] = [present[0], present[Math.floor(present.length / 2)]];
  if (op === 'eq') return [...present.slice(0, 3), null];
  if (op === 'in') return [{ in: present.slice(0, 2) }, { in: [] }];
  if (op === 'not') return present.slice(0, 3).map((value) => ({ not: value }));
  if (op === 'between') return [{ gte: some }, { lte: other }, { gte: some, lte: other }, {}];
  const texts = present.filter((value) => typeof value === 'string').map((text) => Array.from(text));
  const parts = texts.flatMap((text) => [text.slice(1, 3).join(''), text.slice(-1).join('').toUpperCase()]);
  return [...new Set([...parts, '%', '_', '\\\\', 'no such text'])]
    .filter((part) => part !== '')
    .slice(0, 12)
    .map((contains) => ({ contains }));
}
