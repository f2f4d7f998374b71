import type { Tour } from '../../support/tour.ts';
import { violations, type Extent } from './axe.ts';
import type { Findings } from './findings.ts';
import { misplaced } from './geometry.ts';
import type { CheckedLook } from './looks.ts';
import { wrongWords } from './words.ts';

/** A modal layer; the page under it cannot be used. */
const LAYER = '.MuiModal-root:not([aria-hidden="true"]), dialog[open]';
/** The page itself, without the bars around it: their colours are the same on all, and checked on the first page. */
const CONTENT = '#content';
const WITH_BARS = 'home';

async function withinOf({ page }: Tour, place: string, extent: Extent): Promise<string | undefined> {
  if ((await page.locator(LAYER).count()) > 0) return LAYER;
  const hasBars = (await page.locator(CONTENT).count()) > 0;
  return hasBars && extent === 'colours' && !place.startsWith(WITH_BARS) ? CONTENT : undefined;
}

/** Checks what the window shows now, in one look: all of it, or what lies over it. */
export async function check(
  tour: Tour,
  place: string,
  { extent, theme, width }: CheckedLook,
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
