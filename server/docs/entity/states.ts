import type { ActionMeta, StatesMeta } from '#core/entity/meta.ts';
import type { EntityFacts } from '../facts.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import { table } from '../table.ts';
import { status } from '../terms.ts';
import type { Words } from '../words.ts';
import { drawing } from './diagram.ts';
import { diagramOf } from './diagramLayout.ts';
import { actionLabel, stateLabel, wordsOfDiagram } from './labels.ts';

/** A state as a badge. */
export function badge(facts: EntityFacts, state: string, words: Words): Html {
  const { color } = facts.meta!.states!.values[state]!;
  return status(color, stateLabel(facts, state, words));
}

function statesTable(facts: EntityFacts, states: StatesMeta, words: Words): Html {
  const { text } = words;
  const rows = Object.entries(states.values).map(([name, { color, final, hidden }]) => [
    html`${badge(facts, name, words)}<br /><code>${name}</code>`,
    text.colors[color],
    joined(
      [name === states.initial && text.initial, final && text.final, hidden && text.hidden].filter(Boolean),
      html`<br />`,
    ),
  ]);
  const ids = Object.keys(states.values).map((name) => `state-${name}`);
  return table(text.sections.states, [text.column.state, text.column.color, text.column.notes], rows, { ids });
}

/** Effect of an action in a state: the new state, "stays", or not possible. */
function outcome(facts: EntityFacts, { from, to }: ActionMeta, state: string, words: Words): Part {
  const isFinal = facts.meta!.states!.values[state]!.final;
  if (from ? !from.includes(state) : isFinal)
    return html`<span class="muted" aria-label="${words.text.impossible}" role="img">·</span>`;
  const target = to?.[0];
  return target === undefined ? words.text.stays : html`→ ${badge(facts, target, words)}`;
}

function stateByAction(facts: EntityFacts, states: StatesMeta, words: Words): Html {
  const actions = facts.meta!.actions;
  const rows = Object.keys(states.values).map((state) => [
    badge(facts, state, words),
    ...actions.map((action) => outcome(facts, action, state, words)),
  ]);
  const heads = [
    words.text.column.state,
    ...actions.map(({ name }) => html`<a href="#action-${name}">${actionLabel(facts, name, words)}</a>`),
  ];
  return html`<h3 id="state-by-action">${words.text.stateByAction}</h3>
    ${table(words.text.stateByAction, heads, rows)}`;
}

function systemTable(facts: EntityFacts, states: StatesMeta, words: Words): Html | false {
  if (states.system.length === 0) return false;
  const { text } = words;
  const rows = states.system.map(({ from, to }, index) => [
    joined(
      from.map((state) => badge(facts, state, words)),
      ' ',
    ),
    badge(facts, to, words),
    html`<code class="wrap">${facts.doc.system[index]}</code>`,
  ]);
  const { from, to, when } = text.column;
  return html`<h3 id="by-itself">${text.byItself}</h3>
    ${table(text.byItself, [from, to, when], rows)}`;
}

/** Section on states: diagram, actions possible in each state, and automatic transitions. */
export async function statesSection(facts: EntityFacts, words: Words): Promise<Html> {
  const { actions } = facts.meta!;
  const states = facts.meta!.states!;
  const diagram = await diagramOf(states, actions, wordsOfDiagram(facts, words));
  return html`${drawing(facts, diagram, words)} ${statesTable(facts, states, words)}
  ${actions.length > 0 && stateByAction(facts, states, words)} ${systemTable(facts, states, words)}`;
}
