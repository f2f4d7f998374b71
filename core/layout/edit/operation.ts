import type { LayoutDocument, LayoutPage, Widget } from '../document.ts';
import { widgetBox } from '../values.ts';

/**
 * Keys of a widget that an operation may set; null removes an optional one of its box (JSON has no undefined). Its id and
 * kind never change, and its properties are always there.
 */
export type WidgetPatch = {
  [K in Exclude<keyof Widget, 'id' | 'kind' | 'props'>]?: Widget[K] | null;
} & { props?: Readonly<Record<string, unknown>> };

type PagePatch = Partial<Pick<LayoutPage, 'name' | 'background'>>;
type SizePatch = Partial<Pick<LayoutDocument, 'width' | 'height'>>;

/**
 * One change of a layout document. Parts are named by their ids, places by an index from 0 (back to front). Each has an
 * inverse of the same kind of data, so that undo, versions and drafts are lists of operations (LAY-02).
 */
export type Operation =
  | { type: 'insertWidget'; pageId: string; index: number; widget: Widget }
  | { type: 'removeWidget'; id: string }
  | { type: 'moveWidget'; id: string; pageId: string; index: number }
  | { type: 'patchWidget'; id: string; patch: WidgetPatch }
  | { type: 'insertPage'; index: number; page: LayoutPage }
  | { type: 'removePage'; id: string }
  | { type: 'movePage'; id: string; index: number }
  | { type: 'patchPage'; id: string; patch: PagePatch }
  | { type: 'patchDocument'; patch: SizePatch };

/** A document after an operation, and the operation that takes it back. */
export interface Applied {
  document: LayoutDocument;
  inverse: Operation;
}

/** Returns the list with an item at an index; an index beyond the end means the end. */
const inserted = <T>(list: readonly T[], index: number, item: T): T[] => list.toSpliced(index, 0, item);

const without = <T extends { id: string }>(list: readonly T[], id: string): T[] => list.filter((one) => one.id !== id);

function indexOf(list: readonly { id: string }[], id: string, what: string): number {
  const index = list.findIndex((one) => one.id === id);
  if (index < 0) throw new RangeError(`the layout has no ${what} "${id}"`);
  return index;
}

/** Finds a widget: its page, its index there, and itself. Throws RangeError if there is none. */
export function findWidget(document: LayoutDocument, id: string): { page: LayoutPage; index: number; widget: Widget } {
  for (const page of document.pages) {
    const index = page.widgets.findIndex((one) => one.id === id);
    if (index >= 0) return { page, index, widget: page.widgets[index]! };
  }
  throw new RangeError(`the layout has no widget "${id}"`);
}

const withPage = (document: LayoutDocument, changed: LayoutPage): LayoutDocument => ({
  ...document,
  pages: document.pages.map((page) => (page.id === changed.id ? changed : page)),
});

/** Sets keys of a record, and returns what takes it back. `optional` keys are removed by null. */
function patched<T extends object, P extends object>(
  record: T,
  patch: P,
  optional: readonly string[] = [],
): { record: T; back: P } {
  const next: Record<string, unknown> = { ...(record as Record<string, unknown>) };
  const back: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(patch)) {
    back[key] = next[key] ?? null;
    if (value === null && optional.includes(key)) delete next[key];
    else next[key] = value;
  }
  return { record: next as T, back: back as P };
}

function insertWidget(document: LayoutDocument, pageId: string, index: number, widget: Widget): LayoutDocument {
  const page = document.pages[indexOf(document.pages, pageId, 'page')]!;
  return withPage(document, { ...page, widgets: inserted(page.widgets, index, widget) });
}

function removeWidget(document: LayoutDocument, id: string) {
  const { page, index, widget } = findWidget(document, id);
  return {
    document: withPage(document, { ...page, widgets: without(page.widgets, id) }),
    was: { pageId: page.id, index, widget },
  };
}

/** Keys of a widget in the order in which a document is read: what was removed and set again stands where it stood. */
const WIDGET_KEYS = [...Object.keys(widgetBox), 'kind', 'props'];

