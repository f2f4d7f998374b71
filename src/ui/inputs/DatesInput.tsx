import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../format.ts';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { useRawInput } from './useRawInput.ts';
import { useSentences } from '../sentences.ts';
import { dateSentences } from '../dates/sentences.ts';

const DaysPopover = lazy(() => import('./DaysPopover.tsx'));

interface DatesInputProps extends InputProps {
  max?: number;
}

/** Single days, each once, in order, turned on and off in a calendar. */
export function DatesInput({ max = Infinity, ...props }: DatesInputProps) {
  const { change, value, focusRef, readOnly, frame } = useRawInput(props);
  const translate = useSentences(dateSentences);
  const { date } = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const days: string[] = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const put = (next: readonly string[]) => change(next.length === 0 ? null : next);
  return (
    <LabelledGroup {...frame}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {days.map((one) => (
          <Chip
            key={one}
            label={date(one)}
            onDelete={readOnly ? undefined : () => put(days.filter((other) => other !== one))}
          />
        ))}
        <Button
          ref={focusRef}
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<CalendarIcon />}
          disabled={readOnly}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {translate('ui.dates.choose')}
        </Button>
      </Box>
      {anchor ? (
        <Suspense fallback={null}>
          <DaysPopover days={days} max={max} anchor={anchor} onChange={put} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </LabelledGroup>
  );
}
