import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../format.ts';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { useRawInput } from './useRawInput.ts';

interface DatesInputProps extends InputProps {
  max?: number;
}

/** Single days, each once, in order. */
export function DatesInput({ max = Infinity, ...props }: DatesInputProps) {
  const { change: put, value, readOnly, frame } = useRawInput(props);
  const translate = useTranslate();
  const { date } = useFormats();
  const [day, setDay] = useState('');
  const days: string[] = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const add = () => {
    put([...new Set([...days, day])].toSorted());
    setDay('');
  };
  return (
    <LabelledGroup {...frame}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {days.map((one) => (
          <Chip
            key={one}
            label={date(one)}
            onDelete={
              readOnly ? undefined : () => put(days.length === 1 ? null : days.filter((other) => other !== one))
            }
          />
        ))}
        <TextField
          type="date"
          value={day}
          disabled={readOnly || days.length >= max}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ htmlInput: { 'aria-label': translate('ui.date') } }}
        />
        <Button size="small" disabled={day === ''} onClick={add}>
          {translate('ui.add')}
        </Button>
      </Box>
    </LabelledGroup>
  );
}
