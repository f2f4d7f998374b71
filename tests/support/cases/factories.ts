import { numberOf, textOf } from '#codegen/fields/keywords.ts';
import { sampleOfPattern } from '#codegen/fields/pattern.ts';
import { printers } from '#codegen/fields/printers.ts';
import { createShape, type Member } from '#codegen/emit/shapes.ts';
import type { Entity } from '#codegen/model/types.ts';
import { isIccid } from '#core/entity/formats.ts';
import { broken, strip, type RuleContext, type Values } from '#core/entity/rule.ts';
import { tableRules, tableWhens, type TableName } from '#generated/server/tables.gen.ts';
import { model } from './model.ts';

/** Start of the times in samples, in milliseconds: far enough in the future for every rule. */
export const SAMPLE_TIME = Date.UTC(2030, 0, 1);

export const DAY_MS = 86_400_000;

/** Returns an id that no record has: tests set real references themselves. */
export const sampleId = (n = 1): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const sampleIds = (count: number): string[] => Array.from({ length: count }, (_, n) => sampleId(n + 1));

/** Text fields that must be unique among living records, alone or with others. */
function uniqueFields({ storage, fields }: Entity): ReadonlySet<string> {
  const named = new Set([...storage.unique.flat(), ...storage.global]);
  return new Set(fields.filter(({ name, kind }) => kind === 'text' && named.has(name)).map(({ name }) => name));
}

/** Number of different texts that are made of one pattern alone; from then on they are numbered. */
const VARIANTS = 30;

/** Digits that a number is written with where the pattern has room for so many: short ones would end as longer ones do. */
const WIDTHS = [6, 5, 4, 3, 2, 1];

/** Returns a text of a pattern that is different for each number: those beyond the variants are the first one with the number in it. */
function ofPattern(pattern: string, n: number): string {
  const variants = [...new Set(Array.from({ length: VARIANTS }, (_, turn) => sampleOfPattern(pattern, turn)))];
  if (n < variants.length) return variants[n]!;
  const text = variants[0]!;
  const [fits, taken] = [new RegExp(pattern, 'u'), new Set(variants)];
  for (const width of WIDTHS.filter((digits) => digits >= String(n).length && digits <= text.length)) {
    const said = String(n).padStart(width, '0');
    // As near to the end as the pattern allows.
    for (let at = text.length - width; at >= 0; at -= 1) {
      const other = `${text.slice(0, at)}${said}${text.slice(at + width)}`;
      if (fits.test(other) && !taken.has(other)) return other;
    }
  }
  return text;
}

/** Returns a number of a SIM card with its check digit. */
const cardNumber = (n: number): string =>
  Array.from({ length: 10 }, (_, digit) => `898601${String(n).padStart(12, '0')}${digit}`).find(isIccid)!;

/** Returns a text that is different for each number, no longer than the field allows. */
function numbered({ json }: Member, text: string, n: number): string {
  if (json.format === 'iccid') return cardNumber(n);
  const pattern = textOf(json, 'pattern');
  if (pattern === undefined) {
    const max = numberOf(json, 'maxLength') ?? 200;
    return n === 0 ? text : `${text.slice(0, max - String(n).length - 1)} ${n}`;
  }
  return ofPattern(pattern, n);
}

/**
 * Required fields and defaults. Times are one day apart in the order of their fields, so that an end is after its
 * start.
 */
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

/**
 * Returns the sample with another edge value in one field, where its values break a rule together: two times of day that
 * must lie apart are the same in every sample.
 */
function keepingRules(entity: Entity, sample: Values, context: RuleContext): Values {
  const table = entity.names.camels as TableName;
  const brokenOf = (values: Values) => broken(tableRules[table], strip(values, tableWhens[table], context), context);
  const [first] = brokenOf(sample);
  if (!first) return sample;
  const reads = tableRules[table].find(({ id, at }) => id === first.rule && at === first.at)!.reads;
  const others = createShape(entity)
    .members.filter(
      ({ name }) => reads.includes(name) && entity.fields.every((field) => field.name !== name || !field.values),
    )
    .flatMap(({ name, kind, json }) =>
      printers[kind].edges(json, context.now).map((value) => ({ ...sample, [name]: value })),
    );
  return others.find((values) => brokenOf(values).length === 0) ?? sample;
}

/** Returns the entity with this name. */
const entityOf = (name: string): Entity => model.entities.find(({ names }) => names.camel === name)!;

/** Returns whether records of an entity can be created. */
export const isCreated = (entity: Entity): boolean => entity.stored && createShape(entity).members.length > 0;

/**
 * Returns a valid payload of create. References have ids of no record; unique fields differ by `n`. Fields that x-when
 * turns off are left out, unless the test has set them.
 */
export function build(name: string, overrides: object = {}, at: number = SAMPLE_TIME, n = 0): Record<string, unknown> {
  const entity = entityOf(name);
  const context: RuleContext = { now: at, me: null, on: 'create' };
  const built: Values = { ...keepingRules(entity, sampleOf(entity, at, n), context), ...overrides };
  const present = strip(built, tableWhens[entity.names.camels as TableName], context);
  const isThere = (field: string): boolean =>
    field in overrides || (present[field] !== null && present[field] !== undefined);
  return Object.fromEntries(Object.entries(built).filter(([field]) => isThere(field)));
}
