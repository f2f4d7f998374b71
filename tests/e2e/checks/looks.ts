import type { Locale } from '../../support/browser.ts';
import type { Look, Width } from '../../support/tour.ts';
import type { Extent } from './axe.ts';

/** A look with the extent of its checks and the language that `npm test` uses for it. */
export type CheckedLook = Look & { extent: Extent; usual: Locale };

/**
 * Two widths and two themes; of the second theme only what it can break is checked: its colours. `npm test` checks each
 * width in one language, so that a window is never resized; `npm run e2e -- a11y` checks every look in both.
 */
const LOOKS: readonly CheckedLook[] = [
  { width: 1440, theme: 'light', extent: 'all', usual: 'en-US' },
  { width: 1440, theme: 'dark', extent: 'colours', usual: 'en-US' },
  { width: 390, theme: 'light', extent: 'all', usual: 'zh-CN' },
  { width: 390, theme: 'dark', extent: 'colours', usual: 'zh-CN' },
];

/** Set by `npm run e2e`: everything is checked in every look, in both languages. */
export const isEveryLook = process.env['EVERY_LOOK'] !== undefined;

/** Returns the looks that are checked in a language. */
export const looksIn = (locale: Locale): readonly CheckedLook[] =>
  LOOKS.filter(({ usual }) => isEveryLook || usual === locale);

/** Returns the looks in a language of what is there at one width alone: light in one language, dark in the other. */
export const looksAt = (width: Width, locale: Locale): readonly CheckedLook[] =>
  LOOKS.filter((look) => look.width === width).flatMap((look) => {
    if (isEveryLook) return [look];
    const usual = look.theme === 'light' ? 'en-US' : 'zh-CN';
    return usual === locale ? [{ ...look, extent: 'all', usual }] : [];
  });

/** The looks of the one page that comes next in a rotation: whole, for it is checked once. */
const LOOKS_IN_TURN: readonly CheckedLook[] = LOOKS.map((look) => ({ ...look, extent: 'all' }));

/**
 * Plans a walk: the examples of each kind of page are checked in every look, all other pages in one, the looks taking
 * turns. Returns the looks of a page in a language; none where the page is not checked in it.
 */
export function planLooks<Page>(
  pages: readonly Page[],
  examples: readonly Page[],
): (page: Page, locale: Locale) => readonly CheckedLook[] {
  const others = pages.filter((page) => !examples.includes(page));
  return (page, locale) => {
    const turn = others.indexOf(page);
    if (isEveryLook || turn < 0) return looksIn(locale);
    return LOOKS_IN_TURN.filter((look, index) => index === turn % LOOKS_IN_TURN.length && look.usual === locale);
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
