import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printMetaSchema } from '#codegen/grammar/metaSchema.ts';

const schemas = join(import.meta.dirname, '../../../schemas');
const examples = join(import.meta.dirname, '../golden/examples');
const entityFiles = [schemas, examples].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('_') && file !== 'facts.yaml')
    .map((file) => join(folder, file)),
);

const meta: unknown = JSON.parse(printMetaSchema().text);
const isEntity = new Ajv2020({ strict: false }).compile(meta as object);

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  $defs?: Record<string, Schema>;
}

const described = (schema: Schema): boolean =>
  schema.description !== undefined ||
  (schema.$ref !== undefined && described((meta as Schema).$defs![schema.$ref.slice('#/$defs/'.length)]!));

/** Properties that no sentence explains, as paths. */
function unexplained(schema: Schema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {});
  const inner = [
    ...own,
    ...Object.entries(schema.$defs ?? {}),
    ...(schema.anyOf ?? []).map((branch): [string, Schema] => ['', branch]),
  ];
  if (typeof schema.additionalProperties === 'object') inner.push(['*', schema.additionalProperties]);
  if (schema.items) inner.push(['[]', schema.items]);
  return [
    ...own.filter(([, child]) => !described(child)).map(([name]) => `${path}.${name}`),
    ...inner.flatMap(([name, child]) => unexplained(child, `${path}.${name}`)),
  ];
}

describe('the meta-schema for editors', () => {
  it.each(entityFiles)('accepts %s', (file) => {
    isEntity(parse(readFileSync(file, 'utf8')));
    expect(isEntity.errors).toBeNull();
  });

  it.each([
    ['an unknown key', { 'x-entiti': {} }],
    ['an unknown keyword of a field', { properties: { name: { type: 'string', oneOf: [] } } }],
    ['a label in one language', { 'x-entity': { label: { zh: '广告' } } }],
    [
      'an unknown colour',
      { 'x-states': { field: 'status', initial: 'a', values: { a: { zh: '甲', en: 'A', color: 'red' } } } },
    ],
  ])('refuses %s', (_, change) => {
    const plain = { $id: 'ad', type: 'object', 'x-entity': { label: { zh: '广告', en: 'Ad' } } };
    expect([isEntity(plain), isEntity({ ...plain, ...change })]).toEqual([true, false]);
  });

  it('says of every key what it means', () => {
    expect(unexplained(meta as Schema, '')).toEqual([]);
  });

  it('is where the files say it is', () => {
    expect(readFileSync(entityFiles[0]!, 'utf8')).toContain(`$schema=../${printMetaSchema().path}`);
  });
});
