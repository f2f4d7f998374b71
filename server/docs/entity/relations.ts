import type { FieldMeta } from '#core/entity/meta.ts';
import { allFacts, type EntityFacts } from '../facts.ts';
import { html, type Html } from '../html.ts';
import { table } from '../table.ts';
import { entityLink, pageUrl } from '../terms.ts';
import type { Words } from '../words.ts';
import { fieldLabel } from './labels.ts';

/** Returns the entities that a field refers to: one, or all that its sibling field may name. */
function targets({ meta }: EntityFacts, { ref }: FieldMeta): readonly string[] {
  if (ref?.to !== undefined) return [ref.to];
  return meta?.fields.find(({ name }) => name === ref?.toBy)?.values ?? [];
}

/** Returns the fields of all entities that refer to this one. */
export const referring = ({ doc }: EntityFacts): { from: EntityFacts; field: string }[] =>
  allFacts.flatMap((from) =>
    (from.meta?.fields ?? [])
      .filter((field) => targets(from, field).includes(doc.name))
      .map(({ name }) => ({ from, field: name })),
  );

/** Table of the entities and fields that refer to this entity. */
export function relationsTable(facts: EntityFacts, words: Words): Html {
  const rows = referring(facts).map(({ from, field }) => {
    const url = pageUrl(from.doc.resource, words, `field-${field}`);
    return [
      entityLink(from.doc.name, words),
      html`<a href="${url}">${fieldLabel(from, field, words)}</a> <code>${field}</code>`,
    ];
  });
  return table(words.text.sections.relations, [words.text.column.entity, words.text.column.field], rows);
}
