import { sections } from './facts.ts';
import { html, type Html, type Part } from './html.ts';
import { pageUrl } from './terms.ts';
import type { Words } from './words.ts';

/** Pages that are not about one entity. */
export const PAGES = ['overview', 'guide', 'calls', 'signing', 'errors', 'limits', 'codes', 'widgets'] as const;
export type PageName = (typeof PAGES)[number];

export const pathOf = (page: PageName): string => (page === 'overview' ? '' : page);

/** A page before it is framed. */
export interface Content {
  /** Below /docs, without a slash: "ads". */
  path: string;
  title: string;
  main: Html;
}

/** Returns the title of a section of the contents. */
export const sectionLabel = (key: string | null, words: Words): string =>
  key === null ? words.text.services : words.say('menu', 'sections', key);

const link = (path: string, label: string, current: string, words: Words): Html =>
  html`<li><a href="${pageUrl(path, words)}" ${path === current ? html` aria-current="page"` : ''}>${label}</a></li>`;

function contents(current: string, words: Words): Html {
  const { text } = words;
  const pages = PAGES.map((page) => link(pathOf(page), text.pages[page], current, words));
  const groups = sections.map(
    ({ key, entities }) =>
      html`<h2>${sectionLabel(key, words)}</h2>
        <ul>
          ${entities.map(({ doc }) => link(doc.resource, words.say('entities', doc.name), current, words))}
        </ul>`,
  );
  return html`<nav id="contents" class="contents" aria-label="${text.contents}">
    <a class="close" href="#top">${text.close}</a>
    <ul>
      ${pages}
    </ul>
    ${groups}
  </nav>`;
}

function head(current: string, words: Words): Html {
  const { text, language } = words;
  const other = language === 'zh_cn' ? 'en_us' : 'zh_cn';
  const otherTag = other === 'zh_cn' ? 'zh-CN' : 'en';
  return html`<header class="head">
    <a class="open" href="#contents">${text.contents}</a>
    <a class="brand" href="${pageUrl('', words)}">Vitrine <span>${text.documentation}</span></a>
    <div class="search" role="search">
      <input
        id="search"
        type="search"
        autocomplete="off"
        spellcheck="false"
        placeholder="${text.search}"
        aria-label="${text.search}"
        aria-describedby="search-key"
        data-index="/docs/search.json?language=${language}"
        data-none="${text.noResult}"
      />
      <kbd id="search-key" aria-label="${text.searchKey}">/</kbd>
      <div id="results" class="results" hidden aria-label="${text.results}" role="region" aria-live="polite"></div>
    </div>
    <a
      class="language"
      id="language"
      lang="${otherTag}"
      hreflang="${otherTag}"
      href="/docs${current === '' ? '' : `/${current}`}?language=${other}"
      >${text.switchLanguage}</a
    >
    <a class="console" href="/">${text.console}</a>
  </header>`;
}

/** Returns a whole page: contents at its side, search and language above. Nothing in it runs inline (CSP). */
export function frame({ path, title, main }: Content, words: Words): string {
  const { text, tag } = words;
  const page: Part = html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Vitrine ${text.documentation}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs/assets/docs.css" />
        <script src="/docs/assets/docs.js" defer></script>
      </head>
      <body id="top">
        <a class="skip" href="#main">${text.skip}</a>
        ${head(path, words)}
        <div class="columns">
          ${contents(path, words)}
          <main id="main" tabindex="-1">${main}</main>
        </div>
      </body>
    </html> `;
  return page.text;
}
