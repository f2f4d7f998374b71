import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules of WCAG 2.2 levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme; all others depend on the elements, which are the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** `colours`: only what another theme can change. */
export type Extent = 'all' | 'colours';

/**
 * Returns whether an element is in a menu or a popover: those are at the end of the document, and belong to the button
 * that opened them.
 */
const isInPopover = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((at) => !!document.querySelector(at)?.closest('[role="presentation"]'), selector);

/** Returns axe's violations, each as "rule: selector (why)"; only inside given elements, if there are any. */
export async function violations(page: Page, extent: Extent = 'all', within?: string): Promise<string[]> {
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
  const { violations } = await (extent === 'all' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)).analyze();
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
