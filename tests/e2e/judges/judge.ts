import type { Locale } from '../../support/browser.ts';
import type { Look, Tour } from '../../support/tour.ts';
import { violations, type Extent } from './axe.ts';
import type { Findings } from './findings.ts';
import { misplaced } from './geometry.ts';
import { wrongWords } from './words.ts';

type Judged = Look & { extent: Extent; usual: Locale };

/**
 * Two widths, two themes, one change at a time; of a second theme only what it can break is judged: its colours. `npm test`
 * judges each look in one of the two languages, both languages in two looks; `npm run e2e -- a11y` each in both.
 */
const LOOKS: readonly Judged[] = [
  { width: 1440, theme: 'light', extent: 'all', usual: 'en-US' },
  { width: 1440, theme: 'dark', extent: 'colours', usual: 'zh-CN' },
  { width: 390, theme: 'dark', extent: 'colours', usual: 'en-US' },
  { width: 390, theme: 'light', extent: 'all', usual: 'zh-CN' },
];

/** Returns the looks that are judged in a language. */
export const looksIn = (locale: Locale): readonly Judged[] =>
  LOOKS.filter(({ usual }) => usual === locale || process.env['EVERY_LOOK'] !== undefined);

/** What lies over a page that nobody can use meanwhile. */
const LAYER = '.MuiModal-root:not([aria-hidden="true"]), dialog[open]';
/** The page itself, without the bars around it: their colours are the same on all, and judged on the first page. */
const CONTENT = '#content';
const WITH_BARS = 'home';

async function withinOf({ page }: Tour, place: string, extent: Extent): Promise<string | undefined> {
  if ((await page.locator(LAYER).count()) > 0) return LAYER;
  const hasBars = (await page.locator(CONTENT).count()) > 0;
  return hasBars && extent === 'colours' && !place.startsWith(WITH_BARS) ? CONTENT : undefined;
}

/** Judges what the window shows now, in one look: all of it, or what lies over it. */
export async function judge(
  tour: Tour,
  place: string,
  { extent, theme, width }: Judged,
  findings: Findings,
): Promise<void> {
  await tour.dress({ theme, width });
  const within = await withinOf(tour, place, extent);
  findings.add(`${tour.system} ${place}`, `${tour.locale} ${width} ${theme}`, [
    ...(await violations(tour.page, extent, within)),
    ...(await misplaced(tour.page)),
    ...(extent === 'all' ? await wrongWords(tour.page, tour.locale) : []),
    ...tour.complaints(),
  ]);
}
