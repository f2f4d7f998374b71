import { toKysely, toKyselyValue } from '../expression/toKysely.ts';
import type { PrintedPredicate } from '../expression/toKysely.ts';
import type { Expr } from '../expression/types.ts';
import { ImportSet } from '../imports.ts';
import type { Entity } from '../model/types.ts';
import { entityBanner, literal, page } from './banner.ts';
import { documented } from './docs/index.ts';
import type { Emitter } from './emitter.ts';
import { storedInterface, tableMeta } from './table.ts';

/** Returns `(eb, p) => …`: the condition as a where-clause. */
const predicate = (expr: Expr, imports: ImportSet): string => printed(toKysely(expr), imports);

function printed({ code, uses, sql }: PrintedPredicate, imports: ImportSet): string {
  for (const name of uses) imports.value(name, '#core/entity/rule.ts');
  if (sql) {
    imports.value('sql', 'kysely');
    if (code.includes('SqlBool')) imports.type('SqlBool', 'kysely');
  }
  const builder = /\beb\b/.test(code) ? 'eb' : '_eb';
  const parameters = /\bp\./.test(code) ? `${builder}, p` : builder === 'eb' ? 'eb' : '';
  return `(${parameters}) => ${code}`;
}

function table(entity: Entity, imports: ImportSet): string {
  return `export const ${entity.names.camel}Table: ${imports.type('TableMeta', '#core/entity/meta.ts')} = ${literal(tableMeta(entity))};\n`;
}

function views(entity: Entity, imports: ImportSet): string {
  const lines = entity.list.views
    .filter((view) => view.where !== undefined)
    .map((view) => `'${view.name}': ${predicate(view.where!, imports)},\n`);
  return `/** Which rows a list view shows. */\nexport const ${entity.names.camel}Views: Readonly<Record<string, ${imports.type('Predicate', './predicate.gen.ts')}>> = {\n${lines.join('')}};\n`;
}

function refFilters(entity: Entity, imports: ImportSet): string {
  const asked = entity.actions.flatMap(({ call, form }) =>
    form.map((field) => [`${call}.${field.name}`, field] as const),
  );
  const lines = [...entity.fields.map((field) => [field.name, field] as const), ...asked]
    .filter(([, field]) => field.ref?.filter !== undefined)
    .map(([key, field]) => `'${key}': ${predicate(field.ref!.filter!, imports)},\n`);
  return `/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */\nexport const ${entity.names.camel}RefFilters: Readonly<Record<string, ${imports.type('Predicate', './predicate.gen.ts')}>> = {\n${lines.join('')}};\n`;
}

function system(entity: Entity, imports: ImportSet): string {
  const lines = (entity.states?.system ?? []).map(
    ({ from, to, signals, when }) =>
      `{ from: ${literal(from)}, to: '${to}', signals: ${literal(signals)}, when: ${predicate(when, imports)} },\n`,
  );
  return `/** Transitions that nobody clicks, in the order in which they are tried. */\nexport const ${entity.names.camel}System: readonly ${imports.type('SystemTransition', './predicate.gen.ts')}[] = [\n${lines.join('')}];\n`;
}

/** Rows that keep a record of another entity from being deleted. */
function keeps({ names, fields, label }: Entity, imports: ImportSet): string[] {
  const lines = fields.flatMap(({ name, ref, keeps: keep }) => {
    if (!keep) return [];
    const across = ref?.across ? ', across: true' : '';
    const during = keep.while ? `, while: ${predicate(keep.while, imports)}` : '';
    return [
      `{ field: '${name}', of: '${keep.of}'${across}, refuse: '${keep.refuse}', word: ${literal(label)}${during} },\n`,
    ];
  });
  if (lines.length === 0) return [];
  return [
    `/** Rows that keep a record from being deleted. */\nexport const ${names.camel}Keeps: readonly ${imports.type('Keep', './predicate.gen.ts')}[] = [\n${lines.join('')}];\n`,
  ];
}

/** Numbers that a list adds up: computed ones as the database computes them. */
function totals({ names, list, fields }: Entity, imports: ImportSet): string[] {
  const derived = fields.filter(({ name, derive }) => derive && list.totals.some(({ field }) => field === name));
  if (derived.length === 0) return [];
  const lines = derived.map(({ name, derive }) => `${name}: ${printed(toKyselyValue(derive!), imports)},\n`);
  return [
    `/** Computed numbers that the list adds up. */\nexport const ${names.camel}Totals: Readonly<Record<string, ${imports.type('Amount', './predicate.gen.ts')}>> = {\n${lines.join('')}};\n`,
  ];
}

function emitEntity(entity: Entity): string {
  const imports = new ImportSet();
  // Unstored entities have calls, and so a page of /docs.
  const parts = [...(entity.stored ? storedParts(entity, imports) : []), documented(entity, imports)];
  return page(entityBanner(entity), imports, parts.join('\n'));
}

function storedParts(entity: Entity, imports: ImportSet): string[] {
  return [
    storedInterface(entity),
    table(entity, imports),
    views(entity, imports),
    refFilters(entity, imports),
    system(entity, imports),
    ...totals(entity, imports),
    ...keeps(entity, imports),
  ];
}

const PREDICATE = `// Made by codegen. Do not edit.
/* oxlint-disable typescript/no-explicit-any -- columns come from the schemas: checked by codegen instead of by types */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ErrorName } from '#generated/model/errors.gen.ts';

type Eb = ExpressionBuilder<any, any>;

/** Names in x-states.system.when that server/policies answers: a condition, or a number where the expression compares it. */
export type Signal = (eb: Eb) => Expression<any>;

/** Context of a compiled expression beside the row. */
export interface PredicateContext {
  /** Milliseconds of the injected clock. */
  now: number;
  me: { userId: string; corpId: string; deptId: string | null; system: string } | null;
  signals: Readonly<Record<string, Signal>>;
}

/** A condition of the schemas as a where-clause over the columns of one table. */
export type Predicate = (eb: Eb, p: PredicateContext) => Expression<SqlBool>;

/** A number of a row, to add up. */
export type Amount = (eb: Eb, p: PredicateContext) => Expression<any>;

/** A row in one of \`from\` enters \`to\` as soon as \`when\` holds. */
export interface SystemTransition {
  from: readonly string[];
  to: string;
  /** Signals that \`when\` asks of server/policies. */
  signals: readonly string[];
  when: Predicate;
}

/** A row whose \`field\` names a record of the entity \`of\` keeps that from being deleted, while \`while\` holds. */
export interface Keep {
  field: string;
  of: string;
  /** The row may be of another corporation. */
  across?: true;
  refuse: ErrorName;
  /** Name of such a row. */
  word: { zh: string; en: string };
  while?: Predicate;
}
`;

/** Emitter of server-only code per entity: tables, rows and predicates for the store, and data of /docs. */
export const serverEntity: Emitter = {
  id: 'serverEntity',
  emit: () => [{ path: 'server/predicate.gen.ts', text: PREDICATE }],
  each: (entity) => [{ path: `server/${entity.names.kebabs}.gen.ts`, text: emitEntity(entity) }],
};
