import { numberOf, textOf } from '#codegen/fields/keywords.ts';
import { sampleOfPattern } from '#codegen/fields/pattern.ts';
import { printers } from '#codegen/fields/printers.ts';
import { createShape, type Member } from '#codegen/emit/shapes.ts';
import type { Entity } from '#codegen/model/types.ts';
import { strip, type Values } from '#core/entity/rule.ts';
import { tableWhens, type TableName } from '#generated/server/tables.gen.ts';
import { model } from './model.ts';

/** From here the times of samples are counted, in milliseconds: far enough ahead for every rule. */
export const SAMPLE_TIME = Date.UTC(2030, 0, 1);

export const DAY_MS = 86_400_000;

/** An id that no record has: what refers to a record is given by the test. */
export const sampleId = (n = 1): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const sampleIds = (count: number): string[] => Array.from({ length: count }, (_, n) => sampleId(n + 1));

/** Fields of text that no two living records may share: alone, or with others. */
function uniqueFields({ storage, fields }: Entity): ReadonlySet<string> {
  const named = new Set([...storage.unique.flat(), ...storage.global]);
  return new Set(fields.filter(({ name, kind }) => kind === 'text' && named.has(name)).map(({ name }) => name));
}

/** Number of different texts for one pattern; no test creates more records of one entity at a time. */
const VARIANTS = 8;

/** Returns text that is another one for each number, no longer than the field takes. */
function numbered({ json }: Member, text: string, n: number): string {
  const pattern = textOf(json, 'pattern');
  if (pattern === undefined) {
    const max = numberOf(json, 'maxLength') ?? 200;
    return n === 0 ? text : `${text.slice(0, max - String(n).length - 1)} ${n}`;
  }
  const variants = [...new Set(Array.from({ length: VARIANTS }, (_, turn) => sampleOfPattern(pattern, turn)))];
  return variants[n % variants.length]!;
}

/** Required fields and defaults. Times stand a day apart in the order of their fields, so that an end is after its start. */
function sampleOf(entity: Entity, at: number, n: number): Record<string, unknown> {
  const fields = new Map(entity.fields.map((field) => [field.name, field]));
  const unique = uniqueFields(entity);
  let day = 0;
  const members = createShape(entity).members.flatMap((member) => {
    const field = fields.get(member.name)!;
    if (field.default !== undefined) return [[member.name, field.default]];
    if (!field.required) return [];
    const isTime = member.kind === 'instant' || member.kind === 'date';
    if (isTime) day += 1;
    const value = printers[member.kind].sample(member.json, isTime ? at + day * DAY_MS : day * DAY_MS);
    return [[member.name, unique.has(field.name) ? numbered(member, value as string, n) : value]];
  });
  return Object.fromEntries(members) as Record<string, unknown>;
}

/** Returns the entity with a name. */
const entityOf = (name: string): Entity => model.entities.find(({ names }) => names.camel === name)!;

/** Whether records of an entity can be made. */
export const isCreated = (entity: Entity): boolean => entity.stored && createShape(entity).members.length > 0;

/**
 * Returns a valid payload of create. What refers to a record refers to none; what must be unique differs by `n`. Leaves out
 * what x-when turns off, but nothing that the test asked for.
 */
export function build(name: string, overrides: object = {}, at: number = SAMPLE_TIME, n = 0): Record<string, unknown> {
  const entity = entityOf(name);
  const built: Values = { ...sampleOf(entity, at, n), ...overrides };
  const present = strip(built, tableWhens[entity.names.camels as TableName], { now: at, me: null, on: 'create' });
  const isThere = (field: string): boolean =>
    field in overrides || (present[field] !== null && present[field] !== undefined);
  return Object.fromEntries(Object.entries(built).filter(([field]) => isThere(field)));
}
