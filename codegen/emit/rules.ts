import { emptyKey, missingKey } from '#core/entity/issues.ts';
import { ImportSet } from '../imports.ts';
import { banner, literal, page } from './banner.ts';
import type { Entity, Label } from '../model/types.ts';
import type { Emitter } from './emitter.ts';

/**
 * Messages that an entity has beside those of its rules, by message key: for a field that must not be empty (x-empty), and
 * for a record that does not exist (x-entity.missing).
 */
export const ownSentences = ({ names, fields, missing }: Entity): (readonly [key: string, sentence: Label])[] => [
  ...fields.flatMap(({ name, empty }) => (empty ? [[emptyKey(names.camel, name), empty] as const] : [])),
  ...(missing ? [[missingKey(names.camel), missing] as const] : []),
];

/** Emitter of the rule messages: shared constraints, and the entities' own rules by "ad.startLead". */
export const rules: Emitter = {
  id: 'rules',
  emit(model) {
    const shared = Object.entries(model.ruleMessages);
    const own = model.entities.flatMap((entity) =>
      entity.rules.map((rule) => [`${entity.names.camel}.${rule.id}`, rule.msg] as const),
    );
    const rows = [...shared, ...own, ...model.entities.flatMap(ownSentences)].map(
      ([name, { zh, en }]) => `'${name}': ${literal({ zh, en })},\n`,
    );
    const body = `export const ruleMessages: Readonly<Record<string, { zh: string; en: string }>> = {\n${rows.join('')}};\n`;
    return [{ path: 'model/rules.gen.ts', text: page(banner('schemas/'), new ImportSet(), body) }];
  },
};
