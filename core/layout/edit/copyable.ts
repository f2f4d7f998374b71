import { kindOf, widgetsOf, type LayoutDocument, type Widget } from '../document.ts';

/** Says whether a layout has one of its kind at most, as background music or weather (LAY-04). */
const isSingle = (widget: Widget): boolean => kindOf(widget).limits.some(({ most, where }) => most === 1 && !where);

/**
 * Parts widgets that are to be put into a document as copies: those that can, and those that cannot, because a layout has one
 * of their kind at most and this one has it (LAY-11). What was cut out of it can be put back.
 */
export function copyable(document: LayoutDocument, widgets: readonly Widget[]): { able: Widget[]; unable: Widget[] } {
  const there = new Set<string>(widgetsOf(document).map(({ kind }) => kind));
  const [able, unable]: [Widget[], Widget[]] = [[], []];
  for (const widget of widgets) {
    (isSingle(widget) && there.has(widget.kind) ? unable : able).push(widget);
    there.add(widget.kind);
  }
  return { able, unable };
}
