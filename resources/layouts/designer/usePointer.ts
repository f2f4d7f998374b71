import { useRef, useState, type PointerEvent } from 'react';
import { useEvent } from 'react-admin';
import type { Widget } from '#core/layout/document.ts';
import type { Box, Handle } from '#core/layout/edit/geometry.ts';
import { useTheDesigner } from './designerContext.ts';
import { deedOf, framed, frameOf, type Gesture, type Point } from './gestures.ts';

/** Reach of snapping in pixels of the screen, whatever the zoom. */
const REACH_PX = 6;

/** Pixels that the pointer must move before a press becomes a drag. */
const SLACK_PX = 3;

export interface Looking {
  /** Pixels of the screen for one design pixel. */
  zoom: number;
  /** Design pixels of the grid; 0: none. */
  grid: number;
  isSnapping: boolean;
}

/** Pointer of the canvas: chooses, moves, resizes, and draws a frame around several (LAY-02). */
export function usePointer({ zoom, grid, isSnapping }: Looking) {
  const { document, page, chosen, choose, settle, drag } = useTheDesigner();
  const box = useRef<HTMLDivElement>(null);
  const gesture = useRef<Gesture | null>(null);
  const hasMoved = useRef(false);
  const [frame, setFrame] = useState<Box | null>(null);
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.current!.getBoundingClientRect();
    return { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
  };
  // The same function at each render, so that a widget that did not change is not drawn again.
  const begin = useEvent((event: PointerEvent, widget: Widget | null, handle?: Handle) => {
    if (event.button !== 0) return;
    const from = pointOf(event);
    box.current?.setPointerCapture(event.pointerId);
    hasMoved.current = false;
    // A handle and the page take no focus themselves, and the keys belong to the canvas after a press on it.
    if (!widget) box.current?.focus({ preventScroll: true });
    if (handle) {
      gesture.current = { kind: 'resize', start: document, from, handle };
      return;
    }
    if (!widget) {
      const kept = event.shiftKey ? chosen : new Set<string>();
      if (!event.shiftKey) choose([]);
      gesture.current = { kind: 'frame', from, to: from, kept };
      return;
    }
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      choose(chosen.has(widget.id) ? [...chosen].filter((id) => id !== widget.id) : [...chosen, widget.id]);
      return;
    }
    if (!chosen.has(widget.id)) choose([widget.id]);
    gesture.current = { kind: 'move', start: document, from };
  });
  const move = (event: PointerEvent) => {
    const now = gesture.current;
    if (!now) return;
    const to = pointOf(event);
    if (now.kind === 'frame') {
      gesture.current = { ...now, to };
      setFrame(frameOf({ from: now.from, to }));
      return;
    }
    if (!hasMoved.current && Math.hypot(to.x - now.from.x, to.y - now.from.y) * zoom < SLACK_PX) return;
    const reach = isSnapping && !event.altKey ? REACH_PX / zoom : 0;
    const isStraight = event.shiftKey;
    const read = deedOf(now, { ids: chosen, page, to, grid, reach, isStraight });
    if (!read) return;
    hasMoved.current = true;
    drag(read.deed, read.guides);
  };
  const end = () => {
    const now = gesture.current;
    gesture.current = null;
    setFrame(null);
    if (now?.kind === 'frame') choose(framed(page, frameOf(now), now.kept));
    else if (now) settle();
  };
  return { box, begin, move, end, frame, pointOf };
}
