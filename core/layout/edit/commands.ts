import type { LayoutDocument, LayoutPage, Widget } from '../document.ts';
import { MAX_PAGES, MAX_WIDGETS } from '../values.ts';
import { copyable, type Copies } from './copyable.ts';
import { aligned, boundsOf, distributed, type Box, type Side } from './geometry.ts';
import type { Deed } from './history.ts';
import { findWidget, type Operation, type WidgetPatch } from './operation.ts';

/** Commands of the designer, as operations. Ids of new parts come from outside, so that all functions are pure. */

export type NewId = () => string;

const NOTHING: readonly Operation[] = [];

const pageOf = (document: LayoutDocument, pageId: string): LayoutPage =>
  document.pages.find(({ id }) => id === pageId) ?? document.pages[0]!;

/** Returns the chosen widgets of a page, from back to front; those that are locked only if `all` is asked for. */
export function chosenOf(document: LayoutDocument, ids: ReadonlySet<string>, all = false): Widget[] {
  return document.pages.flatMap(({ widgets }) => widgets.filter(({ id, locked }) => ids.has(id) && (all || !locked)));
}

/** Returns the ids together with those of the groups that they belong to. */
export function withGroups(document: LayoutDocument, ids: Iterable<string>): Set<string> {
  const chosen = new Set(ids);
  const groups = new Set(chosenOf(document, chosen, true).flatMap(({ group }) => (group === undefined ? [] : [group])));
  for (const { id, group } of document.pages.flatMap(({ widgets }) => widgets))
    if (group !== undefined && groups.has(group)) chosen.add(id);
  return chosen;
}

const patch = (id: string, change: WidgetPatch): Operation => ({ type: 'patchWidget', id, patch: change });

/** Returns the operations that give widgets the boxes wanted; those that have them already need none. */
export function placed(before: readonly Widget[], after: readonly Box[]): Operation[] {
  return before.flatMap((widget, index) => {
    const { x, y, width, height } = after[index]!;
    const isSame = widget.x === x && widget.y === y && widget.width === width && widget.height === height;
    return isSame ? [] : [patch(widget.id, { x, y, width, height })];
  });
}

/** Puts a new widget on a page, in front. */
export function addWidget(document: LayoutDocument, pageId: string, widget: Widget): Deed {
  const page = pageOf(document, pageId);
  if (page.widgets.length >= MAX_WIDGETS) return { label: 'add', operations: NOTHING };
  return {
    label: 'add',
    operations: [{ type: 'insertWidget', pageId: page.id, index: page.widgets.length, widget }],
  };
}

/** Distance from the original at which a copy stands, design pixels. */
const COPY_OFFSET = 20;

/** Puts copies of widgets on a page, in front and a little aside, with new ids and groups of their own. */
export function paste(
  document: LayoutDocument,
  pageId: string,
  widgets: readonly Widget[],
  newId: NewId,
): Deed & { ids: string[] } {
  const page = pageOf(document, pageId);
  const room = MAX_WIDGETS - page.widgets.length;
  const groups = new Map<string, string>();
  const there = new Set(page.widgets.map(({ x, y }) => `${x} ${y}`));
  const copies = widgets.slice(0, Math.max(0, room)).map((widget): Widget => {
    const { group, ...rest } = widget;
    if (group !== undefined && !groups.has(group)) groups.set(group, newId());
    let [x, y] = [widget.x, widget.y];
    while (there.has(`${x} ${y}`)) [x, y] = [x + COPY_OFFSET, y + COPY_OFFSET];
    const [w, h] = [Math.min(widget.width, document.width), Math.min(widget.height, document.height)];
    return {
      ...rest,
      id: newId(),
      width: w,
      height: h,
      x: Math.max(0, Math.min(x, document.width - w)),
      y: Math.max(0, Math.min(y, document.height - h)),
      ...(group === undefined ? {} : { group: groups.get(group)! }),
    };
  });
  return {
    label: 'paste',
    ids: copies.map(({ id }) => id),
    operations: copies.map((widget, index) => ({
      type: 'insertWidget',
      pageId: page.id,
      index: page.widgets.length + index,
      widget,
    })),
  };
}

/** Removes the chosen widgets; locked ones stay. */
export const removeWidgets = (document: LayoutDocument, ids: ReadonlySet<string>): Deed => ({
  label: 'delete',
  operations: chosenOf(document, ids).map(({ id }) => ({ type: 'removeWidget', id })),
});

/** Moves the chosen widgets by design pixels. Moves of one gesture, or by one held key, are one step. */
export const moveBy = (
  document: LayoutDocument,
  ids: ReadonlySet<string>,
  [dx, dy]: readonly [number, number],
  merge = 'move',
): Deed => ({
  label: 'move',
  merge,
  operations: chosenOf(document, ids).map(({ id, x, y }) => patch(id, { x: x + dx, y: y + dy })),
});

/** Aligns the chosen widgets with each other, or a single one with the page. */
export function alignWidgets(document: LayoutDocument, ids: ReadonlySet<string>, side: Side): Deed {
  const chosen = chosenOf(document, ids);
  const page = { x: 0, y: 0, width: document.width, height: document.height };
  return { label: 'align', operations: placed(chosen, aligned(chosen, side, page)) };
}

/** Gives the chosen widgets the same distance from each other. */
export function distributeWidgets(document: LayoutDocument, ids: ReadonlySet<string>, axis: 'x' | 'y'): Deed {
  const chosen = chosenOf(document, ids);
  return { label: 'distribute', operations: placed(chosen, distributed(chosen, axis)) };
}

/** Fills the page with the one chosen widget. */
export function fillPage(document: LayoutDocument, ids: ReadonlySet<string>): Deed {
  const chosen = chosenOf(document, ids);
  const page = { x: 0, y: 0, width: document.width, height: document.height };
  return {
    label: 'resize',
    operations: placed(
      chosen,
      chosen.map(() => page),
    ),
  };
}

