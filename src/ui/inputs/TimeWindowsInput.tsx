import Add from '@mui/icons-material/Add';
import Cancel from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { isTimeWindow } from '../fields/ScheduleField.tsx';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { useRawInput } from './useRawInput.ts';

interface TimeWindowsInputProps extends InputProps {
  max?: number;
}

const SHRUNK = { inputLabel: { shrink: true } };

/** Windows of hours; one that ends before it starts goes over midnight (AD-16). */
export function TimeWindowsInput({ max = Infinity, ...props }: TimeWindowsInputProps) {
  const { change: set, value, readOnly, frame } = useRawInput(props);
  const translate = useTranslate();
  const windows = Array.isArray(value) ? value.filter(isTimeWindow) : [];
  const put = (next: typeof windows) => set(next.length === 0 ? null : next);
  const change = (index: number, part: { from?: string; to?: string }) =>
    put(windows.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <LabelledGroup {...frame}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {windows.map((window, index) => (
          <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <TextField
              type="time"
              label={translate('ui.list.from')}
              value={window.from}
              disabled={readOnly}
              onChange={({ target }) => change(index, { from: target.value })}
              slotProps={SHRUNK}
            />
            <TextField
              type="time"
              label={translate('ui.list.to')}
              value={window.to}
              disabled={readOnly}
              onChange={({ target }) => change(index, { to: target.value })}
              slotProps={SHRUNK}
            />
            <IconButton
              size="small"
              disabled={readOnly}
              aria-label={translate('ui.picker.remove', { name: `${window.from}–${window.to}` })}
              onClick={() => put(windows.filter((_one, at) => at !== index))}
            >
              <Cancel fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <Button
          size="small"
          startIcon={<Add />}
          disabled={readOnly || windows.length >= max}
          onClick={() => put([...windows, { from: '08:00', to: '22:00' }])}
        >
          {translate('ui.add')}
        </Button>
      </Box>
    </LabelledGroup>
  );
}
