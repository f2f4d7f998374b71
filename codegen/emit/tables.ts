import { fieldsOf } from '../expression/walk.ts';
import { ImportSet } from '../imports.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** The registry of tables, by the name under which a transaction has them: `tx.adSlots`. */
export const tables: Emitter = {
  id: 'tables',
  emit(model) {
    const imports = new ImportSet();
    const stored = model.entities.filter((entity) => entity.stored).map(({ names }) => names);
    const table = imports.type('TableMeta', '#core/entity/meta.ts');
    const entity = imports.type('EntityMeta', '#core/entity/meta.ts');
    const predicate = imports.type('Predicate', './predicate.gen.ts');
    const transition = imports.type('SystemTransition', './predicate.gen.ts');
    const each = (print: (names: (typeof stored)[number], file: string) => string) =>
      stored.map((names) => print(names, `./${names.kebabs}.gen.ts`)).join('');
    const own = (suffix: string) =>
      each(({ camel, camels }, file) => `${camels}: ${imports.value(`${camel}${suffix}`, file)},\n`);
    const reads = model.entities
      .filter((each) => each.stored)
      .map(({ names, fields }) => {
        const computed = fields.flatMap(({ name, derive: expr }) => (expr ? [[name, fieldsOf(expr)] as const] : []));
        return `${names.camels}: ${literal(Object.fromEntries(computed))},\n`;
      })
      .join('');
    const rule = '#core/entity/rule.ts';
    const logic = (suffix: string, file = 'types') =>
      each(
        ({ camel, camels, kebabs }) =>
          `${camels}: ${imports.value(`${camel}${suffix}`, `#generated/model/${kebabs}/${file}.gen.ts`)},\n`,
      );
    const addedUp = model.entities
      .filter(({ fields, list }) =>
        fields.some(({ name, derive }) => derive && list.totals.some(({ field }) => field === name)),
      )
      .map(({ names }) => names);
    const keeping = model.entities
      .filter(({ fields }) => fields.some((field) => field.keeps))
      .map(({ names }) => names);
    const derive = `(values: ${imports.type('Values', rule)}, context: ${imports.type('RuleContext', rule)}) => unknown`;
    const body = [
      `export interface Rows {\n${each(({ pascal, camels }, file) => `${camels}: ${imports.type(`${pascal}Stored`, file)};\n`)}}\n`,
      `export type TableName = keyof Rows;\n`,
      `/** The table of each entity, by the entity's name. */\nexport interface TableOf {\n${each(({ camel, camels }) => `${camel}: '${camels}';\n`)}}\n`,
      `export const tables: Readonly<Record<TableName, ${table}>> = {\n${own('Table')}};\n`,
      `export const tableEntities: Readonly<Record<TableName, ${entity}>> = {\n${each(({ camel, camels, kebabs }) => `${camels}: ${imports.value(`${camel}Meta`, `#generated/model/${kebabs}/meta.gen.ts`)},\n`)}};\n`,
      `/** Which rows each list view shows. */\nexport const tableViews: Readonly<Record<TableName, Readonly<Record<string, ${predicate}>>>> = {\n${own('Views')}};\n`,
      `/** Computed numbers that lists add up. */\nexport const tableTotals: Readonly<Partial<Record<TableName, Readonly<Record<string, ${imports.type('Amount', './predicate.gen.ts')}>>>>> = {\n${addedUp.map(({ camel, camels, kebabs }) => `${camels}: ${imports.value(`${camel}Totals`, `./${kebabs}.gen.ts`)},\n`).join('')}};\n`,
      `/** Rows that keep records of other entities from being deleted. */\nexport const tableKeeps: Readonly<Partial<Record<TableName, readonly ${imports.type('Keep', './predicate.gen.ts')}[]>>> = {\n${keeping.map(({ camel, camels, kebabs }) => `${camels}: ${imports.value(`${camel}Keeps`, `./${kebabs}.gen.ts`)},\n`).join('')}};\n`,
      `/** Which rows of the other entity a reference may name, by field. */\nexport const tableRefFilters: Readonly<Record<TableName, Readonly<Record<string, ${predicate}>>>> = {\n${own('RefFilters')}};\n`,
      `export const tableSystem: Readonly<Record<TableName, readonly ${transition}[]>> = {\n${own('System')}};\n`,
      `/** When each field with x-when is on. */\nexport const tableWhens: Readonly<Record<TableName, ${imports.type('Whens', rule)}>> = {\n${logic('Whens')}};\n`,
      `/** Rules across fields, for records in wire form. */\nexport const tableRules: Readonly<Record<TableName, readonly ${imports.type('Rule', rule)}[]>> = {\n${logic('Rules')}};\n`,
      `/** Computed fields, from rows in either form. */\nexport const tableDerive: Readonly<Record<TableName, Readonly<Record<string, ${derive}>>>> = {\n${logic('Derive', 'derive')}};\n`,
      `/** What each computed field reads: selected with it. */\nexport const tableDeriveReads: Readonly<Record<TableName, Readonly<Record<string, readonly string[]>>>> = {\n${reads}};\n`,
    ];
    return [{ path: 'server/tables.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
  },
};
