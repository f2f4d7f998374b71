import type { Tour } from '../../support/tour.ts';
import { violations, type Part } from './axe.ts';
import type { Findings } from './findings.ts';
import { misplaced } from './geometry.ts';
import type { CheckedLook } from './looks.ts';
import { wrongWords } from './words.ts';

/** A modal layer; the page under it cannot be used. */
const LAYER = '.MuiModal-root:not([aria-hidden="true"]), dialog[open]';
/** The page itself, without the bars around it: they are the same on all, and checked on the first page of each console. */
const CONTENT = '#content';
const WITH_BARS = /^(?:home|dashboard)\b/;

/** Returns the part to be judged; undefined for all. What stands open may be of the bars, or beside the content. */
async function partOf({ page }: Tour, place: string, isOpen: boolean): Promise<Part | undefined> {
  if ((await page.locator(LAYER).count()) > 0) return { within: LAYER, isPage: false };
  const hasBars = (await page.locator(CONTENT).count()) > 0;
  return hasBars && !isOpen && !WITH_BARS.test(place) ? { within: CONTENT, isPage: true } : undefined;
}

/** Checks what the window shows now, in one look: the page, or what lies over it. `isOpen`: something stands open. */
export async function check(
  tour: Tour,
  place: string,
  { extent, theme, width }: CheckedLook,
  findings: Findings,
  isOpen = false,
): Promise<void> {
  await tour.dress({ theme, width });
  const part = await partOf(tour, place, isOpen);
  findings.add(`${tour.system} ${place}`, `${tour.locale} ${width} ${theme}`, [
    ...(await violations(tour.page, extent, part)),
    ...(await misplaced(tour.page)),
    ...(extent === 'all' ? await wrongWords(tour.page, tour.locale) : []),
    ...tour.complaints(),
  ]);
}
