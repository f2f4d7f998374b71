import Box from '@mui/material/Box';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { isOn } from '#core/entity/rule.ts';
import { useEntityFormView } from './entityForm.ts';

interface FormFieldProps {
  source: string;
}

function useInput(source: string): ReactElement | null {
  const { inputs, slots } = useEntityFormView();
  const input = slots.inputs?.[source] ?? inputs[source];
  return isValidElement(input) ? cloneElement(input, { key: source }) : null;
}

/** An input while its condition holds: a field that is off is neither shown nor asked (x-when). */
function ConditionalField({ source }: FormFieldProps) {
  const { whens, context } = useEntityFormView();
  const values = useWatch();
  const input = useInput(source);
  return isOn(source, whens, values, context()) ? input : null;
}

function PlainField({ source }: FormFieldProps) {
  return useInput(source);
}

/** Only a field with a condition listens to the whole form, so that typing stays quick in a large one. */
function FormField({ source }: FormFieldProps) {
  const { whens } = useEntityFormView();
  return whens[source] ? <ConditionalField source={source} /> : <PlainField source={source} />;
}

/** Fields side by side where there is room for them. */
export function FormRow({ fields }: { fields: readonly string[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
        alignItems: 'start',
        '&:empty': { display: 'none' },
      }}
    >
      {fields.map((source) => (
        <FormField key={source} source={source} />
      ))}
    </Box>
  );
}
