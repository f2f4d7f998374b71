import type { StatusColor } from '#core/entity/meta.ts';
import { errors, type ErrorName } from '#generated/model/errors.gen.ts';
import { factsOf, permissionOf } from './facts.ts';
import { html, type Html } from './html.ts';
import type { Words } from './words.ts';

/** Address of a documentation page in the reader's language. */
export const pageUrl = (path: string, { language }: Words, hash = ''): string =>
  `/docs${path === '' ? '' : `/${path}`}?language=${language}${hash === '' ? '' : `#${hash}`}`;

/** A link to an entity's page. */
export const entityLink = (name: string, words: Words): Html =>
  html`<a href="${pageUrl(factsOf(name).doc.resource, words)}">${words.say('entities', name)}</a>`;

/** Link to the section of a call. */
export function callLink(name: string, words: Words, title?: string): Html {
  const [entity = '', verb = ''] = name.split('.');
  const url = pageUrl(factsOf(entity).doc.resource, words, `call-${verb}`);
  return html`<a href="${url}">${title ?? words.say('calls', name)}</a>`;
}

/** Permission of a call or a field: its word, name and number, or that none is needed. */
export function permission(name: string, words: Words): Html {
  if (name === 'open' || name === 'public') return html`${words.text[name]}`;
  const code = permissionOf(name)?.code;
  const url = pageUrl('codes', words, `permission-${name}`);
  return html`<a href="${url}">${words.say('permissions', name)}</a> <code>${name}</code>
    <code class="number">${code}</code>`;
}

/** A link to an error by its code. */
export const errorLink = (name: ErrorName, words: Words): Html =>
  html`<a class="error-link" href="${pageUrl('errors', words, name)}"
    ><code>${errors[name].code}</code> ${words.say('errors', name)}</a
  >`;

/** Status as the console shows it: a coloured dot and its word. */
export const status = (color: StatusColor, label: string): Html =>
  html`<span class="status status-${color}">${label}</span>`;
