import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules of WCAG 2.2 levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme; all others depend on the elements, which are the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules about a page as a whole: its title and language, its landmarks and headings, and what may be there once. */
const PAGE_RULES = `
  document-title html-has-lang html-lang-valid meta-viewport css-orientation-lock aria-hidden-body
  bypass skip-link region page-has-heading-one heading-order accesskeys duplicate-id-aria
  landmark-one-main landmark-unique landmark-main-is-top-level landmark-no-duplicate-main
  landmark-banner-is-top-level landmark-no-duplicate-banner
  landmark-contentinfo-is-top-level landmark-no-duplicate-contentinfo
`
  .trim()
  .split(/\s+/);

/** `colours`: only what another theme can change. */
export type Extent = 'all' | 'colours';

/**
 * Returns whether an element is in a menu or a popover: those are at the end of the document, and belong to the button
 * that opened them.
 */
const isInPopover = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((at) => !!document.querySelector(at)?.closest('[role="presentation"]'), selector);

/** Parts of a page that its rules of elements are asked of; those of the page as a whole are asked of all of it. */
export interface Part {
  within: string;
  isPage: boolean;
}

/** Returns axe's violations, each as "rule: selector (why)"; only inside given elements, if there are any. */
export async function violations(page: Page, extent: Extent = 'all', part?: Part): Promise<string[]> {
  if (extent === 'colours') return asked(page, COLOUR_RULES, part?.within);
  const whole = part?.isPage ? await asked(page, PAGE_RULES) : [];
  return [...whole, ...(await asked(page, null, part?.within))];
}

/** Asks the given rules, or all. */
async function asked(page: Page, rules: string[] | null, within?: string): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Loaded once per document, in the page itself: three times as fast as the builder's default, and the console has no
  // frames.
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: '0' } : {}) }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    rules: { 'target-size': { enabled: true } },
  });
  if (within !== undefined) builder.include(within);
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(TAGS)).analyze();
  const said: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const at = target.join(' ');
      if (id === 'region' && (await isInPopover(page, at))) continue;
      // A widget on the canvas is as large as it is drawn (essential, WCAG 2.5.8); the list of layers is the way to a small one.
      if (id === 'target-size' && at.includes('[data-part=')) continue;
      said.push(`${id}: ${at} (${failureSummary.split('\n').slice(1, 3).join(' ').trim()})`);
    }
  }
  return said;
}
