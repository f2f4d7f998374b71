import { isSame } from '../../entity/same.ts';
import type { LayoutDocument, LayoutPage, Widget } from '../document.ts';
import { applyOperation, type Operation, type WidgetPatch } from './operation.ts';

/** Keys in which two records differ, with the values of the second; null for one that it lacks. */
function changedKeys(before: object, after: object, keep: readonly string[] = []): Record<string, unknown> {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  return Object.fromEntries(
    [...keys].filter((key) => !keep.includes(key) && !isSame(old[key], now[key])).map((key) => [key, now[key] ?? null]),
  );
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

function widgetChanges(before: Widget, after: Widget): Operation[] {
  const patch = changedKeys(before, after, ['id', 'kind', 'props']) as WidgetPatch;
  const props = changedKeys(before.props, after.props);
  if (!isEmpty(props)) patch.props = props;
  return isEmpty(patch) ? [] : [{ type: 'patchWidget', id: before.id, patch }];
}

/** Collects operations, each applied to what the ones before it made. */
class Steps {
  readonly operations: Operation[] = [];
  document: LayoutDocument;

  constructor(document: LayoutDocument) {
    this.document = document;
  }

  add(...operations: readonly Operation[]): void {
    for (const operation of operations) {
      this.document = applyOperation(this.document, operation).document;
      this.operations.push(operation);
    }
  }
}

const widgetsById = (pages: readonly LayoutPage[]): Map<string, Widget> =>
  new Map(pages.flatMap(({ widgets }) => widgets.map((widget) => [widget.id, widget] as const)));

/** Moves and inserts until a page holds its widgets in their order. */
function arrange(steps: Steps, target: LayoutPage, known: ReadonlySet<string>): void {
  target.widgets.forEach((widget, index) => {
    const page = steps.document.pages.find(({ id }) => id === target.id)!;
    if (page.widgets[index]?.id === widget.id) return;
    if (known.has(widget.id)) steps.add({ type: 'moveWidget', id: widget.id, pageId: target.id, index });
    else steps.add({ type: 'insertWidget', pageId: target.id, index, widget });
  });
}

/**
 * Returns operations that make one document of another, the same as what a person would call the changes: parts that went,
 * came, moved, and keys that changed (UI-09, LAY-12). Parts are known by their ids, which are unique in a document.
 */
export function differenceOf(before: LayoutDocument, after: LayoutDocument): Operation[] {
  const steps = new Steps(before);
  const size = changedKeys(before, after, ['pages', 'version']);
  if (!isEmpty(size)) steps.add({ type: 'patchDocument', patch: size });
  const [old, now] = [widgetsById(before.pages), widgetsById(after.pages)];
  // A widget that is of another kind now is another one under the same id.
  const stays = new Set([...old.keys()].filter((id) => now.get(id)?.kind === old.get(id)?.kind));
  for (const id of old.keys()) if (!stays.has(id)) steps.add({ type: 'removeWidget', id });
  after.pages.forEach((page, index) => {
    const was = steps.document.pages.find(({ id }) => id === page.id);
    if (!was) steps.add({ type: 'insertPage', index, page: { ...page, widgets: [] } });
    else {
      const patch = changedKeys(was, page, ['id', 'widgets']);
      if (!isEmpty(patch)) steps.add({ type: 'patchPage', id: page.id, patch });
      if (steps.document.pages[index]?.id !== page.id) steps.add({ type: 'movePage', id: page.id, index });
    }
  });
  for (const page of after.pages) arrange(steps, page, stays);
  // Pages that went are empty now: their widgets are gone or elsewhere.
  for (const { id } of before.pages)
    if (!after.pages.some((page) => page.id === id)) steps.add({ type: 'removePage', id });
  for (const id of stays) steps.add(...widgetChanges(old.get(id)!, now.get(id)!));
  return steps.operations;
}
