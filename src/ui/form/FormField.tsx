import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { cloneElement, createContext, isValidElement, useContext, useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { isOn } from '#core/entity/rule.ts';
import { useEntityFormView } from './formViewContext.ts';

/** True while the row around is closing: its last content stays until it is gone. */
const LeavingContext = createContext(false);

interface FormFieldProps {
  source: string;
}

function useInput(source: string): ReactElement | null {
  const { inputs, slots } = useEntityFormView();
  const input = slots.inputs?.[source] ?? inputs[source];
  return isValidElement(input) ? cloneElement(input, { key: source }) : null;
}

/** An input with a condition: a field that is off is neither shown nor validated (x-when). */
function ConditionalField({ source }: FormFieldProps) {
  const { whens, context } = useEntityFormView();
  const values = useWatch();
  const input = useInput(source);
  const isLeaving = useContext(LeavingContext);
  const isAsked = isOn(source, whens, values, context());
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (!isLeaving && wasAsked !== isAsked) setWasAsked(isAsked);
  return (isLeaving ? wasAsked : isAsked) ? input : null;
}

function PlainField({ source }: FormFieldProps) {
  return useInput(source);
}

/** Only a field with a condition watches the whole form, so that typing stays quick in a large one. */
function FormField({ source }: FormFieldProps) {
  const { whens } = useEntityFormView();
  return whens[source] ? <ConditionalField source={source} /> : <PlainField source={source} />;
}

/** Fields side by side where there is room. The gap below belongs to the row, so that it closes with it. */
const row = {
  display: 'grid',
  gap: 2,
  pb: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
} as const;

function Row({ fields }: { fields: readonly string[] }) {
  return (
    <Box sx={row}>
      {fields.map((source) => (
        <FormField key={source} source={source} />
      ))}
    </Box>
  );
}

/** A row of conditional fields: it opens and closes by height, so that the fields below do not jump. */
function ConditionalRow({ fields }: { fields: readonly string[] }) {
  const { whens, context } = useEntityFormView();
  const values = useWatch();
  const isShown = fields.some((source) => isOn(source, whens, values, context()));
  return (
    <Collapse in={isShown} mountOnEnter unmountOnExit inert={!isShown}>
      <LeavingContext value={!isShown}>
        <Row fields={fields} />
      </LeavingContext>
    </Collapse>
  );
}

/** A row of fields; it watches the form only if every field in it has a condition. */
export function FormRow({ fields }: { fields: readonly string[] }) {
  const { whens } = useEntityFormView();
  return fields.every((source) => whens[source]) ? <ConditionalRow fields={fields} /> : <Row fields={fields} />;
}
