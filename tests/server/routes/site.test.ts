import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEDIA_LINK_MS } from '#server/media/links.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data, type Caller } from '#tests/support/call.ts';
import { addPicture, upload } from '#tests/support/library.ts';

const PAGE = '<!doctype html><title>Menu</title><script src="js/menu.js"></script>';
const ARCHIVE = Buffer.from(
  zipSync({
    'index.html': strToU8(PAGE),
    'js/menu.js': strToU8('document.title += "!"'),
    'a 菜单.css': strToU8('p{}'),
  }),
);

let app: TestApp;
let file: string;
beforeAll(async () => {
  app = await buildTestApp();
  const { data: made } = await upload(app, app.personas.owner, 'menu.zip', ARCHIVE);
  ({ file } = await data<{ file: string }>(app, app.personas.owner, 'material.one', { id: made?.id }));
});
afterAll(() => app.close());

const get = (url: string, cookie?: string) =>
  app.app.inject({ method: 'GET', url, headers: cookie ? { cookie: `session=${cookie}` } : {} });
const first = async ({ cookie }: Caller = app.personas.owner, id = file) => get(`/media/${id}/site`, cookie);
const address = async (): Promise<string> => String((await first()).headers.location);

describe('the pages of an HTML archive [MAT-05]', () => {
  test('open in a sandbox, with what they name beside them', async () => {
    const url = await address();
    const page = await get(url);
    expect([page.statusCode, page.body, page.headers['content-type']]).toEqual([200, PAGE, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/);
    const script = await get(new URL('js/menu.js', `http://x${url}`).pathname);
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await get(new URL('a 菜单.css', `http://x${url}`).pathname)).body).toBe('p{}');
  });

  test('open to nobody who does not reach the material', async () => {
    expect((await first(app.personas.rival)).statusCode).toBe(404);
    expect((await get(`/media/${file}/site`)).statusCode).toBe(404);
  });

  test('are of archives only', async () => {
    const picture = await addPicture(app, app.personas.owner);
    const { file: id } = await data<{ file: string }>(app, app.personas.owner, 'material.one', { id: picture });
    expect((await first(app.personas.owner, id)).statusCode).toBe(404);
  });

  test.each([
    ['a file that is not in it', (url: string) => url.replace('index.html', 'other.html'), 404],
    ['a way out of it', (url: string) => url.replace('index.html', '..%2F..%2Fdata.db'), 404],
    [
      'another signature',
      (url: string) => url.replace(/(?<=\/site\/\d+\/)./, (first) => (first === '0' ? '1' : '0')),
      403,
    ],
    [
      'a longer life',
      (url: string) => url.replace(/\/site\/(\d+)/, (_all, at: string) => `/site/${Number(at) + 1}`),
      403,
    ],
  ])('refuse %s', async (_what, change, status) => {
    expect((await get(change(await address()))).statusCode).toBe(status);
  });

  test('open for as long as every link to a file', async () => {
    const url = await address();
    app.clock.advance(MEDIA_LINK_MS + 1);
    expect((await get(url)).statusCode).toBe(403);
  });
});