export type Order = 'front' | 'forward' | 'backward' | 'back';

/** Moves the chosen widgets in front of or behind others; among each other they keep their order. */
export function orderWidgets(document: LayoutDocument, pageId: string, ids: ReadonlySet<string>, order: Order): Deed {
  const { id, widgets } = pageOf(document, pageId);
  const chosen = widgets.filter((widget) => ids.has(widget.id));
  const isUp = order === 'front' || order === 'forward';
  const last = widgets.length - 1;
  // Those that go up leave from the front, so that none of them is overtaken by another.
  const moving = isUp ? chosen.toReversed() : chosen;
  const operations = moving.flatMap((widget, turn): Operation[] => {
    const at = widgets.indexOf(widget);
    const limit = isUp ? last - turn : turn;
    const wanted = { front: last, forward: at + 1, backward: at - 1, back: 0 }[order];
    const index = isUp ? Math.min(wanted, limit) : Math.max(wanted, limit);
    return index === at ? [] : [{ type: 'moveWidget', id: widget.id, pageId: id, index }];
  });
  return { label: 'order', operations };
}

/** Makes one group of the chosen widgets, or parts them. */
export const groupWidgets = (document: LayoutDocument, ids: ReadonlySet<string>, group: string | null): Deed => ({
  label: group === null ? 'ungroup' : 'group',
  operations: chosenOf(document, ids, true)
    .filter((widget) => (widget.group ?? null) !== group)
    .map(({ id }) => patch(id, { group })),
});

/** Sets or clears a flag of the chosen widgets. */
export const flagWidgets = (
  document: LayoutDocument,
  ids: ReadonlySet<string>,
  flag: 'locked' | 'hidden',
  isOn: boolean,
): Deed => ({
  label: flag,
  operations: chosenOf(document, ids, true)
    .filter((widget) => (widget[flag] ?? false) !== isOn)
    .map(({ id }) => patch(id, { [flag]: isOn ? true : null })),
});

/** Turns the chosen widgets by a quarter clockwise, each around its middle. */
export const rotateWidgets = (document: LayoutDocument, ids: ReadonlySet<string>): Deed => ({
  label: 'rotate',
  operations: chosenOf(document, ids).map(({ id, x, y, width, height, rotation }) => {
    const next = ((rotation ?? 0) + 90) % 360;
    return patch(id, {
      x: Math.round(x + (width - height) / 2),
      y: Math.round(y + (height - width) / 2),
      width: height,
      height: width,
      rotation: next === 0 ? null : (next as 90 | 180 | 270),
    });
  }),
});

/** Adds an empty page behind the others; nothing beyond the most pages of a layout. */
export function addPage(document: LayoutDocument, id: string, name: string): Deed {
  if (document.pages.length >= MAX_PAGES) return { label: 'addPage', operations: NOTHING };
  const page: LayoutPage = { id, name, background: '#000000', widgets: [] };
  return { label: 'addPage', operations: [{ type: 'insertPage', index: document.pages.length, page }] };
}

/**
 * Adds a copy of a page behind it. Buttons keep their target; what a layout has one of at most is not copied (`unable`, LAY-11),
 * and what only one of a layout does, the copy does not (`calmed`, LAY-04).
 */
export function copyPage(
  document: LayoutDocument,
  pageId: string,
  newId: NewId,
  name: string,
): Deed & Pick<Copies, 'unable' | 'calmed'> {
  const index = document.pages.findIndex(({ id }) => id === pageId);
  const page = document.pages[index];
  if (!page || document.pages.length >= MAX_PAGES)
    return { label: 'copyPage', operations: NOTHING, unable: [], calmed: [] };
  const { able, unable, calmed } = copyable(document, page.widgets);
  const copy = { ...page, id: newId(), name, widgets: able.map((widget) => ({ ...widget, id: newId() })) };
  return { label: 'copyPage', operations: [{ type: 'insertPage', index: index + 1, page: copy }], unable, calmed };
}

/** Why a page cannot be removed: the home page never can, and one page stays (LAY-02). */
export function pageRefusal(document: LayoutDocument, pageId: string): 'homePage' | 'lastPage' | null {
  if (document.pages.length === 1) return 'lastPage';
  return document.pages[0]?.id === pageId ? 'homePage' : null;
}

/** Removes a page, unless it is the home page or the last one. */
export const removePage = (document: LayoutDocument, pageId: string): Deed => ({
  label: 'deletePage',
  operations: pageRefusal(document, pageId) === null ? [{ type: 'removePage', id: pageId }] : NOTHING,
});

/** Sets properties of one widget. Typing in one of them is one step. */
export const setProps = (id: string, props: Readonly<Record<string, unknown>>): Deed => ({
  label: 'change',
  merge: `${id} ${Object.keys(props).join()}`,
  operations: Object.keys(props).length === 0 ? NOTHING : [patch(id, { props })],
});

/** Sets the box or the name of one widget. */
export const setBox = (document: LayoutDocument, id: string, change: WidgetPatch): Deed => {
  const widget: Readonly<Record<string, unknown>> = { ...findWidget(document, id).widget };
  const changed = Object.entries(change).filter(([key, value]) => (widget[key] ?? null) !== value);
  return {
    label: 'change',
    merge: `${id} ${changed.map(([key]) => key).join()}`,
    operations: changed.length === 0 ? NOTHING : [patch(id, Object.fromEntries(changed))],
  };
};

/** Smallest box around the chosen widgets; null of none. */
export const chosenBounds = (document: LayoutDocument, ids: ReadonlySet<string>): Box | null =>
  boundsOf(chosenOf(document, ids, true));
