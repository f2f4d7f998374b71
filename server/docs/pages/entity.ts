import { definitions, term } from '../definitions.ts';
import type { EntityFacts } from '../facts.ts';
import { html, joined, type Html, type Part } from '../html.ts';
import type { OpenApi } from '../openApi.ts';
import type { Content } from '../frame.ts';
import { heading } from '../table.ts';
import { permission } from '../terms.ts';
import type { Words } from '../words.ts';
import { actionsTable } from '../entity/actions.ts';
import { callsSection } from '../entity/calls.ts';
import { fieldsTable } from '../entity/fields.ts';
import { fieldLabel } from '../entity/labels.ts';
import { limitsSection } from '../entity/limits.ts';
import { listsSection } from '../entity/lists.ts';
import { referring, relationsTable } from '../entity/relations.ts';
import { hasRules, rulesTable } from '../entity/rules.ts';
import { ownShapes, shapeLink, shapesSection } from '../entity/shapes.ts';
import { statesSection } from '../entity/states.ts';
import { storageSection } from '../entity/storage.ts';

type SectionName = keyof Words['text']['sections'];

/** The sections that an entity has, in their order. */
function sectionsOf(facts: EntityFacts, document: OpenApi, words: Words): [SectionName, () => Html | Promise<Html>][] {
  const { meta } = facts;
  const own = ownShapes(facts, document);
  const link = shapeLink(own, words);
  const all: [SectionName, boolean, () => Html | Promise<Html>][] = [
    ['fields', meta !== undefined, () => fieldsTable(facts, words)],
    ['states', meta?.states !== undefined, () => statesSection(facts, words)],
    ['actions', (meta?.actions.length ?? 0) > 0, () => actionsTable(facts, words)],
    ['rules', hasRules(facts), () => rulesTable(facts, words)],
    ['lists', meta !== undefined, () => listsSection(facts, words)],
    ['calls', facts.calls.length > 0, () => callsSection(facts, document, words, link)],
    ['limits', facts.calls.length > 0, () => limitsSection(facts, words)],
    ['relations', referring(facts).length > 0, () => relationsTable(facts, words)],
    ['storage', meta !== undefined, () => storageSection(facts, words)],
    ['shapes', own.length > 0, () => shapesSection(own, document, words, link)],
  ];
  return all.filter(([, isThere]) => isThere).map(([name, , draw]) => [name, draw]);
}

function scope({ meta }: EntityFacts, { text }: Words): Part {
  const scope = meta!.scope;
  if (scope === 'none') return text.scope.none;
  const { dept, owner, assignee, shared, above, party, store, within, grants = [], through = [] } = scope;
  const parts = [
    text.scope.corporation,
    dept !== undefined && text.scope.dept(dept),
    owner !== undefined && (shared === undefined ? text.scope.owner(owner) : text.scope.shared(owner, shared)),
    assignee !== undefined && text.scope.assignee(assignee),
    ...through.map(({ field }) => text.scope.through(field)),
    party !== undefined && text.scope.party(party),
    above !== undefined && text.scope.above(above),
    store !== undefined && text.scope.store(store),
    within !== undefined && text.scope.within(within.field),
    ...grants.map(({ entity }) => text.scope.grant(entity)),
  ];
  return joined(
    parts.filter((part) => part !== false),
    html`<br />`,
  );
}

function summary(facts: EntityFacts, words: Words): Html {
  const { doc, meta } = facts;
  const { text } = words;
  const systems = meta?.systems ?? [...new Set(facts.calls.flatMap((call) => call.systems))];
  const routes = Object.values(doc.route).map((path) => html`<code>${path}</code>`);
  return definitions([
    term(text.facts.name, html`<code>${doc.name}</code>`),
    term(text.facts.source, html`<code>${doc.source}</code>`),
    term(text.facts.systems, systems.map((system) => text.systems[system]).join(', ')),
    meta && routes.length > 0 && term(text.facts.route, joined(routes, html`<br />`)),
    meta && term(text.facts.display, fieldLabel(facts, meta.display, words)),
    meta && term(text.facts.scope, scope(facts, words)),
    meta && term(text.column.permission, permission(meta.perm.list, words)),
    meta && term(text.facts.types, html`<a href="/docs/${doc.resource}/types.ts"><code>types.ts</code></a>`),
  ]);
}

/** The page of one entity: all that its schema says. */
export async function entityPage(facts: EntityFacts, document: OpenApi, words: Words): Promise<Content> {
  const { text } = words;
  const title = words.say('entities', facts.doc.name);
  const sections = await Promise.all(
    sectionsOf(facts, document, words).map(async ([name, draw]) => [name, await draw()] as const),
  );
  const main = html`<h1>${title}</h1>
    ${summary(facts, words)}
    <nav class="toc" aria-label="${text.onThisPage}">
      <ul>
        ${sections.map(([name]) => html`<li><a href="#${name}">${text.sections[name]}</a></li>`)}
      </ul>
    </nav>
    ${sections.map(([name, drawn]) => html`<section>${heading(2, name, text.sections[name])}${drawn}</section>`)}`;
  return { path: facts.doc.resource, title, main };
}
