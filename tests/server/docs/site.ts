import { pagePaths } from '#server/docs/site.ts';
import { LANGUAGES, type Language } from '#core/protocol/envelope.ts';
import type { TestApp } from '#tests/support/buildTestApp.ts';

export interface ReadPage {
  path: string;
  language: Language;
  status: number;
  text: string;
  document: Document;
}

const urlOf = (path: string, language: Language): string =>
  `/docs${path === '' ? '' : `/${path}`}?language=${language}`;

async function readPage({ app }: TestApp, path: string, language: Language): Promise<ReadPage> {
  const { statusCode, body } = await app.inject({ method: 'GET', url: urlOf(path, language) });
  return {
    path,
    language,
    status: statusCode,
    text: body,
    document: new DOMParser().parseFromString(body, 'text/html'),
  };
}

/** Every page in every language, by its address. Asks for the jsdom environment. */
export async function readSite(test: TestApp): Promise<Map<string, ReadPage>> {
  const pages = new Map<string, ReadPage>();
  for (const language of LANGUAGES)
    for (const path of pagePaths) pages.set(urlOf(path, language), await readPage(test, path, language));
  return pages;
}
