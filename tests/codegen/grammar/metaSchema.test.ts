import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printMetaSchema } from '#codegen/grammar/metaSchema.ts';

const schemas = join(import.meta.dirname, '../../../schemas');
const examples = join(import.meta.dirname, '../golden/examples');
const entityFiles = [schemas, examples].flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith('.yaml') && !file.startsWith('_') && file !== 'facts.yaml').map((file) => join(folder, file)));

const meta: unknown = JSON.parse(printMetaSchema().text);
const isEntity = new Ajv2020({ strict: false }).compile(meta as object);

/** All properties that the meta-schema knows, as path → description. */
function properties(node: unknown, path = '', resolve: (ref: string) => unknown = refOf, seen = new Set<unknown>()): [string, string | undefined][] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  const own = Object.entries((node as { properties?: Record<string, Record<string, unknown>> }).properties ?? {});
  const here = own.map(([name, schema]): [string, string | undefined] => [`${path}.${name}`, (schema['description'] ?? (resolve(String(schema['$ref'])) as { description?: string } | undefined)?.description) as string | undefined]);
  return [...here, ...Object.entries(node).flatMap(([key, inner]) => properties(inner, ['properties', 'anyOf', 'items', 'additionalProperties'].includes(key) ? path : `${path}.${key}`, resolve, seen))];
}

function refOf(ref: string): unknown {
  return ref.startsWith('#/$defs/') ? (meta as { $defs: Record<string, unknown> }).$defs[ref.slice('#/$defs/'.length)] : undefined;
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
    ['an unknown colour', { 'x-states': { field: 'status', initial: 'a', values: { a: { zh: '甲', en: 'A', color: 'red' } } } }],
  ])('refuses %s', (_, change) => {
    const plain = { $id: 'ad', type: 'object', 'x-entity': { label: { zh: '广告', en: 'Ad' } } };
    expect([isEntity(plain), isEntity({ ...plain, ...change })]).toEqual([true, false]);
  });

  it('says of every key what it means', () => {
    expect(properties(meta).filter(([, description]) => description === undefined).map(([path]) => path)).toEqual([]);
  });

  it('is where the files say it is', () => {
    expect(readFileSync(entityFiles[0]!, 'utf8')).toContain(`$schema=../${printMetaSchema().path}`);
  });
});
