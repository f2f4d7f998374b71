import type { Values } from '../entity/rule.ts';
import { kindOf, type LayoutDocument, type Widget } from './document.ts';

/** From edge to edge, so that areas that met still meet. */
function along(at: number, length: number, scale: number): [at: number, length: number] {
  const [from, to] = [Math.round(at * scale), Math.round((at + length) * scale)];
  return [from, Math.max(1, to - from)];
}

/** Returns properties with those that count in design pixels at another scale, within their bounds. */
function scaledProps(widget: Widget, scale: number): Widget['props'] {
  const props: Values = widget.props;
  const scaled = Object.entries(kindOf(widget).scales).map(([name, { min, max }]) => {
    const value = Math.round((props[name] as number) * scale);
    return [name, Math.min(max, Math.max(min, value))];
  });
  return { ...widget.props, ...Object.fromEntries(scaled) } as Widget['props'];
}

/**
 * Returns a document at another size in design pixels, all boxes in proportion; what counts in pixels (letters, corners,
 * speeds) goes with the smaller of both scales. Widgets of a size that is kept are the same. Takes sides within SIDE (spec 9).
 */
export function resized(document: LayoutDocument, width: number, height: number): LayoutDocument {
  const [across, down] = [width / document.width, height / document.height];
  const resizeWidget = (widget: Widget): Widget => {
    const [x, w] = along(widget.x, widget.width, across);
    const [y, h] = along(widget.y, widget.height, down);
    const props = scaledProps(widget, Math.min(across, down));
    return { ...widget, x, y, width: w, height: h, props } as Widget;
  };
  return {
    ...document,
    width,
    height,
    pages: document.pages.map((page) => ({ ...page, widgets: page.widgets.map(resizeWidget) })),
  };
}
