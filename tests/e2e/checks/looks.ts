import type { Locale } from '../../support/browser.ts';
import type { Look, Width } from '../../support/tour.ts';
import type { Extent } from './axe.ts';

/**
 * A language in which pages are walked. `longer` is English with each sentence 40 % longer, as German or Finnish have it:
 * what has room for it has room for English, so that `npm test` walks no other English.
 */
export type Language = Locale | 'longer';

/** Returns the language that a window has which is walked in this one. */
export const localeOf = (language: Language): Locale => (language === 'longer' ? 'en-US' : language);

/** A look with the extent of its checks, and the language that `npm test` uses for it. `room`: whether sentences have room. */
export type CheckedLook = Look & { extent: Extent | 'room'; usual: Locale };

/**
 * Two widths and two themes; of the second theme only what it can break is checked: its colours. `npm test` checks each
 * width in one language; `npm run e2e -- a11y` checks every look in both.
 */
const LOOKS: readonly CheckedLook[] = [
  { width: 1440, theme: 'light', extent: 'all', usual: 'en-US' },
  { width: 1440, theme: 'dark', extent: 'colours', usual: 'en-US' },
  { width: 390, theme: 'light', extent: 'all', usual: 'zh-CN' },
  { width: 390, theme: 'dark', extent: 'colours', usual: 'zh-CN' },
];

/** Set by `npm run e2e`: everything is checked in every look, in each language. */
export const isEveryLook = process.env['EVERY_LOOK'] !== undefined;

/** Languages of a walk. */
export const LANGUAGES: readonly Language[] = isEveryLook ? ['en-US', 'longer', 'zh-CN'] : ['longer', 'zh-CN'];

/** Returns the room of longer sentences in what is otherwise not looked at in them. */
function roomBeside(looks: readonly CheckedLook[]): readonly CheckedLook[] {
  const others = LOOKS.filter(({ width, theme }) => theme === 'light' && !looks.some((look) => look.width === width));
  return others.map((look) => ({ ...look, extent: 'room', usual: 'en-US' }));
}

/** Returns the looks that are checked in a language: in longer sentences both widths, one of them for their room alone. */
export function looksIn(language: Language): readonly CheckedLook[] {
  if (isEveryLook) return language === 'longer' ? roomBeside([]) : LOOKS;
  const usual = LOOKS.filter((look) => look.usual === localeOf(language));
  return language === 'longer' ? [...usual, ...roomBeside(usual)] : usual;
}

/** Returns the looks in a language of what is there at one width alone: light in one language, dark in the other. */
export function looksAt(width: Width, language: Language): readonly CheckedLook[] {
  if (isEveryLook) return looksIn(language).filter((look) => look.width === width);
  const usual = localeOf(language);
  const theme = usual === 'en-US' ? 'light' : 'dark';
  return LOOKS.filter((look) => look.width === width && look.theme === theme).map((look) => ({
    ...look,
    extent: 'all',
    usual,
  }));
}

/** The looks of the one page that comes next in a rotation: whole, for it is checked once, and each language at both widths. */
const LOOKS_IN_TURN: readonly CheckedLook[] = [
  { width: 390, theme: 'light', extent: 'all', usual: 'en-US' },
  { width: 1440, theme: 'light', extent: 'all', usual: 'zh-CN' },
  { width: 1440, theme: 'dark', extent: 'all', usual: 'en-US' },
  { width: 390, theme: 'dark', extent: 'all', usual: 'zh-CN' },
];

/**
 * Plans a walk: the examples of each kind of page are checked in every look, all other pages in one, the looks taking
 * turns. Returns the looks of a page in a language; none where the page is not checked in it.
 */
export function planLooks<Page>(
  pages: readonly Page[],
  examples: readonly Page[],
): (page: Page, language: Language) => readonly CheckedLook[] {
  const others = pages.filter((page) => !examples.includes(page));
  return (page, language) => {
    const turn = others.indexOf(page);
    if (isEveryLook || turn < 0) return looksIn(language);
    const look = LOOKS_IN_TURN[turn % LOOKS_IN_TURN.length];
    return look?.usual === localeOf(language) ? [look] : [];
  };
}

const isSame = (one: Look, other: Look | undefined): boolean => one.width === other?.width && one.theme === other.theme;

/**
 * Orders a walk so that a window is dressed anew as seldom as can be, which costs half of opening a page: pages of one
 * light look, then those of several, each from the look in which the last was left, then those of one dark look. Pages
 * that have no look are left out.
 */
export function orderLooks<Page>(
  pages: readonly Page[],
  looksOf: (page: Page) => readonly CheckedLook[],
): { page: Page; looks: readonly CheckedLook[] }[] {
  const place = ([look, ...more]: readonly CheckedLook[]): number =>
    more.length > 0 ? 1 : Number(look?.theme === 'dark') * 2;
  const planned = pages.map((page) => ({ page, looks: looksOf(page) })).filter(({ looks }) => looks.length > 0);
  let worn: Look | undefined;
  return planned
    .toSorted((one, other) => place(one.looks) - place(other.looks))
    .map(({ page, looks }) => {
      const last = looks.at(-1);
      const ordered = last && isSame(last, worn) ? looks.toReversed() : looks;
      worn = ordered.at(-1);
      return { page, looks: ordered };
    });
}
