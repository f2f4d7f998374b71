import type { EntityFacts } from '../facts.ts';
import { html, type Html } from '../html.ts';
import type { Words } from '../words.ts';
import type { DiagramWords } from './diagramLayout.ts';

/** Returns the label of a field. `rev`, and the owner where a schema does not name it, have none there: they are the protocol's. */
export function fieldLabel({ doc, meta }: EntityFacts, name: string, words: Words): string {
  const isDeclared = meta?.fields.some((field) => field.name === name) === true;
  if (name === 'rev' && isDeclared) return words.text.revision;
  const own = words.find('resources', doc.resource, 'fields', name);
  if (own === undefined && name === 'corpId' && isDeclared) return words.text.owner;
  return own ?? words.say('resources', doc.resource, 'fields', name);
}

export const stateLabel = ({ doc, meta }: EntityFacts, state: string, words: Words): string =>
  words.say('resources', doc.resource, 'values', meta!.states!.field, state);

export const actionLabel = ({ doc }: EntityFacts, action: string, words: Words): string =>
  words.say('resources', doc.resource, 'actions', action);

/** Returns the words in the diagram of an entity's states. */
export const wordsOfDiagram = (facts: EntityFacts, words: Words): DiagramWords => ({
  state: (name) => stateLabel(facts, name, words),
  action: (name) => actionLabel(facts, name, words),
  automatic: words.text.diagram.automatic,
});

/** A field by its word and its name in code. */
export const fieldItem = (facts: EntityFacts, name: string, words: Words): Html =>
  html`${fieldLabel(facts, name, words)} <code>${name}</code>`;
