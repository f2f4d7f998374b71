import type { StatusColor } from '#core/entity/meta.ts';
import './fields.css';

interface StateChipProps {
  color: StatusColor;
  label: string;
}

/** A status: a word, a colour that means the same everywhere, and a mark whose shape tells it apart without colour (architecture 8). */
export function StateChip({ color, label }: StateChipProps) {
  return (
    <span className={`state state-${color}`}>
      <span aria-hidden />
      {label}
    </span>
  );
}
