import { parse } from 'yaml';
import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { emitCallTypes } from '#codegen/emit/openapi/callTypes.ts';
import { openApiDocument } from '#codegen/emit/openapi/document.ts';
import { typesOfDocument } from '#codegen/thread/thread.ts';
import { toYaml } from '#codegen/emit/openapi/yaml.ts';
import { model } from '#tests/support/cases/model.ts';

const document = openApiDocument(model) as {
  paths: Record<string, { post: Record<string, unknown> }>;
  components: { parameters: object; schemas: object };
};

describe('the OpenAPI document', () => {
  it('types each call by its name, as openapi-typescript reads it', async () => {
    const text = await emitCallTypes(model, document);
    expect(text).toContain(
      "'ad.list': { path: '/ad/list.shtml'; input: AdListInput; output: AdList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };",
    );
    expect(text).toContain("'ad.approve': { path: '/ad/audit/batch/pass.shtml'; input: Ids; output: BatchResult;");
    expect(text).toContain('import type { AdCreate, AdDetail,');
    expect(text).not.toMatch(/^(export )?(interface|type) AdCreate\b/m);
    for (const { name } of model.entities.flatMap(({ calls }) => calls)) expect(text).toContain(`'${name}': {`);
  });

  it('is sound to the linter that openapi-typescript runs, and codegen leaves out', async () => {
    await expect(openapiTS(structuredClone(document) as unknown as OpenAPI3, { silent: true })).resolves.toBeTruthy();
  });

  it('refuses a document in which two calls have one name', async () => {
    const twice = { ...document.paths, '/second.shtml': document.paths['/ad/list.shtml']! };
    await expect(typesOfDocument(JSON.stringify({ ...document, paths: twice }))).rejects.toThrow(/operationId/);
  });

  it('says what x-when says: of a new record all, of a change what is sent', () => {
    const { AdCreate, AdUpdate } = document.components.schemas as Record<string, { allOf: object[] }>;
    expect(AdCreate!.allOf.map((each) => Object.values(each))).toContainEqual([
      { required: ['kind'], properties: { kind: { const: 'url' } } },
      { required: ['url'], properties: { url: { type: 'string', minLength: 1 } } },
      { properties: { url: { type: 'null' } } },
    ]);
    expect(AdUpdate!.allOf.map((each) => Object.values(each))).toContainEqual([
      { required: ['kind'], properties: { kind: { not: { const: 'url' } } } },
      { properties: { url: { type: 'null' } } },
    ]);
  });

  it('keeps as text what only the record can tell', () => {
    const { AdUpdate } = document.components.schemas as Record<string, { properties: object }>;
    expect(AdUpdate!.properties).toMatchObject({
      playCycleS: { 'x-when': "type == 'insertion'", description: "Play cycle (s). Only while type == 'insertion'" },
    });
  });

  it('reads from YAML as it was written', () => {
    expect(parse(toYaml(document))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('has every path, with the permission of its call', () => {
    const calls = model.entities.flatMap((entity) => entity.calls);
    expect(Object.keys(document.paths)).toEqual(calls.flatMap((call) => call.paths));
    expect(document.paths['/ad/audit/batch/pass.shtml']!.post).toMatchObject({
      operationId: 'ad.approve',
      'x-call': { permission: 'adAudit.pass' },
    });
  });

  it('says a call once: an alias refers to its first path', () => {
    expect(document.paths['/bp/adv/audit/pass.shtml']).toEqual({ $ref: '#/paths/~1ad~1audit~1batch~1pass.shtml' });
  });

  it('has no reference that leads nowhere', () => {
    const follow = (pointer: string): unknown =>
      pointer
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')], document);
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => pointer!);
    expect(pointers.length).toBeGreaterThan(500);
    expect([...new Set(pointers)].filter((pointer) => follow(pointer) === undefined)).toEqual([]);
  });

  it('has the envelope in the query and the payload as JSON in a form', () => {
    const { Envelope } = document.components.schemas as Record<string, { properties: object }>;
    expect(document.components.parameters).toMatchObject({
      envelope: { in: 'query', style: 'form', explode: true, schema: { $ref: '#/components/schemas/Envelope' } },
    });
    expect(Object.keys(Envelope!.properties)).toEqual([
      'appid',
      'language',
      'sequence',
      'timestamp',
      'token',
      'uuid',
      'version',
      'traceKey',
      'sign',
    ]);
    expect(document.paths['/ad/add.shtml']!.post).toMatchObject({
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': {
            schema: { properties: { payload: { $ref: '#/components/schemas/AdCreate' } } },
            encoding: { payload: { contentType: 'application/json' } },
          },
        },
      },
    });
  });
});

describe('the YAML printer', () => {
  it.each([
    [
      'text that looks like something else',
      ['true', 'null', '1.0', '', ' a', 'a: b', '# no', '- x', 'é', "it's", 'a\nb', '~', '2026-01-01', 'on'],
    ],
    ['empty things', { a: [], b: {}, c: [[], {}] }],
    ['nesting on one line', { a: { b: [{ c: [1, { d: 'x' }] }, {}, []] }, e: [[1], 'two, three'] }],
    ['nesting', { a: [{ b: [{ c: 1, d: { e: ['x'.repeat(250)] } }] }], 'k: y': null }],
    ['lists in lists', [[1, [2, 'x'.repeat(240)]], [{ a: 'y'.repeat(240), b: [3] }]]],
  ])('keeps %s', (_what, value) => {
    expect(parse(toYaml(value))).toEqual(value);
  });
});
