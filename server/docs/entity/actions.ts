import type { ActionMeta } from '#core/entity/meta.ts';
import type { EntityFacts } from '../facts.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import { table } from '../table.ts';
import { callLink, permission } from '../terms.ts';
import type { Words } from '../words.ts';
import { formCell } from './fields.ts';
import { actionLabel, fieldLabel } from './labels.ts';
import { badge } from './states.ts';

function way(facts: EntityFacts, action: ActionMeta, words: Words): Part {
  const condition = facts.doc.conditions?.[action.name];
  const on = condition === undefined ? '' : html`<code class="wrap">${condition}</code>`;
  if (!facts.meta!.states) return on;
  return joined(
    [steps(facts, action, words), on].filter((part) => part !== ''),
    html`<br />`,
  );
}

function steps(facts: EntityFacts, { from, to }: ActionMeta, words: Words): Part {
  const target = to?.[0];
  const starts = from
    ? joined(
        from.map((state) => badge(facts, state, words)),
        ' ',
      )
    : words.text.anyState;
  return html`${starts} → ${target === undefined ? words.text.stays : badge(facts, target, words)}`;
}

function confirming(facts: EntityFacts, { confirm, typeToConfirm, irreversible }: ActionMeta, words: Words): Part {
  const { text } = words;
  const parts = [
    text.confirm[confirm],
    typeToConfirm !== undefined && text.typeToConfirm(fieldLabel(facts, typeToConfirm, words)),
    irreversible && text.irreversible,
  ];
  return joined(
    parts.filter((part) => part !== false),
    html`<br />`,
  );
}

function effect(facts: EntityFacts, { call, open, name }: ActionMeta, words: Words): Part {
  if (open !== undefined) return words.text.opens(open);
  const isThere = facts.calls.some(({ verb }) => verb === call);
  return isThere ? callLink(`${facts.doc.name}.${call}`, words, call) : html`<code>${name}</code>`;
}

/** Table of the actions of an entity. */
export function actionsTable(facts: EntityFacts, words: Words): Html {
  const actions = facts.meta!.actions;
  const { action, permission: perm, from, to, bulk, confirm, form, call } = words.text.column;
  const rows = actions.map((each) => [
    html`${actionLabel(facts, each.name, words)}<br /><code>${each.name}</code>`,
    permission(each.perm, words),
    way(facts, each, words),
    String(each.bulk),
    confirming(facts, each, words),
    formCell(facts, each.name, words),
    effect(facts, each, words),
  ]);
  const heads = [action, perm, `${from} → ${to}`, bulk, confirm, form, call];
  return table(words.text.sections.actions, heads, rows, { ids: actions.map(({ name }) => `action-${name}`) });
}
