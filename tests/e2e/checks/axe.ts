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

/**
 * Hashes of the looks of texts that axe has passed: colours, size and what lies behind. A text of the same look is not judged
 * again, on whatever page: contrast took axe a third of its time.
 */
const passed = new Set<number>();

interface Question {
  context: { include?: string[]; exclude: string[] };
  options: object;
  /** Looks that are not judged again; null where contrast is not asked for. */
  passed: readonly number[] | null;
}

interface Violation {
  rule: string;
  /** Selector of the element. */
  at: string;
  why: string;
}

/** Runs in the page, which has axe: asks it of all but the contrast of texts that look like one that has passed. */
async function ask({ context, options, passed: known }: Question): Promise<{ found: Violation[]; looks: number[] }> {
  interface Node {
    node: { element: Element };
    any: { data?: { messageKey?: string } | null }[];
  }
  type Results = readonly { id: string; passes: readonly Node[] }[];
  interface Found {
    violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
  }
  type Report = (results: Results, options: object, done: (found: Found) => void) => void;
  const { axe } = window as unknown as {
    axe: { run(context: object, options: object): Promise<Found>; getReporter(name: string): Report };
  };

  function hash(text: string, seed: number): number {
    let sum = seed;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x9e3779b1) ^ (sum >>> 15);
    return sum;
  }
  const PLAIN = 'rgba(0, 0, 0, 0) none 1 normal';
  function paintOf(element: Element): string {
    if (element.matches('img, video, canvas, svg, iframe')) return element.tagName;
    const { backgroundColor, backgroundImage, opacity, mixBlendMode } = getComputedStyle(element);
    return `${backgroundColor} ${backgroundImage} ${opacity} ${mixBlendMode}`;
  }
  const grounds = new Map<Element, number>();
  /** Everything that an element and those around it paint. */
  function groundOf(element: Element | null): number {
    if (element === null) return 0;
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const [paint, behind] = [paintOf(element), groundOf(element.parentElement)];
    const ground = paint === PLAIN ? behind : hash(paint, behind);
    grounds.set(element, ground);
    return ground;
  }
  /** Everything painted at the middle of a text by what is not around it. */
  function strangersAt(element: Element, { left, right, top, bottom }: DOMRect): number {
    return document
      .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      .filter((other) => !other.contains(element) && !element.contains(other))
      .map(paintOf)
      .reduce((sum, paint) => (paint === PLAIN ? sum : hash(paint, sum)), 0);
  }

  const looks = new Map<Element, number>();
  const within = known === null ? [] : document.querySelectorAll(`${context.include?.[0] ?? 'body'} *`);
  for (const element of within) {
    const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
    if (!text && !element.matches('input, select, textarea')) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNode(text ?? element);
    const strangers = strangersAt(element, range.getBoundingClientRect());
    looks.set(element, hash(`${color} ${fontSize} ${fontWeight} ${textShadow} ${strangers}`, groundOf(element)));
  }

  const has = new Set(known ?? []);
  const fresh = new Set<number>();
  for (const [element, look] of looks) element.toggleAttribute('data-passed', has.has(look));
  const told = axe.getReporter('v1');
  const { violations } = await axe.run(context, {
    ...options,
    reporter: ((results, asked, done) => {
      const judged = results.find(({ id }) => id === 'color-contrast')?.passes ?? [];
      for (const { node, any } of judged) {
        const look = looks.get(node.element);
        // What is not to be seen passes, too, whatever its colours are.
        if (look !== undefined && !any.some(({ data }) => data?.messageKey === 'hidden')) fresh.add(look);
      }
      told(results, asked, done);
    }) satisfies Report,
  });
  for (const element of looks.keys()) element.removeAttribute('data-passed');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({ rule: id, at: target.join(' '), why: failureSummary })),
  );
  return { found, looks: [...fresh] };
}

/** Settings of axe: what an element is made of is not told, since a selector says which it is. */
const SETTINGS = {
  noHtml: true,
  rules: [{ id: 'color-contrast', selector: ':not([data-passed])' }],
  checks: [
    {
      id: 'color-contrast',
      // As axe has them, but for pseudo elements: one line that a list draws beside its rows kept all their texts from being judged.
      options: {
        ignoreUnicode: true,
        ignoreLength: false,
        ignorePseudo: true,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.2,
        textStrokeEmMin: 0.03,
      },
    },
  ],
};

/** Loads axe into a document by its builder, in the page itself: the console has no frames. */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  await page.evaluate(
    (settings) => (window as unknown as { axe: { configure(options: object): void } }).axe.configure(settings),
    SETTINGS,
  );
}

/** Asks the given rules, or all. Axe is asked itself: its builder asks the page seven times, and brings all that is right as well. */
async function asked(page: Page, rules: string[] | null, within?: string): Promise<string[]> {
  await load(page);
  const { found, looks } = await page.evaluate(ask, {
    context: { ...(within === undefined ? {} : { include: [within] }), exclude: [] },
    options: {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      rules: { 'target-size': { enabled: true } },
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
    },
    passed: rules === null || rules.includes('color-contrast') ? [...passed] : null,
  });
  for (const look of looks) passed.add(look);
  const said: string[] = [];
  for (const { rule, at, why } of found) {
    if (rule === 'region' && (await isInPopover(page, at))) continue;
    // A widget on the canvas is as large as it is drawn (essential, WCAG 2.5.8); the list of layers is the way to a small one.
    if (rule === 'target-size' && at.includes('[data-part=')) continue;
    said.push(`${rule}: ${at} (${why.split('\n').slice(1, 3).join(' ').trim()})`);
  }
  return said;
}
