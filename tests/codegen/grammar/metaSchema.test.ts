import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { entityFile } from '#codegen/grammar/entity.ts';
import { printMetaSchemas } from '#codegen/grammar/metaSchema.ts';
import { sharedFiles } from '#codegen/grammar/shared.ts';

const schemas = join(import.meta.dirname, '../../../schemas');
const examples = join(import.meta.dirname, '../golden/examples');
const broken = join(import.meta.dirname, 'broken');

const yamlsOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== 'facts.yaml')
    .map((file) => join(folder, file));

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

const printed = printMetaSchemas();
const metaOf = (name: string) => printed.find(({ path }) => basename(path) === `${name}.schema.json`)!;
const validators = new Map(printed.map(({ path, text }) => [path, ajv.compile(JSON.parse(text) as object)]));

/** Grammar of a file by its name, as JSON Schema and as zod. */
function grammarOf(file: string) {
  const name = basename(file, '.yaml');
  const shared = Object.keys(sharedFiles).find((known): known is keyof typeof sharedFiles => known === name);
  const meta = metaOf(shared ? shared.slice(1) : 'entity');
  return { meta, isValid: validators.get(meta.path)!, zod: shared ? sharedFiles[shared] : entityFile };
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8')) as unknown;

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  $defs?: Record<string, Schema>;
}

/** All subschemas of a schema, with their paths. */
function* walk(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema];
  const { properties = {}, $defs = {}, anyOf = [], items, additionalProperties } = schema;
  for (const [name, inner] of Object.entries({ ...properties, ...$defs })) yield* walk(inner, `${path}.${name}`);
  for (const inner of anyOf) yield* walk(inner, path);
  if (items) yield* walk(items, `${path}[]`);
  if (typeof additionalProperties === 'object') yield* walk(additionalProperties, `${path}.*`);
}

describe.each(printed.map(({ path, text }) => [path, JSON.parse(text) as Schema] as const))('%s', (_, meta) => {
  const described = (schema: Schema): boolean =>
    schema.description !== undefined ||
    (schema.$ref !== undefined && described(meta.$defs![schema.$ref.slice('#/$defs/'.length)]!));

  it('says of every key what it means', () => {
    const keys = [...walk(meta, '')].flatMap(([path, { properties = {} }]) =>
      Object.entries(properties).map(([name, schema]) => [`${path}.${name}`, described(schema)] as const),
    );
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter(([, isDescribed]) => !isDescribed).map(([path]) => path)).toEqual([]);
  });

  it('is closed wherever it lists keys', () => {
    const open = [...walk(meta, '')].filter(
      ([, { properties, additionalProperties }]) => properties && (additionalProperties ?? true) === true,
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });
});

describe('the meta-schemas for editors', () => {
  it.each([...yamlsOf(schemas), ...yamlsOf(examples)].map((file) => [basename(file), file] as const))(
    'accept %s',
    (_, file) => {
      const { isValid, zod } = grammarOf(file);
      isValid(read(file));
      expect(isValid.errors).toBeNull();
      expect(zod.safeParse(read(file)).success).toBe(true);
    },
  );

  it.each(yamlsOf(schemas).map((file) => [basename(file), file] as const))('are named at the head of %s', (_, file) => {
    const [head] = readFileSync(file, 'utf8').split('\n');
    expect(head).toBe(`# yaml-language-server: $schema=../${grammarOf(file).meta.path}`);
  });
});

/** Path of the one error in each file of broken/. */
const PLACES: Record<string, string> = {
  'action-without-permission': '/x-actions/sort',
  'empty-label': '/properties/name/x-label/en',
  'keyword-below-a-field': '/properties/names/items/properties/a',
  'keyword-of-json-schema': '/properties/name',
  'label-in-one-language': '/x-entity/label',
  'name-in-capitals': '/properties',
  'negative-length': '/properties/name/minLength',
  'no-regular-expression': '/properties/name/pattern',
  'open-object': '/properties/size/additionalProperties',
  'relative-path': '/x-calls/list/path',
  'rule-at-nothing': '/x-rules/0',
  'sheet-of-another-kind': '/x-export/format',
  'state-without-words': '/x-states/values/a',
  'three-types': '/properties/name/type',
  'unknown-colour': '/x-states/values/a/color',
  'unknown-console': '/x-entity/mode/1',
  'unknown-filter': '/x-list/filters/0/op',
  'unknown-format': '/properties/name/format',
  'unknown-key': '',
  'unknown-period': '/x-list/filters/0/presets/1',
  'unknown-storage': '/x-entity/storage',
  'unknown-widget': '/properties/size/x-widget',
};

describe('a broken file', () => {
  it('is in the table', () => {
    expect(yamlsOf(broken).map((file) => basename(file, '.yaml'))).toEqual(Object.keys(PLACES));
  });

  it.each(Object.entries(PLACES))('as %s is refused by editor and codegen alike, at %s', (name, place) => {
    const file = join(broken, `${name}.yaml`);
    const { isValid, zod } = grammarOf(file);
    isValid(read(file));
    expect(isValid.errors?.map((error) => error.instancePath)).toContain(place);
    expect(zod.safeParse(read(file)).success).toBe(false);
  });
});
