// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/protocol/envelope.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { limitDocs } from '#generated/docs/docs.gen.ts';
import { allFacts, allPermissions } from '#server/docs/facts.ts';
import { guides } from '#server/docs/guide/guide.ts';
import { pagePaths } from '#server/docs/site.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import vectors from '#tests/core/protocol/sign.vectors.json' with { type: 'json' };
import { readSite, type ReadPage } from './site.ts';

let test: TestApp;
let site: Map<string, ReadPage>;
beforeAll(async () => {
  test = await buildTestApp();
  site = await readSite(test);
});
afterAll(() => test.close());

const addresses = LANGUAGES.flatMap((language) => pagePaths.map((path) => [path, language] as const));
const pageAt = (path: string, language: string): ReadPage =>
  site.get(`/docs${path === '' ? '' : `/${path}`}?language=${language}`)!;
const known = new Map<ReadPage, ReadonlySet<string>>();
const idsOf = (page: ReadPage): string[] => [...page.document.querySelectorAll('[id]')].map(({ id }) => id);
function has(page: ReadPage, id: string): boolean {
  if (!known.has(page)) known.set(page, new Set(idsOf(page)));
  return known.get(page)!.has(id);
}

it.each([
  ['zh_cn', '仅用于控制台： 运营方'],
  ['en_us', 'only in the console of operators'],
])('says in %s which console has a field that the other has not', (language, said) => {
  const { document } = pageAt('ads', language);
  expect(document.querySelector('#field-reviewerId')?.textContent).toContain(said);
});

it('guides users by tasks that stand in both languages and open pages of the console [trial 26]', () => {
  const [zh, en] = LANGUAGES.map((language) => guides[language].tasks);
  expect(zh!.map(({ key, path }) => [key, path])).toEqual(en!.map(({ key, path }) => [key, path]));
  const paths = new Set<string>(
    routes.filter(({ systems }) => (systems as readonly string[]).includes('YXF')).map(({ path }) => path),
  );
  expect(en!.filter(({ path }) => path !== undefined && !paths.has(path))).toEqual([]);
});

