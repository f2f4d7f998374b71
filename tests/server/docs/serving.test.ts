import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#generated/server/routes.gen.ts';
import { cssVariables } from '#src/theme/cssVariables.ts';
import { dark, light } from '#src/theme/tokens.ts';
import { styleSheet } from '#server/docs/assets.ts';
import { examplePayload } from '#server/docs/entity/example.ts';
import { curve } from '#server/docs/entity/diagram.ts';
import { allFacts } from '#server/docs/facts.ts';
import { html } from '#server/docs/html.ts';
import { bytes, quantity } from '#server/docs/units.ts';
import { words } from '#server/docs/words.ts';
import { languageOfPage } from '#server/routes/docs.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
const printed = readFileSync(new URL('../../../generated/openapi.gen.yaml', import.meta.url), 'utf8');

describe('/docs', () => {
  it.each([
    ['zh_cn', 'en', 'zh_cn'],
    ['en_us', 'zh-CN', 'en_us'],
    [undefined, 'en-GB,en;q=0.9', 'en_us'],
    [undefined, 'fr, en;q=0.5, zh;q=0.8', 'zh_cn'],
    [undefined, 'zh;q=0, en;q=0.1', 'en_us'],
    [undefined, 'fr', 'zh_cn'],
    [undefined, undefined, 'zh_cn'],
    ['de_de', 'en', 'en_us'],
  ])('asked for %s by a browser that reads %s, is in %s', (asked, accepted, language) => {
    expect(languageOfPage(asked, accepted)).toBe(language);
  });

  it('speaks the browser’s language where its address names none', async () => {
    const response = await get('/docs/ads', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(response.body).toContain('<html lang="en">');
    expect(response.headers['vary']).toContain('Accept-Language');
  });

  it('is under the policy of all pages: nothing inline', async () => {
    const csp = String((await get('/docs')).headers['content-security-policy']);
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("script-src 'self'");
    expect(csp).not.toContain('unsafe-inline');
  });

  it.each(['/docs', '/docs/ads', '/docs/openapi.yaml', '/docs/assets/docs.css', '/docs/search.json'])(
    'sends %s once, and then only that nothing has changed',
    async (url) => {
      const first = await get(url);
      expect(first.statusCode).toBe(200);
      const second = await get(url, { 'if-none-match': String(first.headers['etag']) });
      expect([second.statusCode, second.body]).toEqual([304, '']);
      expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200);
    },
  );

  it.each([
    '/docs/none',
    '/docs/ads/none',
    '/docs/assets/..%2fsite.ts',
    '/docs/%3Cscript%3E',
    '/docs/session/types.ts',
  ])('says that %s does not exist, and repeats nothing of it', async (url) => {
    const response = await get(`${url}?language=en_us`);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.body).toContain('This page does not exist');
    expect(response.body).not.toContain('<script>');
  });

  it('answers HEAD as GET, without the page', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/docs/ads' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('gives the OpenAPI document as it was printed, in both forms', async () => {
    expect((await get('/docs/openapi.yaml')).body).toBe(printed);
    expect((await get('/docs/openapi.json')).json()).toEqual(parse(printed));
  });

  it('gives the types of an entity as they were printed', async () => {
    const response = await get('/docs/ads/types.ts');
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.body).toContain('export interface AdDetail');
  });

  it.each(['/docs', '/docs/ads', '/docs/openapi.yaml', '/docs/assets/docs.css'])(
    'is not there at %s where DOCS is off',
    async (url) => {
      const closed = await buildTestApp({ config: { docs: false } });
      const response = await closed.app.inject({ method: 'GET', url });
      await closed.close();
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ error: 'not found' });
    },
  );
});

describe('an example', () => {
  const samples = allFacts.flatMap((facts) => facts.calls.map((call) => [call.name, facts, call] as const));

  it.each(samples)('of %s is a payload that the call takes', (name, facts, call) => {
    const { input } = routes.find((route) => route.call.name === name)!;
    const parsed = input.safeParse(examplePayload(facts, call));
    expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
  });
});

describe('what pages are made of', () => {
  it.each([
    [html`<b>${'<i>&"\''}</b>`, '<b>&#60;i&#62;&#38;&#34;&#39;</b>'],
    [html`<a title="${'" onclick="x'}">`, '<a title="&#34; onclick=&#34;x">'],
    [html`${['a<', html`<hr />`, 7]}${false}${null}${undefined}`, 'a&#60;<hr />7'],
  ])('is escaped', (made, text) => {
    expect(made.text).toBe(text);
  });

  it('never shows a key in the place of a word', () => {
    expect(() => words.en_us.say('resources', 'ads', 'fields', 'none')).toThrow('resources.ads.fields.none');
  });

  it.each([
    [{ value: 300_000, unit: 'ms' }, '5 min', '5 分钟'],
    [{ value: 1_296_000_000, unit: 'ms' }, '15 days', '15 天'],
    [{ value: 90_000, unit: 'ms' }, '90 s', '90 秒'],
    [{ value: 10_485_760, unit: 'bytes' }, '10 MB', '10 MB'],
    [{ value: 150, unit: 'fen' }, '¥1.50', '¥1.50'],
    [{ value: 11_520, unit: 'px' }, '11,520 px', '11,520 px'],
  ] as const)('says %j as people do', (limit, english, chinese) => {
    expect(quantity(limit, words.en_us)).toBe(english);
    expect(quantity(limit, words.zh_cn)).toBe(chinese);
  });

  it('keeps what is no round number of bytes', () => {
    expect(bytes(1_500, words.en_us)).toBe('1,500 B');
  });

  it('draws a line through two points straight, and through three bent', () => {
    expect(
      curve([
        [0, 0],
        [10, 0],
      ]),
    ).toBe('M 0 0 L 5 0 L 10 0');
    expect(
      curve([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe('M 0 0 L 5 0 Q 10 0 10 5 L 10 10');
  });

  const isOnlyConsole = (name: string) => name === '--overlay' || name.startsWith('--screen-');

  it('has the colours of the console, light and dark', async () => {
    const css = await styleSheet();
    const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)');
    const isColour = ([name, value]: [string, string]) => value.startsWith('#') && !isOnlyConsole(name);
    for (const [sheet, tokens] of [
      [day, light],
      [night, dark],
    ] as const)
      for (const [name, value] of Object.entries(cssVariables(tokens)).filter(isColour))
        expect(sheet).toContain(`${name}: ${value};`);
  });
});
