import type { Issue } from '../entity/issues.ts';
import type { RuleContext, Values } from '../entity/rule.ts';
import { broken, strip } from '../entity/rule.ts';
import type { LayoutDocument, LayoutPage, Widget } from './document.ts';
import { isOpaque, isSound, kindOf, widgetsOf } from './document.ts';

const isOutside = (widget: Widget, { width, height }: LayoutDocument): boolean =>
  widget.x < 0 || widget.y < 0 || widget.x + widget.width > width || widget.y + widget.height > height;

const covers = (upper: Widget, lower: Widget): boolean =>
  upper.x <= lower.x &&
  upper.y <= lower.y &&
  upper.x + upper.width >= lower.x + lower.width &&
  upper.y + upper.height >= lower.y + lower.height;

/** Finds fully covered widgets; hidden and sound-only ones cannot be seen anyway. */
function coverIssues(page: LayoutPage, path: string, context: RuleContext): Issue[] {
  return page.widgets.flatMap((lower, index) => {
    if (lower.hidden || isSound(lower)) return [];
    const upper = page.widgets.slice(index + 1).find((other) => isOpaque(other, context) && covers(other, lower));
    return upper ? [{ path: `${path}.widgets.${index}`, rule: 'fullyCovered', args: { by: upper.id } }] : [];
  });
}

/** Visits each widget with its path in the document. */
const placed = (document: LayoutDocument): { path: string; widget: Widget }[] =>
  document.pages.flatMap(({ widgets }, page) =>
    widgets.map((widget, index) => ({ path: `pages.${page}.widgets.${index}`, widget })),
  );

function countIssues(document: LayoutDocument, context: RuleContext): Issue[] {
  const counts = new Map<string, number>();
  return placed(document).flatMap(({ path, widget }) =>
    kindOf(widget).limits.flatMap(({ most, where, rule = 'tooManyOfKind' }, at): Issue[] => {
      if (where && !where(widget.props, context)) return [];
      const key = `${widget.kind} ${at}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > most ? [{ path, rule, args: { kind: widget.kind, max: most } }] : [];
    }),
  );
}

function idIssues(document: LayoutDocument): Issue[] {
  const seen = new Set<string>();
  return [...document.pages, ...widgetsOf(document)].flatMap(({ id }) => {
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice ? [{ path: 'root', rule: 'idTwice', args: { id } }] : [];
  });
}

/**
 * Returns each broken rule of placement, at the widget that breaks it (LAY-04, spec 9): no part outside the
 * page, not fully covered by one opaque widget, no more of a kind than its limits, no id twice.
 */
export function placementIssues(document: LayoutDocument, context: RuleContext): Issue[] {
  const boxes = document.pages.flatMap((page, pageIndex) => {
    const outside = page.widgets.flatMap((widget, index) =>
      isOutside(widget, document)
        ? [{ path: `pages.${pageIndex}.widgets.${index}`, rule: 'outsidePage', args: {} }]
        : [],
    );
    return [...outside, ...coverIssues(page, `pages.${pageIndex}`, context)];
  });
  return [...idIssues(document), ...boxes, ...countIssues(document, context)];
}

/** A button leads to a page that exists. */
function jumpIssues(document: LayoutDocument): Issue[] {
  const pages = new Set(document.pages.map(({ id }) => id));
  return placed(document).flatMap(({ path, widget }): Issue[] =>
    widget.kind !== 'button' || widget.props.pageId === null || pages.has(widget.props.pageId)
      ? []
      : [{ path: `${path}.props.pageId`, rule: 'noSuchPage', args: {} }],
  );
}

/**
 * Returns each broken rule of a document that is to be shown: those of placement, what a widget lacks, and the rules of its
 * kind (LAY-04, LAY-05), at the property that breaks it. A draft may break them; what is published may not.
 */
export function layoutIssues(document: LayoutDocument, context: RuleContext): Issue[] {
  const own = placed(document).flatMap(({ path, widget }) => {
    const { rules, whens } = kindOf(widget);
    const props: Values = strip<Values>(widget.props, whens, context);
    return broken(rules, props, context).map(({ at, rule }) => ({ path: `${path}.props.${at}`, rule, args: {} }));
  });
  return [...placementIssues(document, context), ...own, ...jumpIssues(document)];
}
