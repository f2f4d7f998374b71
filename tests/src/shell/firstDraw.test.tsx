import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { call } from '../../support/call.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
/** Every text that was on the page, however shortly. */
let texts: Set<string>;
let observer: MutationObserver;

beforeAll(async () => {
  server = await buildTestApp();
  await call(server, server.personas.owner, 'tag.create', { name: 'Lobby' });
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  texts = new Set();
  observer = new MutationObserver(() => {
    for (const element of document.querySelectorAll('body *'))
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent) texts.add(node.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
});
afterEach(() => {
  observer.disconnect();
  cleanup();
  vi.unstubAllGlobals();
});

const KEY = /\b(?:resources|rules|calls|permissions|entities|menu)\.[\w-]+/;

test.each([
  ['/', 'the home page'],
  ['/devices', 'a list'],
  ['/tags?bin', 'a bin'],
  ['/operation-logs', 'a list that names calls and entities'],
  ['/roles/create', 'a form of permissions'],
  ['/import-tasks', 'imports'],
  ['/saved-views', 'saved views'],
  ['/ads/create', 'a form in steps'],
  ['/personal_center', 'a page by hand with the words of an entity'],
])('%s, %s, draws no key before its words are there [UI-04]', async (path) => {
  await renderConsole(server, server.personas.owner, { path });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], .MuiSkeleton-root')).toBeNull());
  expect(texts.size).toBeGreaterThan(10);
  expect([...texts].filter((text) => KEY.test(text))).toEqual([]);
});

const ROOT = join(import.meta.dirname, '../../..');
/** Words that are there from the start, or that a page of the entity itself asks for. */
const FIRST = /^(?:name|views)\b/;

test('who asks for words of another entity by their key makes sure that they are there', () => {
  const asked = ['src', 'resources'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(ROOT, room, file), 'utf8');
        return [...text.matchAll(/['"`]resources\.([a-z-]+)\.(\w+)/g)]
          .filter(
            ([, resource = '', part = '']) =>
              !FIRST.test(part) && !`${room}/${file}`.startsWith(`resources/${resource}${sep}`),
          )
          .map(([, resource = '']) => ({ file: join(room, file), resource }));
      }),
  );
  expect(asked.length).toBeGreaterThan(3);
  const unsure = asked.filter(({ file, resource }) => {
    const folder = join(ROOT, file, '..');
    const around = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
    return !around.some((name) =>
      new RegExp(`use(?:EntityWords|Labels)\\('${resource}'\\)`).test(readFileSync(join(folder, name), 'utf8')),
    );
  });
  expect(unsure).toEqual([]);
});
