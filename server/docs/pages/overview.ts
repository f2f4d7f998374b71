import { errors } from '#generated/model/errors.gen.ts';
import { allCalls, allFacts, sections, type EntityFacts } from '../facts.ts';
import { PAGES, pathOf, sectionLabel, type Content } from '../frame.ts';
import { html, joined, type Html } from '../html.ts';
import { pageUrl } from '../terms.ts';
import type { Words } from '../words.ts';

function card({ doc, meta, calls }: EntityFacts, words: Words): Html {
  const { text } = words;
  const counts = [
    meta && text.fieldCount(meta.fields.length),
    meta?.states && text.stateCount(Object.keys(meta.states.values).length),
    text.callCount(calls.length),
  ];
  return html`<li>
    <a class="card" href="${pageUrl(doc.resource, words)}"
      ><strong>${words.say('entities', doc.name)}</strong> <code>${doc.name}</code
      ><span class="muted">${joined(counts.filter(Boolean), ' · ')}</span></a
    >
  </li>`;
}

/** Start page of /docs: the entities in the order of the menu, and the general pages. */
export function overviewPage(words: Words): Content {
  const { text } = words;
  const groups = sections.map(
    ({ key, entities }) =>
      html`<h3>${sectionLabel(key, words)}</h3>
        <ul class="cards">
          ${entities.map((facts) => card(facts, words))}
        </ul>`,
  );
  const pages = PAGES.slice(1).map(
    (page) => html`<li><a href="${pageUrl(pathOf(page), words)}">${text.pages[page]}</a></li>`,
  );
  const main = html`<h1>Vitrine ${text.documentation}</h1>
    <p>${text.intro}</p>
    <p class="muted">${text.counts(allFacts.length, allCalls.length, Object.keys(errors).length)}</p>
    <ul class="pages">
      ${pages}
    </ul>
    <p>
      ${text.openApi} <a href="/docs/openapi.yaml"><code>openapi.yaml</code></a>
      <a href="/docs/openapi.json"><code>openapi.json</code></a>
    </p>
    <h2 id="entities">${text.entities}</h2>
    ${groups}`;
  return { path: '', title: text.pages.overview, main };
}
