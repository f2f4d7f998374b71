import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#codegen/emit/openapi/document.ts';
import { typeSchemas, typesOf } from '#codegen/emit/types.ts';
import { model } from '#tests/support/cases/model.ts';

const SAME = 'type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;';

/** Returns the names of the pairs that the compiler refuses, in files that are given by name and text. */
function faults(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  const [fileExists, readFile] = [host.fileExists.bind(host), host.readFile.bind(host)];
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  const program = ts.createProgram([...files.keys()], options, host);
  return program.getSemanticDiagnostics().map(({ file, start = 0 }) => {
    const line = file?.text.slice(file.text.lastIndexOf('\n', start) + 1).split('\n')[0];
    return /^export const of(\w+)/.exec(line ?? '')?.[1] ?? `${file?.fileName}: ${line}`;
  });
}

/** Every type that json-schema-to-typescript prints, beside openapi-typescript's of the same name. */
async function pairs(document: object): Promise<{ names: string[]; files: Map<string, string> }> {
  const files = new Map([['/api.d.ts', astToString(await openapiTS(document as OpenAPI3, { silent: true }))]]);
  const lines: string[] = [];
  const names: string[] = [];
  for (const entity of model.entities) {
    if (typeSchemas(entity).size === 0) continue;
    files.set(`/${entity.names.kebabs}.ts`, (await typesOf(entity)).join('\n'));
    lines.push(`import type * as ${entity.names.camel} from './${entity.names.kebabs}';`);
    for (const name of typeSchemas(entity).keys()) {
      names.push(name);
      lines.push(
        `export const of${name}: Same<${entity.names.camel}.${name}, components['schemas']['${name}']> = true;`,
      );
    }
  }
  files.set('/pairs.ts', ["import type { components } from './api';", SAME, ...lines].join('\n'));
  return { names, files };
}

describe('json-schema-to-typescript and openapi-typescript', () => {
  it('print types that can stand for each other, all of them', async () => {
    const { names, files } = await pairs(openApiDocument(model));
    expect(names).toContain('AdCreate');
    expect(names.length).toBeGreaterThan(100);
    expect(faults(files)).toEqual([]);
  });

  it('are told apart where one of them says something else', async () => {
    const document = structuredClone(openApiDocument(model)) as {
      components: { schemas: Record<string, { properties: Record<string, object> }> };
    };
    document.components.schemas['TagRow']!.properties['name'] = { type: 'integer' };
    const { files } = await pairs(document);
    expect(faults(files)).toEqual(['TagRow']);
  });
});