/** Keys of a box that a widget may lack. */
const OPTIONAL_KEYS = ['rotation', 'locked', 'hidden', 'group'] as const satisfies readonly (keyof Widget)[];

const inOrder = (widget: object): Widget => {
  const entries = Object.entries(widget).toSorted(([a], [b]) => WIDGET_KEYS.indexOf(a) - WIDGET_KEYS.indexOf(b));
  return Object.fromEntries(entries) as unknown as Widget;
};

function patchWidget(document: LayoutDocument, id: string, { props, ...patch }: WidgetPatch): Applied {
  const { page, index, widget } = findWidget(document, id);
  const box = patched(widget, patch, OPTIONAL_KEYS);
  const own = props === undefined ? undefined : patched<object, object>(widget.props, props);
  const changed = inOrder({ ...box.record, ...(own ? { props: own.record } : {}) });
  return {
    document: withPage(document, { ...page, widgets: page.widgets.with(index, changed) }),
    inverse: {
      type: 'patchWidget',
      id,
      patch: { ...box.back, ...(own ? { props: own.back as Record<string, unknown> } : {}) },
    },
  };
}

function applyToPages(
  document: LayoutDocument,
  operation: Extract<Operation, { type: 'insertPage' | 'removePage' | 'movePage' | 'patchPage' }>,
): Applied {
  const { pages } = document;
  switch (operation.type) {
    case 'insertPage':
      return {
        document: { ...document, pages: inserted(pages, operation.index, operation.page) },
        inverse: { type: 'removePage', id: operation.page.id },
      };
    case 'removePage': {
      const index = indexOf(pages, operation.id, 'page');
      return {
        document: { ...document, pages: without(pages, operation.id) },
        inverse: { type: 'insertPage', index, page: pages[index]! },
      };
    }
    case 'movePage': {
      const index = indexOf(pages, operation.id, 'page');
      return {
        document: { ...document, pages: inserted(without(pages, operation.id), operation.index, pages[index]!) },
        inverse: { type: 'movePage', id: operation.id, index },
      };
    }
    case 'patchPage': {
      const { record, back } = patched(pages[indexOf(pages, operation.id, 'page')]!, operation.patch);
      return { document: withPage(document, record), inverse: { ...operation, patch: back } };
    }
  }
}

/**
 * Applies one operation and returns its inverse. The document given stays as it is. Throws RangeError where a part that the
 * operation names does not exist.
 */
export function applyOperation(document: LayoutDocument, operation: Operation): Applied {
  switch (operation.type) {
    case 'insertWidget':
      return {
        document: insertWidget(document, operation.pageId, operation.index, operation.widget),
        inverse: { type: 'removeWidget', id: operation.widget.id },
      };
    case 'removeWidget': {
      const { document: next, was } = removeWidget(document, operation.id);
      return { document: next, inverse: { type: 'insertWidget', ...was } };
    }
    case 'moveWidget': {
      const { document: rest, was } = removeWidget(document, operation.id);
      return {
        document: insertWidget(rest, operation.pageId, operation.index, was.widget),
        inverse: { type: 'moveWidget', id: operation.id, pageId: was.pageId, index: was.index },
      };
    }
    case 'patchWidget':
      return patchWidget(document, operation.id, operation.patch);
    case 'patchDocument': {
      const { record, back } = patched(document, operation.patch);
      return { document: record, inverse: { type: 'patchDocument', patch: back } };
    }
    default:
      return applyToPages(document, operation);
  }
}

/** Applies operations in order. `inverse` takes all of them back, in its own order. */
export function applyAll(
  document: LayoutDocument,
  operations: readonly Operation[],
): { document: LayoutDocument; inverse: Operation[] } {
  const inverse: Operation[] = [];
  let current = document;
  for (const operation of operations) {
    const applied = applyOperation(current, operation);
    current = applied.document;
    inverse.unshift(applied.inverse);
  }
  return { document: current, inverse };
}
