import type { EntityFacts } from '../facts.ts';
import { html, type Html } from '../html.ts';
import { table } from '../table.ts';
import type { Words } from '../words.ts';
import { actionLabel, fieldItem } from './labels.ts';

/** Table of the rules between fields, with the message of each. */
export function rulesTable(facts: EntityFacts, words: Words): Html {
  const { rule, field, said, asserted, asked } = words.text.column;
  const rows = facts.doc.rules.map(({ id, at, on, assert }) => [
    html`<code>${facts.doc.name}.${id}</code>`,
    at === 'root' ? '' : fieldItem(facts, at, words),
    words.say('rules', `${facts.doc.name}.${id}`),
    html`<code class="wrap">${assert}</code>`,
    on.map((verb) => words.text.on[verb] ?? actionLabel(facts, verb, words)).join(words.text.comma),
  ]);
  const fixed = facts.doc.conditions?.['update'];
  const errors = (facts.meta?.conditions?.['update'] ?? []).flatMap(({ error }) => error ?? []);
  if (fixed !== undefined)
    rows.push([
      html`<code>${facts.doc.name}.update</code>`,
      '',
      errors.map((error) => words.say('errors', error)).join(words.text.comma),
      html`<code class="wrap">${fixed}</code>`,
      words.text.on['update'] ?? '',
    ]);
  return table(words.text.sections.rules, [rule, field, said, asserted, asked], rows, {
    ids: [...facts.doc.rules.map(({ id }) => `rule-${id}`), ...(fixed === undefined ? [] : ['rule-update'])],
  });
}
