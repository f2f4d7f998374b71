import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What WCAG 2.2 asks for on levels A and AA, and what axe's makers recommend beside it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme alone can break: the rest is a matter of the elements, which are the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** `colours`: only what another theme can change. */
export type Extent = 'all' | 'colours';

/** Returns axe's violations, each as "rule: selector (why)". */
export async function violations(page: Page, extent: Extent = 'all'): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Loaded once per document, run in the page itself: three times as quick as the builder's own way, and we have no frames.
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: '0' } : {}) }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await (extent === 'all' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1, 3).join(' ').trim();
      return `${id}: ${target.join(' ')} (${why})`;
    }),
  );
}
