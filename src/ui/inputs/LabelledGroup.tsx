import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { FieldTitle, InputHelperText, useResourceContext } from 'react-admin';

interface LabelledGroupProps {
  source: string;
  label: string | undefined;
  isRequired: boolean;
  error: string | undefined;
  helperText: string | false;
  children: ReactNode;
}

/** Several controls that make one value, with its name above and its help or error below. */
export function LabelledGroup({ source, label, isRequired, error, helperText, children }: LabelledGroupProps) {
  const resource = useResourceContext();
  return (
    <FormControl component="fieldset" error={error !== undefined} fullWidth>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      </FormLabel>
      {children}
      <FormHelperText>
        <InputHelperText error={error} helperText={helperText} />
      </FormHelperText>
    </FormControl>
  );
}
