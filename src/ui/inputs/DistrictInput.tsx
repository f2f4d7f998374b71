import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin';
import { DistrictSelects } from '../districts/DistrictSelects.tsx';
import { useInputProps, type InputProps } from './inputProps.ts';

/** The district of a place, chosen from the province down (DEV-14). */
export function DistrictInput(props: InputProps) {
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
  return (
    <FormControl error={fieldState.invalid} fullWidth role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} sx={{ mb: 1 }}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      </FormLabel>
      <DistrictSelects
        value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        readOnly={readOnly}
        error={fieldState.invalid}
      />
      <FormHelperText>
        <InputHelperText error={fieldState.error?.message} helperText={helperText} />
      </FormHelperText>
    </FormControl>
  );
}
