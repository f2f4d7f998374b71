import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#core/protocol/envelope.ts';
import { script, styleSheet } from '../docs/assets.ts';
import { allFacts } from '../docs/facts.ts';
import { openApi, readGenerated } from '../docs/openApi.ts';
import { searchIndex } from '../docs/searchIndex.ts';
import { documentPage, missingDocument, pagePaths } from '../docs/site.ts';
import { words } from '../docs/words.ts';
import { API_HEADERS, pageHeaders, type Reach } from '../plugins/headers.ts';

const HTML = 'text/html; charset=utf-8';

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Answer {
  body: string;
  etag: string;
}

/** Returns the language of a page: from its address, else the browser's preference, else Chinese. */
export function languageOfPage(asked: unknown, accepted: string | undefined): Language {
  const named = LANGUAGES.find((language) => language === asked);
  if (named) return named;
  const wanted = (accepted ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^(zh|en)(-|$)/.test(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wanted[0]?.tag.startsWith('en') ? 'en_us' : 'zh_cn';
}

const languageOf = (request: FastifyRequest): Language =>
  languageOfPage((request.query as { language?: unknown }).language, request.headers['accept-language']);

/** Caches each answer for ever: all of them depend on generated files only. */
function keeper(): (key: string, make: () => Promise<string>) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    const made = make().then((body) => ({
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }));
    kept.set(key, made);
    return made;
  };
}

/** Answers a page, or 304. Browsers revalidate each time, since a restart may bring a newer page. */
function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Answer, type: string): FastifyReply {
  void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Language' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

/** Binds /docs: the documentation of everything that the schemas say, in both languages. Where it is off, nothing is there. */
export function docsRoutes(app: FastifyInstance, isOn: boolean, reach: Reach): void {
  const options = { exposeHeadRoute: true };
  if (!isOn) {
    for (const path of ['/docs', '/docs/*'])
      app.get(path, options, (_request, reply) => reply.code(404).headers(API_HEADERS).send({ error: 'not found' }));
    return;
  }
  void app.register(async (scope) => {
    pageHeaders(scope, reach);
    const keep = keeper();
    const page =
      (path: string): Answering =>
      async (request, reply) => {
        const language = languageOf(request);
        const make = async () => (await documentPage(path, language)) ?? missingDocument(language);
        return send(request, reply, await keep(`${path} ${language}`, make), HTML);
      };
    const file =
      (path: string, type: string, make: () => Promise<string>): Answering =>
      async (request, reply) =>
        send(request, reply, await keep(path, make), type);
    const search: Answering = async (request, reply) => {
      const language = languageOf(request);
      const make = async () => JSON.stringify(searchIndex(words[language]));
      return send(request, reply, await keep(`search ${language}`, make), 'application/json; charset=utf-8');
    };
    const missing: Answering = async (request, reply) =>
      reply
        .code(404)
        .header('cache-control', 'no-cache')
        .type(HTML)
        .send(missingDocument(languageOf(request)));

    const answers = new Map<string, Answering>(pagePaths.map((path) => [path, page(path)]));
    const add = (path: string, type: string, make: () => Promise<string>) => answers.set(path, file(path, type, make));
    answers.set('search.json', search);
    add('openapi.yaml', 'application/yaml; charset=utf-8', async () => (await openApi()).text);
    add('openapi.json', 'application/json; charset=utf-8', async () => JSON.stringify((await openApi()).document));
    for (const { doc, meta } of allFacts)
      if (meta)
        add(`${doc.resource}/types.ts`, 'text/plain; charset=utf-8', () =>
          readGenerated(`model/${doc.resource}/types.gen.ts`),
        );
    add('assets/docs.css', 'text/css; charset=utf-8', styleSheet);
    add('assets/docs.js', 'text/javascript; charset=utf-8', script);
    // One route for all: hundreds of them took nearly half of the time in which a server is built.
    const answer: Answering = (request, reply) =>
      (answers.get((request.params as { '*'?: string })['*'] ?? '') ?? missing)(request, reply);
    for (const path of ['/docs', '/docs/*']) scope.get(path, options, answer);
  });
}
