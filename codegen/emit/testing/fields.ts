import { numberOf, textOf } from '../../fields/keywords.ts';
import { sampleOfPattern } from '../../fields/pattern.ts';
import { printers } from '../../fields/printers.ts';
import type { Entity, Field } from '../../model/types.ts';
import { createShape } from '../shapes.ts';
import type { Member } from '../shapes.ts';

/** A value as source text: what is long and regular is written as what makes it. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string' && value.length > 40 && new Set(value).size === 1)
    return `${JSON.stringify(value[0])}.repeat(${value.length})`;
  if (!Array.isArray(value) || value.length < 4) return JSON.stringify(value);
  const items = value.map((item) => JSON.stringify(item));
  if (new Set(items).size === 1) return `Array.from({ length: ${value.length} }, () => (${items[0]}))`;
  return /-7000-8000-/.test(items[0]!) ? `ids(${value.length})` : `[${items.join(', ')}]`;
}

const DAY_MS = 86_400_000;

/** Fields of text that no two living records may share: alone, or with others. */
export const uniqueFields = ({ storage, fields }: Entity): ReadonlySet<string> => {
  const named = new Set([...storage.unique.flat(), ...storage.global]);
  return new Set(fields.filter(({ name, kind }) => kind === 'text' && named.has(name)).map(({ name }) => name));
};

/** How many texts of one pattern are printed: more records of one entity at a time no test makes. */
const VARIANTS = 8;

/** A value that is another one for each number. Text of a pattern cannot be counted, so some of it is printed. */
export function numberedCode({ json }: Member, code: string): string {
  const pattern = textOf(json, 'pattern');
  if (pattern === undefined) return `numbered(${code}, n, ${numberOf(json, 'maxLength') ?? 200})`;
  const variants = Array.from({ length: VARIANTS }, (_, turn) => sampleOfPattern(pattern, turn));
  return `${JSON.stringify([...new Set(variants)])}[n % ${new Set(variants).size}]!`;
}

/** Times stand a day apart in the order of their fields, so that an end is after its start. */
function timed(member: Member, day: number): string | undefined {
  const at = `new Date(at + ${day} * DAY_MS).toISOString()`;
  if (member.kind === 'instant') return at;
  return member.kind === 'date' ? `${at}.slice(0, 10)` : undefined;
}

/** What a sample of an entity holds: required fields, and what the others are when nobody says. */
export function sampleFields(entity: Entity): { field: Field; member: Member; code: string }[] {
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  let day = 0;
  return createShape(entity).members.flatMap((member) => {
    const field = fields.get(member.name)!;
    if (field.default !== undefined) return [{ field, member, code: codeOf(field.default) }];
    if (!field.required) return [];
    if (member.kind === 'instant' || member.kind === 'date') day += 1;
    const code = timed(member, day) ?? codeOf(printers[member.kind].sample(member.json, day * DAY_MS));
    return [{ field, member, code }];
  });
}
