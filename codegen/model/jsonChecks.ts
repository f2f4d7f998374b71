import type { Keywords, TypeName } from '../grammar/keywords.ts';
import type { Path } from '../load.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { isNullable, plainJson, typeOf } from './json.ts';
import { hasSample, takes } from './judge.ts';
import { isExponential, takesAnyLength } from './slowPattern.ts';
import { longestFor, powerOf } from './steepPattern.ts';

/** Types that each keyword applies to. */
const KEYWORD_TYPES: Readonly<Record<string, readonly TypeName[]>> = {
  pattern: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  exclusiveMinimum: ['integer', 'number'],
  exclusiveMaximum: ['integer', 'number'],
  multipleOf: ['integer', 'number'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
  const: ['string', 'integer', 'number', 'boolean'],
  enum: ['string', 'integer', 'number'],
};

const RANGES = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** Formats that define a text completely. */
const WHOLE_FORMATS = ['date', 'time', 'date-time'];

/** Cache of schemas without errors: in watch mode an unchanged schema stays the same object. */
const sound = new WeakSet<Keywords>();

/**
 * Reports contradictory or useless keywords, recursively: a keyword of another type or beside a list of all values, an
 * empty range, an invalid default. A schema that passes can be printed (fields/) and accepts some value.
 */
export function checkJson(builder: EntityBuilder, path: Path, spec: Keywords): void {
  if (sound.has(spec)) return;
  const before = builder.shared.problems.length;
  const type = typeOf(spec);
  const what = `"${String(path.at(-1))}"`;
  if (!type) {
    builder.problem(
      path,
      'field-type',
      spec.type === undefined ? `${what} has no type` : `${what} has several types`,
      "write one type, or [type, 'null']",
      'key',
    );
    return;
  }
  checkTypes(builder, path, spec, type);
  checkAlone(builder, path, spec);
  checkChoices(builder, path, spec);
  checkPattern(builder, path, spec);
  for (const [least, most] of RANGES) {
    if (Number(spec[least]) > Number(spec[most]))
      builder.problem([...path, most], 'empty-range', `${most} is less than ${least}`);
  }
  if (type === 'array' && !spec.items)
    builder.problem(
      path,
      'missing-items',
      `the list ${what} does not say what is in it`,
      'add items: {type: …}',
      'key',
    );
  checkInside(builder, path, spec);
  if (builder.shared.problems.length === before) checkValues(builder, path, spec, what);
  if (builder.shared.problems.length === before) sound.add(spec);
}

function checkTypes(builder: EntityBuilder, path: Path, spec: Keywords, type: TypeName): void {
  for (const [keyword, types] of Object.entries(KEYWORD_TYPES)) {
    if (spec[keyword] !== undefined && !types.includes(type))
      builder.problem([...path, keyword], 'keyword-type', `${keyword} says nothing about ${type}`, undefined, 'key');
  }
  if (spec.format && spec.format !== 'money' && type !== 'string')
    builder.problem([...path, 'format'], 'keyword-type', `format ${spec.format} is for text`);
  if (spec.format === 'money' && type !== 'integer')
    builder.problem([...path, 'format'], 'keyword-type', 'money is an integer, in fen');
}

/** Reports keywords that exclude others, or mean nothing without another. */
function checkAlone(builder: EntityBuilder, path: Path, spec: Keywords): void {
  const whole =
    spec.enum !== undefined
      ? 'enum'
      : spec.const !== undefined
        ? 'const'
        : WHOLE_FORMATS.includes(spec.format ?? '')
          ? 'format'
          : undefined;
  const others = whole === undefined ? [] : ['format', 'const', ...Object.keys(KEYWORD_TYPES)];
  for (const keyword of new Set(others)) {
    if (keyword !== whole && keyword !== 'enum' && spec[keyword] !== undefined)
      builder.problem([...path, keyword], 'keyword-alone', `${keyword} says nothing beside ${whole}`, undefined, 'key');
  }
  for (const keyword of ['required', 'additionalProperties']) {
    if (spec[keyword] !== undefined && !spec.properties)
      builder.problem(
        [...path, keyword],
        'keyword-alone',
        `${keyword} says nothing without properties`,
        undefined,
        'key',
      );
  }
}

/**
 * Checks a pattern for safety, since the server runs it on untrusted text: unlimited length or exponential backtracking
 * would block it, and so would a long text that several repetitions divide.
 */
function checkPattern(builder: EntityBuilder, path: Path, { pattern, maxLength }: Keywords): void {
  if (typeof pattern !== 'string') return;
  const place = [...path, 'pattern'];
  if (isExponential(pattern))
    builder.problem(
      place,
      'slow-pattern',
      'some text fits this pattern in so many ways that checking it takes for ever',
      'what repeats inside a repetition, or in two alternatives, must begin with a character of its own',
    );
  else if (maxLength === undefined && takesAnyLength(pattern))
    builder.problem(place, 'endless-pattern', 'the pattern takes text of any length', 'add maxLength', 'key');
  else checkSteep(builder, path, pattern, maxLength === undefined ? undefined : Number(maxLength));
}

function checkSteep(builder: EntityBuilder, path: Path, pattern: string, maxLength: number | undefined): void {
  const power = powerOf(pattern);
  const longest = longestFor(power);
  if (power === 1 || (maxLength !== undefined && maxLength <= longest)) return;
  builder.problem(
    [...path, maxLength === undefined ? 'pattern' : 'maxLength'],
    'steep-pattern',
    `${power} repetitions of this pattern take the same text, so the time to check it grows with that power of its length`,
    `a text of at most ${longest} characters (maxLength), or a character between them that neither takes`,
    'key',
  );
}

/** Checks an enum: values of its type, no duplicates, and null exactly if the type allows null. */
function checkChoices(builder: EntityBuilder, path: Path, spec: Keywords): void {
  const { enum: choices, const: only } = spec;
  const bare = plainJson({ type: spec.type });
  choices?.forEach((value, index) => {
    const place = [...path, 'enum', index];
    if (choices.indexOf(value) < index) builder.problem(place, 'value-twice', `${JSON.stringify(value)} stands twice`);
    else if (value === null ? !isNullable(spec) : !takes(bare, value))
      builder.problem(
        place,
        'value-type',
        `${JSON.stringify(value)} is not of type ${[spec.type].flat().join(' or ')}`,
      );
  });
  if (choices && isNullable(spec) && !choices.includes(null))
    builder.problem([...path, 'type'], 'value-type', 'the type has null, and the values have not', 'add null to enum');
  if (only !== undefined && (isNullable(spec) || !takes(bare, only)))
    builder.problem(
      [...path, 'const'],
      'value-type',
      isNullable(spec) ? 'the only value is not null' : `${JSON.stringify(only)} is not of type ${String(spec.type)}`,
    );
}

function checkInside(builder: EntityBuilder, path: Path, spec: Keywords): void {
  if (spec.items) checkJson(builder, [...path, 'items'], spec.items);
  for (const [name, inner] of Object.entries(spec.properties ?? {}))
    checkJson(builder, [...path, 'properties', name], inner);
  spec.required?.forEach((name, index) => {
    const place = [...path, 'required', index];
    if (spec.properties && !Object.hasOwn(spec.properties, name))
      builder.problem(place, 'unknown-field', `required names "${name}", which is no property here`);
    else if (spec.required!.indexOf(name) < index) builder.problem(place, 'value-twice', `"${name}" stands twice`);
  });
}

function checkValues(builder: EntityBuilder, path: Path, spec: Keywords, what: string): void {
  const json = plainJson(spec, false);
  if (spec.default !== undefined && !takes(json, spec.default))
    builder.problem([...path, 'default'], 'bad-default', `the default of ${what} is none of its values`);
  else if (!hasSample(json))
    builder.problem(
      path,
      'no-sample',
      `codegen finds no value for ${what}, and tests need one`,
      'its keywords contradict each other, or its pattern is more than classes, groups and counts; a default is taken as the value',
      'key',
    );
}
