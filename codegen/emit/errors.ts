import type { ErrorMeta } from '#core/entity/meta.ts';
import { ImportSet } from '../imports.ts';
import type { ErrorDef } from '../model/model.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

const metaOf = ({ code, zh, en, field, log }: ErrorDef): ErrorMeta => ({
  code,
  zh,
  en,
  ...(field === undefined ? {} : { field }),
  log,
});

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Table of errors in docs/, for operators of a server. */
function table(errors: readonly ErrorDef[]): string {
  const rows = [...errors]
    .toSorted((a, b) => b.code - a.code)
    .map(
      ({ code, name, zh, en, fix }) =>
        `| ${[String(code), name, zh, en, `${fix.zh}。${fix.en}.`].map(cell).join(' | ')} |\n`,
    );
  return `<!-- Made by codegen from schemas/_errors.yaml. Do not edit: change the schema. -->
# Errors

What a call answers when it refuses (\`code\` below 0), and what to do about it.

| code | name | said to the user (zh) | said to the user (en) | what to do |
|---|---|---|---|---|
${rows.join('')}`;
}

function transientCodes(errors: readonly ErrorDef[]): string {
  const codes = errors.flatMap(({ code, transient }) => (transient ? [code] : []));
  const body = `/** Codes of refusals that may pass when the same is tried again. */\nexport const transientErrors: ReadonlySet<number> = new Set(${literal(codes)});\n`;
  return page(banner('schemas/_errors.yaml'), new ImportSet(), body);
}

/** Every error that a call can answer, for both sides and for people. */
export const errors: Emitter = {
  id: 'errors',
  emit(model) {
    const imports = new ImportSet();
    const type = imports.type('ErrorMeta', '#core/entity/meta.ts');
    const rows = model.errors.map((error) => `${error.name}: ${literal(metaOf(error))},\n`);
    const body = [
      `export type ErrorName = ${model.errors.map(({ name }) => `'${name}'`).join(' | ') || 'never'};\n`,
      `export const errors: Readonly<Record<ErrorName, ${type}>> = {\n${rows.join('')}};\n`,
    ];
    const fields = model.errors.flatMap(({ code, field }) => (field === undefined ? [] : [[code, field] as const]));
    const codes = [
      `/** Codes of the errors that the console tells from others (apart in the schema). */\nexport const errorCodes = ${literal(Object.fromEntries(model.errors.flatMap(({ name, code, apart }) => (apart ? [[name, code] as const] : []))))} as const;\n`,
      `/** Field that the console marks, by code. */\nexport const errorFields: Readonly<Record<number, string>> = ${literal(Object.fromEntries(fields))};\n`,
    ];
    return [
      {
        path: 'model/errorCodes.gen.ts',
        text: page(banner('schemas/_errors.yaml'), new ImportSet(), codes.join('\n')),
      },
      { path: 'model/transientErrors.gen.ts', text: transientCodes(model.errors) },
      { path: 'model/errors.gen.ts', text: page(banner('schemas/_errors.yaml'), imports, body.join('\n')) },
      { path: '../docs/errors.gen.md', text: table(model.errors) },
    ];
  },
};
