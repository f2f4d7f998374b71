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

interface Question {
  context: { include?: string[]; exclude: string[] };
  options: object;
}

interface Violation {
  rule: string;
  /** Selector of the element. */
  at: string;
  why: string;
}

/** Runs in the page, which has axe. */
async function ask({ context, options }: Question): Promise<Violation[]> {
  interface Found {
    violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
  }
  const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<Found> } };
  const { violations } = await axe.run(context, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({ rule: id, at: target.join(' '), why: failureSummary })),
  );
}

/** Loads axe into a document by its builder, in the page itself: the console has no frames. */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  // What an element is made of is not told: a selector says which it is.
  await page.evaluate(() =>
    (window as unknown as { axe: { configure(options: object): void } }).axe.configure({ noHtml: true }),
  );
}

/** Asks the given rules, or all. Axe is asked itself: its builder asks the page seven times, and brings all that is right as well. */
async function asked(page: Page, rules: string[] | null, within?: string): Promise<string[]> {
  await load(page);
  const found = await page.evaluate(ask, {
    context: { ...(within === undefined ? {} : { include: [within] }), exclude: [] },
    options: {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      rules: { 'target-size': { enabled: true } },
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
    },
  });
  const said: string[] = [];
  for (const { rule, at, why } of found) {
    if (rule === 'region' && (await isInPopover(page, at))) continue;
    // A widget on the canvas is as large as it is drawn (essential, WCAG 2.5.8); the list of layers is the way to a small one.
    if (rule === 'target-size' && at.includes('[data-part=')) continue;
    said.push(`${rule}: ${at} (${why.split('\n').slice(1, 3).join(' ').trim()})`);
  }
  return said;
}
