import type { ErrorMeta } from '#core/entity/meta.ts';
import { fixes } from '#generated/docs/docs.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import type { Content } from '../frame.ts';
import { html } from '../html.ts';
import { table } from '../table.ts';
import type { Words } from '../words.ts';

/** Every error, those of all calls first. */
export function errorsPage(words: Words): Content {
  const { text, language } = words;
  const sorted = Object.entries<ErrorMeta>(errors).toSorted(([, a], [, b]) => b.code - a.code);
  const rows = sorted.map(([name, { code, field, log }]) => [
    html`<code class="number">${code}</code>`,
    html`<a class="quiet" href="#${name}"><code>${name}</code></a>`,
    words.say('errors', name),
    fixes[name]![language === 'zh_cn' ? 'zh' : 'en'],
    field === undefined ? '' : html`<code>${field}</code>`,
    text.log[log],
  ]);
  const { code, error, said, fix, field, logged } = text.column;
  const main = html`<h1>${text.pages.errors}</h1>
    <p>${text.errorsText}</p>
    ${table(text.pages.errors, [code, error, said, fix, field, logged], rows, {
      ids: sorted.map(([name]) => name),
      isLong: true,
    })}`;
  return { path: 'errors', title: text.pages.errors, main };
}
