import { limitDocs } from '#generated/docs/docs.gen.ts';
import { uploads } from '#generated/model/limits.gen.ts';
import { allFacts } from '../facts.ts';
import type { Content } from '../frame.ts';
import { html, joined } from '../html.ts';
import { heading, table } from '../table.ts';
import { entityLink } from '../terms.ts';
import { bytes, quantity } from '../units.ts';
import type { Words } from '../words.ts';

/** The numbers that code or several entities share, and what may be uploaded. */
export function limitsPage(words: Words): Content {
  const { text } = words;
  const { limit, value, exact, origin, usedBy, kind, size, endings } = text.column;
  const numbers = limitDocs.map((doc) => [
    html`<code>${doc.name}</code>`,
    quantity(doc, words),
    html`<code>${doc.value}</code> ${doc.unit === 'count' ? '' : doc.unit}`,
    joined(
      allFacts.filter((facts) => facts.doc.limits.includes(doc.name)).map((facts) => entityLink(facts.doc.name, words)),
      ', ',
    ),
    html`<span lang="en">${doc.source}</span>`,
  ]);
  const profiles = Object.entries(uploads).map(([name, { maxBytes, endings: own }]) => [
    html`<code>${name}</code>`,
    bytes(maxBytes, words),
    own.join(', '),
  ]);
  const main = html`<h1>${text.pages.limits}</h1>
    ${heading(2, 'numbers', text.numbers)}
    ${table(text.numbers, [limit, value, exact, usedBy, origin], numbers, {
      ids: limitDocs.map(({ name }) => `limit-${name}`),
    })}
    ${heading(2, 'uploads', text.uploads)}
    <p>${text.uploadsText}</p>
    ${table(text.uploads, [kind, size, endings], profiles)}`;
  return { path: 'limits', title: text.pages.limits, main };
}
