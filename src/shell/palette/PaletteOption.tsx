import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons.tsx';
import type { PaletteItem } from './items.ts';
import { Keys } from './Keys.tsx';

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A line of the palette; in sight when the keys come to it. */
export function PaletteOption({ id, item, isActive, onPoint, onChoose }: PaletteOptionProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      type="button"
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={item.reason !== undefined}
      className="palette-option"
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Icon name={item.icon} />
      <span className="palette-label">
        {item.label}
        {item.reason === undefined ? null : <small>{item.reason}</small>}
      </span>
      {item.detail ? <span className="palette-detail">{item.detail}</span> : null}
      {item.keys ? <Keys keys={item.keys} /> : null}
    </button>
  );
}
