import { memo, type CSSProperties, type PointerEvent } from 'react';
import type { Widget } from '#core/layout/document.ts';
import type { Box } from '#core/layout/edit/geometry.ts';

export const boxStyle = ({ x, y, width, height }: Box, zoom: number): CSSProperties => ({
  left: x * zoom,
  top: y * zoom,
  width: width * zoom,
  height: height * zoom,
});

interface CanvasWidgetProps {
  widget: Widget;
  zoom: number;
  label: string;
  isChosen: boolean;
  isWrong: boolean;
  onPress: (event: PointerEvent, widget: Widget) => void;
  onReach: (id: string) => void;
}

/** Button over a widget that the stage draws, for pointer and keyboard. Drawn again only when the widget changes. */
export const CanvasWidget = memo(function CanvasWidget(props: CanvasWidgetProps) {
  const { widget, zoom, label, isChosen, isWrong, onPress, onReach } = props;
  const { id, name, kind, locked = false } = widget;
  const states = [isChosen ? 'is-chosen' : '', isWrong ? 'is-wrong' : '', locked ? 'is-locked' : ''];
  return (
    <button
      type="button"
      className={`designer-widget designer-${kind === 'adSlot' ? 'area' : 'part'} ${states.join(' ')}`}
      data-part={id}
      aria-pressed={isChosen}
      aria-label={label}
      style={boxStyle(widget, zoom)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible') && !isChosen) onReach(id);
      }}
      onPointerDown={(event) => {
        event.stopPropagation();
        onPress(event, widget);
      }}
    >
      {kind === 'adSlot' ? <span>{name}</span> : null}
    </button>
  );
});
