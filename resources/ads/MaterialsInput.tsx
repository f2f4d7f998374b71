import PermMedia from '@mui/icons-material/PermMediaOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { Suspense, useId, useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#generated/model/limits.gen.ts';
import { refs } from '#generated/console/refs.gen.ts';
import { ChosenRecords } from '#src/ui/inputs/ChosenRecords.tsx';
import { useInputProps } from '#src/ui/inputs/inputProps.ts';
import { ChosenMaterials } from '../parts/materials/ChosenMaterials.tsx';
import { MaterialDialog } from '../parts/materials/MaterialDialog.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { materialChoiceSentences } from '../parts/materials/sentences.ts';

const same = (value: unknown): unknown => value;
const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

/** The materials of an ad with their pictures, in the order in which they play; at most 20 (AD-05). */
export function MaterialsInput() {
  const translate = useSentences(materialChoiceSentences);
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { source, isRequired, readOnly, helperText } = useInputProps({ source: 'materials', required: true });
  const { field, fieldState } = useInput({ source, isRequired, format: same, parse: same });
  const { ref, value, onChange, onBlur } = field;
  const ids = asIds(value);
  const seconds: unknown = useWatch({ name: 'durationS' });
  const pictureMs = typeof seconds === 'number' ? seconds * 1000 : limits.forecastShowing;
  return (
    <FormControl error={fieldState.invalid} fullWidth role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} sx={{ mb: 1 }}>
        <FieldTitle source={source} resource="ads" isRequired={isRequired} />
      </FormLabel>
      {readOnly ? (
        <ChosenRecords ids={ids} target={refs.material} isLocked onRemove={() => undefined} />
      ) : (
        <>
          <ChosenMaterials ids={ids} pictureMs={pictureMs} onChange={onChange} />
          <div>
            <Button
              ref={ref}
              variant="outlined"
              startIcon={<PermMedia />}
              onClick={() => setOpen(true)}
              onBlur={onBlur}
            >
              {translate(ids.length > 0 ? 'ui.picker.change' : 'materialChoice.choose')}
            </Button>
          </div>
        </>
      )}
      <FormHelperText component="div">
        <InputHelperText
          error={fieldState.error?.message}
          helperText={
            readOnly ? helperText : translate('materialChoice.chosenOf', { n: ids.length, max: limits.materialsPerAd })
          }
        />
      </FormHelperText>
      {isOpen ? (
        <Suspense fallback={null}>
          <MaterialDialog
            chosen={ids}
            max={limits.materialsPerAd}
            onClose={() => setOpen(false)}
            onUse={(next) => {
              onChange(next);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </FormControl>
  );
}
