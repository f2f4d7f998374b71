import type { CallMeta } from '#core/entity/meta.ts';
import { limitDocs } from '#generated/docs/docs.gen.ts';
import { limits, uploads } from '#generated/model/limits.gen.ts';
import type { EntityFacts } from '../facts.ts';
import { html, type Html, type Part } from '../html.ts';
import { table } from '../table.ts';
import { callLink, pageUrl } from '../terms.ts';
import { bytes, quantity } from '../units.ts';
import type { Words } from '../words.ts';

const profiles: Readonly<Record<string, { maxBytes: number; endings: readonly string[] }>> = uploads;

/** Rows of upload limits: accepted files of each field, by profile or by the extensions in its schema. */
function uploadRows({ meta }: EntityFacts, words: Words): Part[][] {
  const accepted = (meta?.fields ?? []).flatMap(({ name, file }) =>
    (file?.accept ?? []).map((accept) => ({ name, accept, most: file?.maxBytes ?? profiles[accept]?.maxBytes })),
  );
  return accepted.map(({ name, accept, most }) => [
    html`<a href="#field-${name}"><code>${name}</code></a>`,
    html`<a href="${pageUrl('limits', words, 'uploads')}">${accept}</a>`,
    most === undefined ? '' : bytes(most, words),
    (profiles[accept]?.endings ?? [accept]).join(', '),
  ]);
}

function callRow({ meta }: EntityFacts, call: CallMeta, words: Words): Part[] {
  const action = meta?.actions.find((each) => each.call === call.verb);
  const bulk = call.kind === 'updateMany' ? limits.batchMax : action?.bulk;
  return [callLink(call.name, words), words.text.minute(call.limit), bulk === undefined ? '' : words.text.batch(bulk)];
}

/** Rows of the numeric limits that rules and conditions use. */
const numberRows = ({ doc }: EntityFacts, words: Words): Part[][] =>
  limitDocs
    .filter(({ name }) => doc.limits.includes(name))
    .map((limit) => [
      html`<a href="${pageUrl('limits', words, `limit-${limit.name}`)}"><code>limits.${limit.name}</code></a>`,
      quantity(limit, words),
      html`<span lang="en">${limit.source}</span>`,
    ]);

/** Section on all numeric limits of an entity: calls per minute, batch sizes, uploads, and limits in its rules. */
export function limitsSection(facts: EntityFacts, words: Words): Html {
  const { text } = words;
  const { call, perMinute, bulk, limit, value, origin, field, kind, size, endings } = text.column;
  const calls = facts.calls.map((each) => callRow(facts, each, words));
  const numbers = numberRows(facts, words);
  const files = uploadRows(facts, words);
  return html`${table(text.sections.limits, [call, perMinute, bulk], calls)}
  ${
    numbers.length > 0 &&
    html`<h3 id="numbers">${text.namedLimits}</h3>
      ${table(text.namedLimits, [limit, value, origin], numbers)}`
  }
  ${
    files.length > 0 &&
    html`<h3 id="uploads">${text.uploads}</h3>
      ${table(text.uploads, [field, kind, size, endings], files)}`
  }`;
}
