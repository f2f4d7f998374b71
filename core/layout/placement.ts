import type { Issue } from '../entity/issues.ts';
import type { LayoutDocument, LayoutPage, Widget } from './document.ts';
import { widgetsOf } from './document.ts';
import { widgetKinds } from './kinds.ts';

type Kind = { most?: number; opaque: (props: Widget['props']) => boolean };
const kindOf = (widget: Widget): Kind => widgetKinds[widget.kind] as Kind;

const isOutside = (widget: Widget, { width, height }: LayoutDocument): boolean =>
  widget.x < 0 || widget.y < 0 || widget.x + widget.width > width || widget.y + widget.height > height;

const covers = (upper: Widget, lower: Widget): boolean =>
  upper.x <= lower.x &&
  upper.y <= lower.y &&
  upper.x + upper.width >= lower.x + lower.width &&
  upper.y + upper.height >= lower.y + lower.height;

function coverIssues(page: LayoutPage, path: string): Issue[] {
  return page.widgets.flatMap((lower, index) => {
    const upper = page.widgets
      .slice(index + 1)
      .find((other) => kindOf(other).opaque(other.props) && covers(other, lower));
    return upper ? [{ path: `${path}.widgets.${index}`, rule: 'fullyCovered', args: { by: upper.id } }] : [];
  });
}

function countIssues(document: LayoutDocument): Issue[] {
  const counts = new Map<string, number>();
  const issues: Issue[] = [];
  document.pages.forEach((page, pageIndex) =>
    page.widgets.forEach((widget, index) => {
      const count = (counts.get(widget.kind) ?? 0) + 1;
      counts.set(widget.kind, count);
      const { most } = kindOf(widget);
      if (most !== undefined && count > most)
        issues.push({
          path: `pages.${pageIndex}.widgets.${index}`,
          rule: 'tooManyOfKind',
          args: { kind: widget.kind, max: most },
        });
    }),
  );
  return issues;
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
 * page, not fully covered by one opaque widget, no more of a kind than its limit, no id twice.
 */
export function placementIssues(document: LayoutDocument): Issue[] {
  const boxes = document.pages.flatMap((page, pageIndex) => {
    const outside = page.widgets.flatMap((widget, index) =>
      isOutside(widget, document)
        ? [{ path: `pages.${pageIndex}.widgets.${index}`, rule: 'outsidePage', args: {} }]
        : [],
    );
    return [...outside, ...coverIssues(page, `pages.${pageIndex}`)];
  });
  return [...idIssues(document), ...boxes, ...countIssues(document)];
}
