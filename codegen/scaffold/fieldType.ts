import { addImport, insertAfter } from './insert.ts';

/** Files that list the kinds of fields, each with how a new one is added to it. */
export const LISTS: Readonly<Record<string, (text: string, kind: string, sample: string) => string>> = {
  'server/docs/texts.en_us.ts': (text, kind, sample) =>
    insertAfter(text, /^ {2}kinds: \{\n/m, `    ${kind}: ${JSON.stringify(`text like ${sample}`)},\n`),
  'server/docs/texts.zh_cn.ts': (text, kind, sample) =>
    insertAfter(text, /^ {2}kinds: \{\n/m, `    ${kind}: ${JSON.stringify(`形如 ${sample} 的文本`)},\n`),
  'core/entity/meta.ts': (text, kind) =>
    insertAfter(text, /export type FieldKind =\n(?: {2}\| '\w+'\n)*/, `  | '${kind}'\n`),
  'codegen/fields/printers.ts': (text, kind) =>
    insertAfter(
      addImport(text, `import { ${kind} } from './${kind}.ts';`),
      /export const printers: [^\n]*\n/,
      `  ${kind},\n`,
    ),
  'codegen/fields/leaf.ts': (text, kind) =>
    insertAfter(addImport(text, `import { ${kind} } from './${kind}.ts';`), /const TEXTS: [^=]*= \{/, ` ${kind},`),
  'codegen/model/scopes.ts': (text, kind) => insertAfter(text, /const TYPES: [^\n]*\n/, `  ${kind}: 'text',\n`),
  'codegen/model/filters.ts': (text, kind) =>
    insertAfter(text, /const OPS: [^\n]*\n/, `  ${kind}: ['contains', 'eq', 'in'],\n`),
  'codegen/model/fields.ts': (text, kind) => insertAfter(text, /\(\{ 'date-time': 'instant',/, ` ${kind}: '${kind}',`),
  'codegen/grammar/keywords.ts': (text, kind) => insertAfter(text, /\.enum\(\[\s*'date-time',/, ` '${kind}',`),
};

/** Returns the printer of a new kind: a text with a pattern of its own, `{type: string, format: <kind>}`. */
export const printerText = (
  kind: string,
  pattern: string,
  sample: string,
): string => `import { refuseUnknown, without } from './keywords.ts';
import type { FieldPrinter } from './types.ts';

/** Said in a schema as {type: string, format: ${kind}}. */
const PATTERN = ${JSON.stringify(pattern)};

/** A text that is written like ${sample.replaceAll('*/', '')}. */
export const ${kind}: FieldPrinter = {
  zod(json) {
    refuseUnknown(json, ['type', 'format']);
    return \`z.string().check(z.regex(new RegExp(\${JSON.stringify(PATTERN)}, 'u')))\`;
  },
  standard: (json) => ({ ...without(json, 'format'), pattern: PATTERN }),
  column: 'text',
  stored: 'string',
  sample: () => ${JSON.stringify(sample)},
  edges: () => [${JSON.stringify(sample)}],
  wrong: () => [
    { value: '', rule: 'pattern' },
    { value: 0, rule: 'type' },
  ],
};
`;

/** Returns its test: what its printer says, zod and JSON Schema say alike. */
export const printerTest = (kind: string): string => `import { describe, expect, it } from 'vitest';
import { ${kind} } from '#codegen/fields/${kind}.ts';
import { ImportSet } from '#codegen/imports.ts';

const json = { type: 'string', format: '${kind}' };
const pattern = new RegExp(String(${kind}.standard(json).pattern), 'u');

describe('a field of the kind ${kind}', () => {
  it('has a sample that it takes', () => {
    expect(${kind}.sample(json, 0)).toMatch(pattern);
  });

  it('says what it refuses, and refuses it', () => {
    for (const { value, rule } of ${kind}.wrong(json)) expect([rule, typeof value === 'string' && pattern.test(value)]).toEqual([rule, false]);
  });

  it('is held to the same pattern by zod', () => {
    expect(${kind}.zod(json, new ImportSet())).toContain(JSON.stringify(pattern.source));
  });
});
`;
