import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import type { System } from '#core/entity/meta.ts';
import { en_us as boot } from '#src/i18n/boot.en_us.ts';
import { words } from '#src/words.en_us.ts';
import { startTour, type Tour } from '../../support/tour.ts';
import { localeOf, type Language } from '../checks/looks.ts';
import { words as catalogues, type Words } from '../words.ts';
import { entitySentences, pageSentences } from './sentences.ts';

/** Pseudo language: English with accents, 40 % longer, as German or Finnish are. */
export const GROWTH = 0.4;
const ACCENTS: Record<string, string> = { a: 'à', e: 'é', i: 'î', o: 'õ', u: 'ü' };
const PADDING = ' õné twõ thréé fõür fîvé sîx sévén éîght nîné tén';
/** Placeholders of i18next and react-admin, and the separator of singular and plural; they stay as they are. */
const PLACEHOLDERS = /(\{\{.*?\}\}|%\{.*?\}| \|\|\|\| )/;

/** Matches texts of the pseudo language; data have none of these letters. */
export const PSEUDO = /[àéîõü]/;

const accented = (text: string): string => text.replace(/[aeiou]/g, (letter) => ACCENTS[letter] ?? letter);

/** Returns a sentence in brackets and 40 % longer; each of its plurals for itself. */
export function pseudo(sentence: string): string {
  if (!/[a-zA-Z]/.test(sentence)) return sentence;
  return sentence
    .split(' |||| ')
    .map((form) => {
      const letters = form.split(PLACEHOLDERS).filter((part) => !PLACEHOLDERS.test(part));
      const more = Math.ceil(letters.join('').length * GROWTH);
      const grown = form.split(PLACEHOLDERS).map((part) => (PLACEHOLDERS.test(part) ? part : accented(part)));
      const padding = PADDING.repeat(Math.ceil(more / PADDING.length)).slice(0, more);
      return `[${grown.join('')}${padding.trimEnd()}]`;
    })
    .join(' |||| ');
}

/** Every sentence of a catalogue made longer. */
function pseudoOf<T>(catalogue: T): T {
  const sentence = (_: string, value: unknown): unknown => (typeof value === 'string' ? pseudo(value) : value);
  return JSON.parse(JSON.stringify(catalogue), sentence) as T;
}

/** The console's messages in the pseudo language. */
const pseudoWords: Words = pseudoOf<Words>(catalogues['en-US']);

const DIST = join(import.meta.dirname, '../../../dist');

/** Every sentence of a catalogue with the last part of its key. */
const leaves = (catalogue: object): [key: string, sentence: string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as [string, string]] : leaves(value as object),
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each is made longer once, for all windows. */
const scripts = new Map<string, string>();

/** A built script in which the longer sentences stand in the place of the English ones. */
function longer(path: string, catalogues: readonly object[]): string {
  const done = scripts.get(path);
  if (done !== undefined) return done;
  const script = catalogues.flatMap(leaves).reduce(
    (source, [key, sentence]) => {
      // Most scripts have no sentence: to look for its words alone is quicker by far.
      if (!source.includes(sentence)) return source;
      const literal = new RegExp(`(["'\`]?${escaped(key)}["'\`]?:)(["'\`])${escaped(sentence)}\\2`, 'g');
      return source.replace(literal, (_, before: string) => `${before}${JSON.stringify(pseudo(sentence))}`);
    },
    readFileSync(join(DIST, path), 'utf8'),
  );
  scripts.set(path, script);
  return script;
}

/** Windows of this context read the longer language for English; nothing of it is in a build. */
async function speakPseudo(context: BrowserContext): Promise<void> {
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await context.route('**/assets/words.en_us-*.js', (route) =>
    route.fulfill(script(`export const words = ${JSON.stringify(pseudoOf(words))};`)),
  );
  const pages = [boot, ...pageSentences.map(({ en_us }) => en_us)];
  const entities = entitySentences.map(({ en_us }) => en_us);
  await context.route(/\/assets\/(?!words\.en_us)[^/]+\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill(script(longer(pathname, /words\.gen-/i.test(pathname) ? entities : pages)));
  });
}

/** A tour in one of the languages of a walk, with the console's messages in it. */
export interface LanguageTour extends Tour {
  language: Language;
  words: Words;
}

/** Opens a window for a tour in this language. It is not signed in. */
export async function startTourIn(browser: Browser, system: System, language: Language): Promise<LanguageTour> {
  const locale = localeOf(language);
  const tour = await startTour(browser, { system, locale });
  if (language !== 'longer') return { ...tour, language, words: catalogues[locale] };
  await speakPseudo(tour.page.context());
  return { ...tour, language, words: pseudoWords };
}
