import type { EntityFacts } from '../facts.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import { table } from '../table.ts';
import type { Words } from '../words.ts';
import { actionLabel, fieldItem } from './labels.ts';

/** Returns whether an entity has anything for the table of rules. */
export const hasRules = ({ doc }: EntityFacts): boolean =>
  doc.rules.length > 0 || (doc.conditions?.['update'] ?? doc.fixed ?? doc.locks) !== undefined;

/** Rows of the fields that cannot change after create, and of those that cannot while something holds. */
function lockRows(facts: EntityFacts, words: Words): Part[][] {
  const { name, fixed, locks = [] } = facts.doc;
  const locked = facts.meta?.locks ?? [];
  const named = (fields: readonly string[]): Part =>
    joined(
      fields.map((field) => fieldItem(facts, field, words)),
      html`<br />`,
    );
  const on = words.text.on['update'] ?? '';
  const lock = html`<code>${name}.lock</code>`;
  return [
    ...(fixed === undefined ? [] : [[lock, named(fixed), words.text.fixed, '', on]]),
    ...locked.map(({ fields, error }, at) => [
      lock,
      named(fields),
      words.say('errors', error),
      html`${words.text.lockedWhile} <code class="wrap">${locks[at]}</code>`,
      on,
    ]),
  ];
}

/** Table of the rules between fields, with the message of each, and of the fields that are locked. */
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
  const locks = lockRows(facts, words);
  const ids = [
    ...facts.doc.rules.map(({ id }) => `rule-${id}`),
    ...(fixed === undefined ? [] : ['rule-update']),
    ...locks.map((_, index) => `lock-${index + 1}`),
  ];
  return table(words.text.sections.rules, [rule, field, said, asserted, asked], [...rows, ...locks], { ids });
}
