// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#core/protocol/envelope.ts';
import { stubBrowser } from '#tests/support/renderConsole.tsx';
import { expectedWords } from './expectedWords.ts';
import { drawView, KEY, views } from './viewScene.tsx';

let complaints: string[] = [];

beforeEach(() => {
  stubBrowser();
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation(
    (...words) => void complaints.push(words.map(String).join(' ').slice(0, 300)),
  );
  vi.spyOn(console, 'warn').mockImplementation(
    (...words) => void complaints.push(words.map(String).join(' ').slice(0, 300)),
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns the inputs of what is drawn that a screen reader has no name for. */
const nameless = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')]
    .filter(
      (input) =>
        input.getAttribute('aria-hidden') !== 'true' &&
        !input.getAttribute('aria-label') &&
        !input.getAttribute('aria-labelledby') &&
        (input.labels?.length ?? 0) === 0,
    )
    .map((input) => input.outerHTML);

/** Every view with a language, in turn: each entity is drawn in both, and so is each kind of view. */
const inTurn = [
  ...Map.groupBy(views(['List', 'Show', 'Create', 'Edit']), ([, { resource }]) => resource).values(),
].flatMap((ofOne, turn) =>
  ofOne.map((view, index) => [...view, LANGUAGES[(turn + index) % LANGUAGES.length]!] as const),
);

// tests/src/i18n/parity.test.ts sees to it that each text is there in the other language too.
describe('every generated view', () => {
  test.each(inTurn)(
    '%s draws all that its schema puts there, each input named, without a complaint or an untranslated key [UI-04] [UI-05]',
    async (title, meta, View, language) => {
      await drawView(title, meta, View, language);
      const text = document.body.textContent;
      expect(text).not.toMatch(KEY);
      const named = [...document.querySelectorAll('[aria-label]')]
        .map((element) => element.getAttribute('aria-label'))
        .join('\n');
      expect(named).not.toMatch(KEY);
      expect(
        expectedWords(title, meta, language).filter((word) => !text.includes(word) && !named.includes(word)),
      ).toEqual([]);
      expect(nameless()).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

test('a fact that is empty is not listed on a page [trial 8]', async () => {
  const [title, meta, View] = views(['Show']).find(([name]) => name === 'roles Show')!;
  await drawView(title, meta, View, 'en_us');
  expect(document.body.textContent).toContain('Data permission');
  expect(document.body.textContent).not.toContain('Permissions');
});
