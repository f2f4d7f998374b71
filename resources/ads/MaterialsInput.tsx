import PermMedia from '@mui/icons-material/PermMediaOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { limits } from '#generated/model/limits.gen.ts';
import { useInputProps } from '#src/ui/inputs/inputProps.ts';
import { ChosenMaterials } from './ChosenMaterials.tsx';
import { MaterialDialog } from './MaterialDialog.tsx';
import './wizard.css';

const same = (value: unknown): unknown => value;
const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

/** The materials of an ad with their pictures, in the order in which they play; at most 20 (AD-05). */
export function MaterialsInput() {
  const translate = useTranslate();
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { source, isRequired } = useInputProps({ source: 'materials', required: true });
  const { field, fieldState } = useInput({ source, isRequired, format: same, parse: same });
  const { ref, value, onChange, onBlur } = field;
  const ids = asIds(value);
  return (
    <FormControl error={fieldState.invalid} fullWidth role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} sx={{ mb: 1 }}>
        <FieldTitle source={source} resource="ads" isRequired={isRequired} />
      </FormLabel>
      <ChosenMaterials ids={ids} onChange={onChange} />
      <div>
        <Button ref={ref} variant="outlined" startIcon={<PermMedia />} onClick={() => setOpen(true)} onBlur={onBlur}>
          {translate(ids.length > 0 ? 'ui.picker.change' : 'ads.chooseMaterials')}
        </Button>
      </div>
      <FormHelperText component="div">
        <InputHelperText
          error={fieldState.error?.message}
          helperText={translate('ads.chosenOf', { n: ids.length, max: limits.materialsPerAd })}
        />
      </FormHelperText>
      {isOpen ? (
        <MaterialDialog
          chosen={ids}
          max={limits.materialsPerAd}
          onClose={() => setOpen(false)}
          onUse={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      ) : null}
    </FormControl>
  );
}
