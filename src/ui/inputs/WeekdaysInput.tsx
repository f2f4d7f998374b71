import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormats } from '../format.ts';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { useRawInput } from './useRawInput.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Days of the week, 1 for Monday. */
export function WeekdaysInput(props: InputProps) {
  const { change: put, value, readOnly, frame } = useRawInput(props);
  const { weekday } = useFormats();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <LabelledGroup {...frame}>
      <ToggleButtonGroup
        size="small"
        color="primary"
        value={chosen}
        disabled={readOnly}
        onChange={(_event, next: number[]) => put(next.length === 0 ? null : next.toSorted((a, b) => a - b))}
      >
        {DAYS.map((day) => (
          <ToggleButton key={day} value={day}>
            {weekday(day)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </LabelledGroup>
  );
}
