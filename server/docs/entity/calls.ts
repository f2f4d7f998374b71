import type { CallKind, CallMeta } from '#core/entity/meta.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { definitions, term } from '../definitions.ts';
import type { EntityFacts } from '../facts.ts';
import { html, joined, type Html } from '../html.ts';
import { dataOf, payloadOf, type OpenApi } from '../openApi.ts';
import { schemaTable } from '../schemaTable.ts';
import type { ShapeLink } from '../schemaText.ts';
import { heading } from '../table.ts';
import { errorLink, permission } from '../terms.ts';
import type { Words } from '../words.ts';
import { exampleCall, examplePayload } from './example.ts';

/** Errors that any call can get from the guards of the dispatcher, in their order. */
const ALWAYS: readonly ErrorName[] = ['TOO_MANY_CALLS', 'SIGN_WRONG', 'CLOCK_OFF'];

const NAMES_RECORDS: readonly CallKind[] = ['one', 'create', 'update', 'updateMany', 'action'];

/** Returns the errors of the guards before a call's handler, in the order of the guards (architecture 4). */
function refusals({ meta }: EntityFacts, call: CallMeta): ErrorName[] {
  const timeouts: ErrorName[] =
    call.legacyPaths.length === call.paths.length ? ['LOGIN_TIMEOUT_LEGACY'] : ['LOGIN_TIMEOUT'];
  if (call.legacyPaths.length > 0 && call.legacyPaths.length < call.paths.length) timeouts.push('LOGIN_TIMEOUT_LEGACY');
  const isStated = meta?.states !== undefined;
  const guarded: ErrorName[] = [
    ...(call.perm === 'public' ? [] : timeouts),
    ...(call.perm === 'public' || call.systems.length === 2 ? [] : (['WRONG_SYSTEM'] as const)),
    ...(call.perm === 'public' || call.perm === 'open' ? [] : (['NO_PERMISSION'] as const)),
    'PAYLOAD_INVALID',
    ...(meta && NAMES_RECORDS.includes(call.kind) ? (['NOT_FOUND'] as const) : []),
    ...(call.write ? (['REPLAYED'] as const) : []),
    ...(call.kind === 'update' || (call.kind === 'action' && isStated) ? (['NOT_ALLOWED_NOW'] as const) : []),
  ];
  return [...ALWAYS, ...guarded, 'SERVER_FAULT'];
}

/** List of the facts of a call. */
function summary(call: CallMeta, { text, ...words }: Words): Html {
  const aliases = call.paths.slice(1).map((path) => html`<code>${path}</code>`);
  const facts = [
    term(text.column.permission, permission(call.perm, { text, ...words })),
    term(text.facts.systems, call.systems.map((system) => text.systems[system]).join(', ')),
    term(text.column.effect, call.write ? text.write : text.read),
    term(text.column.limit, text.minute(call.limit)),
    aliases.length > 0 && term(text.aliases, joined(aliases, html`<br />`)),
    call.legacyPaths.length > 0 &&
      term(
        text.legacy,
        joined(
          call.legacyPaths.map((path) => html`<code>${path}</code>`),
          html`<br />`,
        ),
      ),
    call.download && term(text.answer, text.download),
  ];
  return definitions(facts);
}

/** Example request with the query on several lines for readability; it is sent as one line. */
function request({ url, body }: { url: string; body: string }): string {
  const [path, query = ''] = url.split('?');
  return `POST ${path}?${query.replaceAll('&', '\n  &')}\nContent-Type: application/x-www-form-urlencoded\n\n${body}`;
}

function example(facts: EntityFacts, call: CallMeta, words: Words): Html {
  const payload = examplePayload(facts, call);
  const sent = exampleCall(call.paths[0]!, payload, words.language, call.perm !== 'public');
  return html`<h4>${words.text.example}</h4>
    <p class="muted">${words.text.exampleText}</p>
    <pre tabindex="0" aria-label="${words.text.payload}"><code>${JSON.stringify(payload, null, 2)}</code></pre>
    <details>
      <summary>${words.text.signing.sent}</summary>
      <pre class="sent" tabindex="0" aria-label="${words.text.signing.sent}"><code>${request(sent)}</code></pre>
    </details>`;
}

function article(facts: EntityFacts, call: CallMeta, document: OpenApi, words: Words, link: ShapeLink): Html {
  const { text } = words;
  const [path] = call.paths;
  const title = words.say('calls', call.name);
  const data = dataOf(document, path!);
  return html`<article class="call">
    ${heading(3, `call-${call.verb}`, html`${title} <code>${call.name}</code>`)}
    <p class="path"><span class="method">POST</span> <code>${path}</code></p>
    ${summary(call, words)}
    <h4>${text.payload}</h4>
    ${schemaTable(payloadOf(document, path!), words, link, `${title}: ${text.payload}`)}
    <h4>${text.answer}</h4>
    ${data ? schemaTable(data, words, link, `${title}: ${text.answer}`) : html`<p>${call.download ? text.download : text.undeclared}</p>`}
    ${example(facts, call, words)}
    <p class="refusals">
      ${text.mayRefuse}:
      ${joined(
        refusals(facts, call).map((name) => errorLink(name, words)),
        ' ',
      )}
    </p>
  </article>`;
}

/** Section on the calls of an entity: permission, input, output, and a signed example. */
export const callsSection = (facts: EntityFacts, document: OpenApi, words: Words, link: ShapeLink): Html =>
  html`${facts.calls.map((call) => article(facts, call, document, words, link))}`;
