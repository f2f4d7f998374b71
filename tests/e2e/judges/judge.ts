import type { Look, Tour } from '../../support/tour.ts';
import { violations, type Extent } from './axe.ts';
import type { Findings } from './findings.ts';
import { misplaced } from './geometry.ts';
import { wrongWords } from './words.ts';

/** Two widths, two themes, one change at a time; of a second theme only what it can break is judged: its colours. */
export const LOOKS: readonly (Look & { extent: Extent })[] = [
  { width: 1440, theme: 'light', extent: 'all' },
  { width: 1440, theme: 'dark', extent: 'colours' },
  { width: 390, theme: 'dark', extent: 'colours' },
  { width: 390, theme: 'light', extent: 'all' },
];

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
  { extent, ...look }: (typeof LOOKS)[number],
  findings: Findings,
): Promise<void> {
  await tour.dress(look);
  const within = await withinOf(tour, place, extent);
  findings.add(`${tour.system} ${place}`, `${tour.locale} ${look.width} ${look.theme}`, [
    ...(await violations(tour.page, extent, within)),
    ...(await misplaced(tour.page)),
    ...(extent === 'all' ? await wrongWords(tour.page, tour.locale) : []),
    ...tour.complaints(),
  ]);
}
