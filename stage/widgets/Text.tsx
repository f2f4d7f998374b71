import { useEffect } from 'react';
import type { StageEvents } from '../types.ts';

interface Props extends StageEvents {
  playId: string;
  text: string;
  color: string;
  background: string;
  fontSize: number;
  align?: 'left' | 'center' | 'right';
  scroll?: boolean;
}

export function Text({
  playId,
  text,
  color,
  background,
  fontSize,
  align = 'center',
  scroll = false,
  onStarted,
}: Props) {
  useEffect(() => onStarted?.(playId), [playId, onStarted]);
  return (
    <div className="stage-fill stage-text" style={{ color, backgroundColor: background, fontSize, textAlign: align }}>
      <span className={scroll ? 'stage-scroll' : undefined}>{text}</span>
    </div>
  );
}
