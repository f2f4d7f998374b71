import { canonical, sign } from '#core/protocol/sign.ts';
import { DEVELOPMENT } from '../../config.ts';
import { EXAMPLE, exampleEnvelope } from '../entity/example.ts';
import type { Content } from '../frame.ts';
import { html } from '../html.ts';
import { heading } from '../table.ts';
import { pageUrl } from '../terms.ts';
import type { Words } from '../words.ts';

/** Call of the signing example (architecture 4), against which other clients can test their signs. */
const PARTS = { path: '/device/list.shtml', payload: '{"page":1,"q":"大堂 & 1"}' };
const SUCCESS = { code: 0, message: 'ok', data: { list: [], total: 0 }, traceKey: EXAMPLE.traceKey };

/** Page on the signing of calls, with an example that any client can be tested against. */
export function signingPage(words: Words): Content {
  const { text } = words;
  const { signing } = text;
  const envelope = exampleEnvelope('en_us');
  const block = (name: string, code: string) =>
    html`<h3>${name}</h3>
      <pre tabindex="0" aria-label="${name}"><code>${code}</code></pre>`;
  const main = html`<h1>${text.pages.signing}</h1>
    <p>${signing.text}</p>
    <ol>
      ${signing.steps.map((step) => html`<li>${step}</li>`)}
    </ol>
    <p><a href="${pageUrl('calls', words, 'envelope')}">${text.envelope}</a></p>
    ${heading(2, 'vector', signing.vector)}
    ${block(signing.canonical, `${canonical(envelope, PARTS)}&key=${DEVELOPMENT.appKey}`)}
    ${block(signing.sign, sign(envelope, PARTS, DEVELOPMENT.appKey))}
    ${block(signing.withToken(EXAMPLE.token), sign({ ...envelope, token: EXAMPLE.token }, PARTS, DEVELOPMENT.appKey))}
    ${heading(2, 'answer', signing.answer)}
    <p>${signing.answerText} <a href="${pageUrl('errors', words)}">${text.pages.errors}</a></p>
    <pre tabindex="0" aria-label="${signing.answer}"><code>${JSON.stringify(SUCCESS, null, 2)}</code></pre>`;
  return { path: 'signing', title: text.pages.signing, main };
}
