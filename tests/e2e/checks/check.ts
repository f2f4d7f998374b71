import type { Page } from 'playwright-core';
import type { Tour } from '../../support/tour.ts';
import { violations, type Part } from './axe.ts';
import { PSEUDO, type LanguageTour } from '../places/pseudo.ts';
import { clipped } from './clipping.ts';
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

/** Returns the labels of longer sentences that have no room. */
async function withoutRoom(page: Page): Promise<string[]> {
  const isLonger = PSEUDO.test((await page.locator('body').textContent()) ?? '');
  return isLonger ? clipped(page, PSEUDO) : ['has none of the longer sentences'];
}

/** Checks what the window shows now, in one look: the page, or what lies over it. `isOpen`: something stands open. */
export async function check(
  tour: LanguageTour,
  place: string,
  { extent, theme, width }: CheckedLook,
  findings: Findings,
  isOpen = false,
): Promise<void> {
  await tour.dress({ theme, width });
  const { page, locale, language } = tour;
  const found = [...(await misplaced(page)), ...tour.complaints()];
  if (language === 'longer' && extent !== 'colours') found.push(...(await withoutRoom(page)));
  if (extent !== 'room') found.push(...(await violations(page, extent, await partOf(tour, place, isOpen))));
  if (extent === 'all') found.push(...(await wrongWords(page, locale)));
  findings.add(`${tour.system} ${place}`, `${language} ${width} ${theme}`, found);
}
