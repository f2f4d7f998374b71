import type { FieldMeta } from '#core/entity/meta.ts';
import { allFacts, type EntityFacts } from '../facts.ts';
import { html, type Html, type Part } from '../html.ts';
import { table } from '../table.ts';
import { entityLink, pageUrl } from '../terms.ts';
import type { Words } from '../words.ts';
import { fieldLabel } from './labels.ts';

/** Returns the entities that a field refers to: one, or all that its sibling field may name. */
function targets({ meta }: EntityFacts, { ref }: FieldMeta): readonly string[] {
  if (ref?.to !== undefined) return [ref.to];
  return meta?.fields.find(({ name }) => name === ref?.toBy)?.values ?? [];
}

/** Returns how a field keeps a record of an entity from being deleted. */
const keepingOf = (from: EntityFacts, field: string, entity: string) => {
  const keeps = from.doc.fields.find(({ name }) => name === field)?.keeps;
  return keeps?.of === entity ? keeps : undefined;
};

/** Returns the fields of all entities that refer to this one, or name its records. */
export const referring = ({ doc }: EntityFacts): { from: EntityFacts; field: string }[] =>
  allFacts.flatMap((from) =>
    (from.meta?.fields ?? [])
      .filter((field) => targets(from, field).includes(doc.name) || keepingOf(from, field.name, doc.name) !== undefined)
      .map(({ name }) => ({ from, field: name })),
  );

/** Says whether a record that this field names cannot be deleted, while what, and with which words. */
function keeping(facts: EntityFacts, from: EntityFacts, field: string, words: Words): Part {
  const keeps = keepingOf(from, field, facts.doc.name);
  if (!keeps) return '';
  const said = words.say('errors', keeps.refuse);
  return keeps.while === undefined
    ? said
    : html`${said}<br />${words.text.column.when}: <code class="wrap">${keeps.while}</code>`;
}

/** Table of the entities and fields that refer to this entity, and of what keeps a record of it from being deleted. */
export function relationsTable(facts: EntityFacts, words: Words): Html {
  const rows = referring(facts).map(({ from, field }) => {
    const url = pageUrl(from.doc.resource, words, `field-${field}`);
    return [
      entityLink(from.doc.name, words),
      html`<a href="${url}">${fieldLabel(from, field, words)}</a> <code>${field}</code>`,
      keeping(facts, from, field, words),
    ];
  });
  const { entity, field, keeps } = words.text.column;
  return table(words.text.sections.relations, [entity, field, keeps], rows);
}
