import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import { useId } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

interface SliderInputProps extends InputProps {
  min: number;
  max: number;
  step?: number;
}

/** A figure between two bounds, set by dragging or by arrow keys, with the figure beside it. */
export function SliderInput({ min, max, step = 1, ...props }: SliderInputProps) {
  const { source, label, helperText, isRequired, readOnly } = useInputProps(props);
  const { field, fieldState } = useInput({
    source,
    isRequired,
    readOnly,
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const resource = useResourceContext();
  const labelId = useId();
  const value = typeof field.value === 'number' ? field.value : min;
  return (
    <FormControl error={fieldState.invalid} fullWidth>
      <FormLabel id={labelId}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1 }}>
        <Slider
          aria-labelledby={labelId}
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={readOnly}
          onChange={(_event, next) => field.onChange(next)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
        <Box component="output" sx={{ minWidth: 40, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Box>
      </Box>
      <FormHelperText>
        <InputHelperText error={fieldState.error?.message} helperText={helperText} />
      </FormHelperText>
    </FormControl>
  );
}
