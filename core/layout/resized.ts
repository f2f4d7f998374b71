import type { LayoutDocument, Widget } from './document.ts';
import { FONT } from './values.ts';

/** From edge to edge, so that areas that met still meet. */
function along(at: number, length: number, scale: number): [at: number, length: number] {
  const [from, to] = [Math.round(at * scale), Math.round((at + length) * scale)];
  return [from, Math.max(1, to - from)];
}

/**
 * Returns a document at another size in design pixels, all boxes in proportion; letters grow with the smaller of both
 * scales. Widgets of a size that is kept are the same. Takes sides within SIDE (spec 9).
 */
export function resized(document: LayoutDocument, width: number, height: number): LayoutDocument {
  const [across, down] = [width / document.width, height / document.height];
  const resizeWidget = (widget: Widget): Widget => {
    const [x, w] = along(widget.x, widget.width, across);
    const [y, h] = along(widget.y, widget.height, down);
    const box = { ...widget, x, y, width: w, height: h };
    if (box.kind !== 'text') return box;
    const fontSize = Math.round(box.props.fontSize * Math.min(across, down));
    return { ...box, props: { ...box.props, fontSize: Math.min(FONT.max, Math.max(FONT.min, fontSize)) } };
  };
  return {
    ...document,
    width,
    height,
    pages: document.pages.map((page) => ({ ...page, widgets: page.widgets.map(resizeWidget) })),
  };
}