describe.each(addresses)('/docs/%s in %s', (path, language) => {
  it('is a page of that language, with a title and one heading', () => {
    const { status, document } = pageAt(path, language);
    expect(status).toBe(200);
    expect(document.documentElement.lang).toBe(language === 'zh_cn' ? 'zh-CN' : 'en');
    expect(document.title).not.toBe('');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('has each id once, and nothing that was not made into words', () => {
    const page = pageAt(path, language);
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const body = page.document.body.cloneNode(true) as HTMLElement;
    for (const code of body.querySelectorAll('code')) code.remove();
    expect(body.textContent).not.toMatch(
      /undefined|\[object |NaN|\{\{|\b(resources|entities|calls|menu|rules|errors|permissions)\.\w/,
    );
  });

  it('runs nothing inline', () => {
    const { document } = pageAt(path, language);
    expect(document.querySelectorAll('style, script:not([src]), [style]')).toHaveLength(0);
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it('leads nowhere that is not there', async () => {
    const page = pageAt(path, language);
    const links = [...page.document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);
    const broken: string[] = [];
    for (const href of new Set(links)) {
      const [address = '', hash] = href.split('#');
      const target = address === '' ? page : site.get(address);
      if (target && (hash === undefined || has(target, hash))) continue;
      if (!target && address !== '/' && (await test.app.inject({ method: 'GET', url: address })).statusCode === 200)
        continue;
      if (address !== '/') broken.push(href);
    }
    expect(broken).toEqual([]);
  });

  it('can be read in the other language from the same place', () => {
    const other = language === 'zh_cn' ? 'en_us' : 'zh_cn';
    const href = pageAt(path, language).document.querySelector('#language')!.getAttribute('href');
    expect(site.get(href!)).toMatchObject({ path, language: other });
  });
});

describe.each(allFacts.flatMap((facts) => LANGUAGES.map((language) => [facts.doc.resource, language, facts] as const)))(
  'the page of %s in %s',
  (resource, language, { doc, meta, calls }) => {
    it('tells of every field, state, action, rule and call', () => {
      const wanted = [
        ...(meta?.fields ?? []).map(({ name }) => `field-${name}`),
        ...Object.keys(meta?.states?.values ?? {}).map((name) => `state-${name}`),
        ...(meta?.actions ?? []).map(({ name }) => `action-${name}`),
        ...doc.rules.map(({ id }) => `rule-${id}`),
        ...(meta?.views ?? []).map(({ name }) => `view-${name}`),
        ...calls.map(({ verb }) => `call-${verb}`),
      ];
      expect(idsOf(pageAt(resource, language))).toEqual(expect.arrayContaining(wanted));
    });

    it('says path, permission number and limit of every call', () => {
      const articles = [...pageAt(resource, language).document.querySelectorAll('.call')];
      expect(articles).toHaveLength(calls.length);
      const permissions = new Map(allPermissions);
      calls.forEach((call, index) => {
        const said = articles[index]!.textContent;
        for (const path of call.paths) expect(said).toContain(path);
        expect(said).toContain(String(call.limit));
        expect(said).toContain(String(permissions.get(call.perm)?.code ?? ''));
      });
    });

    it('draws a line for each transition and a box for each state', () => {
      const { document } = pageAt(resource, language);
      const drawn = [...document.querySelectorAll<SVGElement>('.way[data-from]')].map(
        ({ dataset }) => `${dataset['from']} ${dataset['to']} ${dataset['by']}`,
      );
      const { values = {}, system = [] } = meta?.states ?? {};
      const living = Object.keys(values).filter((name) => !values[name]!.final);
      const wanted = [
        ...(meta?.states ? meta.actions : []).flatMap(({ name, from = living, to }) =>
          to ? from.map((state) => `${state} ${to[0]} ${name}`) : [],
        ),
        ...system.flatMap(({ from, to }, index) => from.map((state) => `${state} ${to} ${index}`)),
      ];
      expect(drawn).toEqual(wanted);
      expect(document.querySelectorAll('.way-system')).toHaveLength(wanted.filter((way) => /\d$/.test(way)).length);
      const boxes = [...document.querySelectorAll<SVGElement>('.state')].map(({ dataset }) => dataset['state']);
      expect(boxes).toEqual(Object.keys(values));
    });
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  it('every error stands with its code and what to do', () => {
    const { document } = pageAt('errors', language);
    for (const [name, { code }] of Object.entries(errors)) {
      const cells = [...document.getElementById(name)!.children].map((cell) => cell.textContent);
      expect(cells[0]).toBe(String(code));
      expect(cells[3]).not.toBe('');
    }
  });

  it('what locks a field, and what keeps a record from being deleted, stands with its words and its condition', () => {
    const saidOf = (error: string) =>
      pageAt('errors', language).document.getElementById(error)!.children[2]!.textContent;
    const of = new Map(allFacts.map(({ doc }) => [doc.name, doc.resource]));
    const told = allFacts.flatMap(({ doc, meta }) => [
      ...(meta?.locks ?? []).map(({ error }, at) => ({ refuse: error, while: doc.locks?.[at], on: doc.resource })),
      ...doc.fields.flatMap(({ keeps }) => (keeps ? [{ ...keeps, on: of.get(keeps.of)! }] : [])),
    ]);
    expect(told.length).toBeGreaterThan(10);
    expect(allFacts.filter(({ doc, meta }) => doc.locks?.length !== meta?.locks?.length)).toEqual([]);
    for (const { on, refuse, while: holds = '' } of told) {
      const text = pageAt(on, language).document.body.textContent;
      expect([on, text.includes(saidOf(refuse)), text.includes(holds)]).toEqual([on, true, true]);
    }
    for (const { doc } of allFacts.filter(({ doc }) => doc.fixed))
      expect(pageAt(doc.resource, language).document.body.textContent).toContain(`${doc.name}.lock`);
  });

  it('every limit and every permission stands with its number', () => {
    for (const { name, value } of limitDocs)
      expect(pageAt('limits', language).document.getElementById(`limit-${name}`)!.textContent).toContain(String(value));
    for (const [name, { code }] of allPermissions)
      expect(pageAt('codes', language).document.getElementById(`permission-${name}`)!.textContent).toContain(
        String(code),
      );
  });

  it('the worked example is the one that clients are tested against', () => {
    const blocks = [...pageAt('signing', language).document.querySelectorAll('pre')].map((pre) => pre.textContent);
    expect(blocks).toContain(`${vectors.sign.canonical}&key=${vectors.sign.key}`);
    expect(blocks).toContain(vectors.sign.sign);
    expect(blocks).toContain(vectors.sign.withToken.sign);
  });

  it('whatever the search finds is there', async () => {
    const response = await test.app.inject({ method: 'GET', url: `/docs/search.json?language=${language}` });
    const found = response.json<{ title: string; url: string }[]>();
    expect(found.length).toBeGreaterThan(allFacts.length);
    for (const { title, url } of found) {
      const [address = '', hash] = url.split('#');
      expect(title).not.toBe('');
      const page = site.get(address)!;
      expect(hash === undefined || has(page, hash)).toBe(true);
    }
  });
});
