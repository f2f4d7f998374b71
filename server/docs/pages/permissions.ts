import type { CallMeta, System } from '#core/entity/meta.ts';
import { allCalls, allFacts, allPermissions, permissionOf, type EntityFacts } from '../facts.ts';
import type { Content } from '../frame.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import { heading, table } from '../table.ts';
import { callLink, permission } from '../terms.ts';
import type { Words } from '../words.ts';

/** Returns true if the built-in role of a console may make a call: it holds every code of its console (architecture 3). */
function isAllowed({ perm, systems }: CallMeta, system: System): boolean {
  if (!systems.includes(system)) return false;
  return permissionOf(perm)?.systems.includes(system) ?? true;
}

const answer = (yes: boolean, { text }: Words): Html =>
  yes
    ? html`<span class="yes" role="img" aria-label="${text.yes}">✓</span>`
    : html`<span class="muted" role="img" aria-label="${text.no}">·</span>`;

/** Permission that a role other than the built-in one needs for a call: none, its number, or "not possible". */
function byRole(call: CallMeta, words: Words): Part {
  const code = permissionOf(call.perm)?.code;
  if (!isAllowed(call, 'YXF')) return answer(false, words);
  return code === undefined
    ? answer(true, words)
    : html`<code class="number" title="${words.text.byCode}">${code}</code>`;
}

function matrix(facts: EntityFacts, words: Words): Html {
  const { text } = words;
  const title = words.say('entities', facts.doc.name);
  const rows = facts.calls.map((call) => [
    callLink(call.name, words, call.verb),
    permission(call.perm, words),
    answer(call.perm === 'public', words),
    answer(isAllowed(call, 'YXF'), words),
    byRole(call, words),
    answer(isAllowed(call, 'ADS'), words),
  ]);
  const { call, permission: perm } = text.column;
  const heads = [call, perm, text.holders.public, text.holders.admin, text.holders.role, text.holders.advertiser];
  return html`${heading(3, `matrix-${facts.doc.name}`, title)}${table(title, heads, rows)}`;
}

function usedBy(name: string, words: Words): Part {
  const calls = allCalls.filter(({ perm }) => perm === name).map((call) => callLink(call.name, words, call.name));
  const fields = allFacts.flatMap(({ doc, meta }) =>
    (meta?.fields ?? [])
      .filter(({ readPerm, writePerm }) => readPerm === name || writePerm === name)
      .map((field) => html`<code>${doc.name}.${field.name}</code>`),
  );
  return joined([...calls, ...fields], ', ');
}

/** Page of permissions: role by entity by call, and all permissions with their numbers. */
export function permissionsPage(words: Words): Content {
  const { text } = words;
  const rows = allPermissions.map(([name, { code, parent, systems }]) => [
    html`<code class="number">${code}</code>`,
    html`${words.say('permissions', name)} <code>${name}</code>`,
    parent === undefined ? '' : words.say('permissions', parent),
    systems.map((system) => text.systems[system]).join(', '),
    usedBy(name, words),
  ]);
  const { number, permission: perm, usedBy: users } = text.column;
  const main = html`<h1>${text.pages.codes}</h1>
    <p>${text.permissionsText}</p>
    ${heading(2, 'entities', text.entities)}
    ${allFacts.filter(({ calls }) => calls.length > 0).map((facts) => matrix(facts, words))}
    ${heading(2, 'all', text.allPermissions)}
    ${table(text.allPermissions, [number, perm, text.above, text.facts.systems, users], rows, {
      ids: allPermissions.map(([name]) => `permission-${name}`),
      isLong: true,
    })}`;
  return { path: 'codes', title: text.pages.codes, main };
}
