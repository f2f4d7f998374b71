import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { DateTextField } from '../dates/DateTextField.tsx';
import { isTimeWindow } from '../fields/ScheduleField.tsx';
import { HoursStrip } from './HoursStrip.tsx';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { useRawInput } from './useRawInput.ts';

interface TimeWindowsInputProps extends InputProps {
  max?: number;
}

/** Usual windows of shops, offices and restaurants; the first is the default of a new window. */
const USUAL = [
  { from: '08:00', to: '22:00' },
  { from: '09:00', to: '18:00' },
  { from: '11:00', to: '14:00' },
  { from: '17:00', to: '21:00' },
] as const;

/** Windows of hours; one that ends before it starts goes past midnight (AD-16). */
export function TimeWindowsInput({ max = Infinity, ...props }: TimeWindowsInputProps) {
  const { change: set, value, readOnly, frame } = useRawInput(props);
  const translate = useTranslate();
  const windows = Array.isArray(value) ? value.filter(isTimeWindow) : [];
  const put = (next: typeof windows) => set(next.length === 0 ? null : next);
  const change = (index: number, part: { from?: string; to?: string }) =>
    put(windows.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const others = USUAL.filter(({ from, to }) => !windows.some((one) => one.from === from && one.to === to));
  return (
    <LabelledGroup {...frame}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <HoursStrip windows={windows} />
        {windows.map((window, index) => (
          // Two equal windows may exist while one is typed, so only the index is a safe key.
          <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {(['from', 'to'] as const).map((end) => (
              <DateTextField
                key={end}
                kind="time"
                label={translate(`ui.list.${end}`)}
                value={window[end]}
                readOnly={readOnly}
                onChange={(time) => change(index, { [end]: time ?? '' })}
                sx={{ width: 132 }}
              />
            ))}
            <IconButton
              size="small"
              disabled={readOnly}
              aria-label={translate('ui.picker.remove', { name: `${window.from}–${window.to}` })}
              onClick={() => put(windows.filter((_one, at) => at !== index))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {readOnly || windows.length >= max ? null : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {others.map(({ from, to }) => (
              <Button
                key={from}
                size="small"
                variant="outlined"
                color="inherit"
                startIcon={<Add />}
                aria-label={`${translate('ui.add')} ${from}–${to}`}
                onClick={() => put([...windows, { from, to }])}
              >
                {`${from}–${to}`}
              </Button>
            ))}
          </Box>
        )}
      </Box>
    </LabelledGroup>
  );
}
