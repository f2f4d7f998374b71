import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useLabels } from '../labels.ts';
import { ChosenRecords } from './ChosenRecords.tsx';
import { useInputProps, type InputProps } from './inputProps.ts';
import { PickerDialog } from './PickerDialog.tsx';

interface PickerProps extends InputProps {
  target: ReferenceTarget | undefined;
  max?: number;
  filter?: Readonly<Record<string, unknown>>;
}

const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

function Picker({ target, max, filter, ...props }: PickerProps) {
  const { source, label, helperText, isRequired, readOnly } = useInputProps(props);
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, isRequired, readOnly, format: (value: unknown) => value, parse: (value: unknown) => value });
  const [isOpen, setOpen] = useState(false);
  const resource = useResourceContext();
  const labels = useLabels(target?.resource ?? '');
  const labelId = useId();
  const ids = asIds(field.value);
  return (
    <FormControl error={fieldState.invalid} fullWidth role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} sx={{ mb: 1 }}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {target ? <ChosenRecords ids={ids} target={target} isLocked={readOnly} onRemove={(id) => field.onChange(ids.filter((one) => one !== id))} /> : null}
        <Button ref={field.ref} variant="outlined" disabled={!target || readOnly} onClick={() => setOpen(true)} onBlur={field.onBlur}>
          {!target ? translate('ui.picker.firstChooseType') : ids.length > 0 ? translate('ui.picker.change') : translate('ui.picker.choose', { name: labels.many })}
        </Button>
      </Box>
      <FormHelperText>
        <InputHelperText error={fieldState.error?.message} helperText={helperText} />
      </FormHelperText>
      {isOpen && target ? (
        <PickerDialog
          target={target}
          chosen={ids}
          max={max}
          filter={filter}
          onClose={() => setOpen(false)}
          onUse={(next) => {
            field.onChange(next);
            setOpen(false);
          }}
        />
      ) : null}
    </FormControl>
  );
}

export interface ReferencePickerInputProps extends InputProps, Pick<ReferenceTarget, 'resource' | 'display' | 'sort'> {
  max?: number;
  filter?: Readonly<Record<string, unknown>>;
}

/** Several records of another entity, picked from its list. */
export function ReferencePickerInput({ resource, display, sort, ...props }: ReferencePickerInputProps) {
  return <Picker {...props} target={{ resource, display, sort }} />;
}

interface PolyReferenceInputProps extends InputProps {
  /** Sibling field whose value is an entity's name. */
  by: string;
  targets: Readonly<Record<string, ReferenceTarget>>;
  max?: number;
}

/** The same where a sibling field says which entity: another type empties what was picked of the one before. */
export function PolyReferenceInput({ by, targets, ...props }: PolyReferenceInputProps) {
  const kind: unknown = useWatch({ name: by });
  const { field } = useInput({ source: props.source, format: (value: unknown) => value, parse: (value: unknown) => value });
  const before = useRef(kind);
  const clear = field.onChange;
  useEffect(() => {
    const hadKind = typeof before.current === 'string' && before.current !== '';
    if (hadKind && before.current !== kind) clear([]);
    before.current = kind;
  }, [kind, clear]);
  return <Picker {...props} target={typeof kind === 'string' ? targets[kind] : undefined} />;
}
