import type { Values } from '../../entity/rule.ts';
import { kindOf, widgetsOf, type LayoutDocument, type Widget } from '../document.ts';

/** Copies of widgets that are to be put into a document. */
export interface Copies {
  /** Those that can be put there. */
  able: Widget[];
  /** Those that cannot: a layout has one of their kind at most, and this one has it (LAY-11). */
  unable: Widget[];
  /** Of the able those that had to give up what only one of a layout does, each with the rule that says so (LAY-04). */
  calmed: { widget: Widget; rule: string }[];
}

/** Context of a limit's condition, which asks for a widget's own properties: neither the time nor who asks matters. */
const ANY = { now: 0, me: null, on: 'update' } as const;

const limitsOf = (widget: Widget) => kindOf(widget).limits;

/** Says whether a layout has one of its kind at most, as background music or weather (LAY-04). */
const isSingle = (widget: Widget): boolean => limitsOf(widget).some(({ most, where }) => most === 1 && !where);

/** Returns the widget without the switch that makes it count, with its rule; null where it does not count, or has none such. */
function calm(widget: Widget, there: readonly Widget[]): { widget: Widget; rule: string } | null {
  const props: Values = widget.props;
  for (const { most, where, rule } of limitsOf(widget)) {
    if (!where || rule === undefined || !where(props, ANY)) continue;
    const count = there.filter(({ kind, props: own }) => kind === widget.kind && where(own, ANY)).length;
    const on = Object.keys(props).find((name) => props[name] === true && !where({ ...props, [name]: false }, ANY));
    if (count >= most && on !== undefined)
      return { rule, widget: { ...widget, props: { ...props, [on]: false } } as Widget };
  }
  return null;
}

/**
 * Returns what becomes of widgets that are to be put into a document as copies. What was cut out of it can be put back as it
 * was. A button that jumps by itself stays the only one: its copy waits to be pressed, so that no layout jumps in a circle.
 */
export function copyable(document: LayoutDocument, widgets: readonly Widget[]): Copies {
  const there = widgetsOf(document);
  const copies: Copies = { able: [], unable: [], calmed: [] };
  for (const widget of widgets) {
    if (isSingle(widget) && there.some(({ kind }) => kind === widget.kind)) {
      copies.unable.push(widget);
      continue;
    }
    const calmed = calm(widget, there);
    if (calmed) copies.calmed.push(calmed);
    copies.able.push(calmed?.widget ?? widget);
    there.push(calmed?.widget ?? widget);
  }
  return copies;
}
