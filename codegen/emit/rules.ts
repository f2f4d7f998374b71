import { emptyKey, invalidKey, missingKey } from '#core/entity/issues.ts';
import { ImportSet } from '../imports.ts';
import { banner, literal, page } from './banner.ts';
import type { Entity, Label } from '../model/types.ts';
import type { WidgetDef } from '../model/widgets.ts';
import type { Emitter } from './emitter.ts';

/**
 * Messages that an entity has beside those of its rules, by message key: for a field that must not be empty (x-empty), for one of a
 * form of its own (x-invalid), and for a record that does not exist (x-entity.missing).
 */
export const ownSentences = ({ names, fields, missing }: Entity): (readonly [key: string, sentence: Label])[] => [
  ...fields.flatMap(({ name, empty }) => (empty ? [[emptyKey(names.camel, name), empty] as const] : [])),
  ...fields.flatMap(({ name, invalid }) => (invalid ? [[invalidKey(names.camel, name), invalid] as const] : [])),
  ...(missing ? [[missingKey(names.camel), missing] as const] : []),
];

/** Messages of the rules of an entity, or of the properties of a widget, by message key: "ad.startLead". */
export const rulesOf = ({ names, rules: own }: Entity): (readonly [key: string, sentence: Label])[] =>
  own.map(({ id, msg }) => [`${names.camel}.${id}`, msg] as const);

/** Sentences of limits of a widget, by message key. */
export const limitSentences = ({ limits }: WidgetDef): (readonly [key: string, sentence: Label])[] =>
  limits.flatMap(({ rule, msg }) => (rule && msg ? [[rule, msg] as const] : []));

/** Emitter of the rule messages: shared constraints, and the entities' own rules by "ad.startLead". */
export const rules: Emitter = {
  id: 'rules',
  emit(model) {
    const shared = Object.entries(model.ruleMessages);
    const said = [...model.entities, ...model.widgets.map(({ entity }) => entity)];
    const rows = [
      ...shared,
      ...said.flatMap(rulesOf),
      ...said.flatMap(ownSentences),
      ...model.widgets.flatMap(limitSentences),
    ].map(([name, { zh, en }]) => `'${name}': ${literal({ zh, en })},\n`);
    const body = `export const ruleMessages: Readonly<Record<string, { zh: string; en: string }>> = {\n${rows.join('')}};\n`;
    return [{ path: 'model/rules.gen.ts', text: page(banner('schemas/'), new ImportSet(), body) }];
  },
};
