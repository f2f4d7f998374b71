import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Close from '@mui/icons-material/Close';
import PermMedia from '@mui/icons-material/PermMediaOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { FieldTitle, InputHelperText, useGetMany, useInput, useTranslate } from 'react-admin';
import { limits } from '#generated/model/limits.gen.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useInputProps } from '#src/ui/inputs/inputProps.ts';
import { useUploads } from '#src/ui/upload.ts';
import { MaterialDialog } from './MaterialDialog.tsx';
import { moved } from './moved.ts';
import './wizard.css';

const same = (value: unknown): unknown => value;
const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

interface ChosenProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** What was chosen, as it will be shown: in this order. */
function Chosen({ ids, onChange }: ChosenProps) {
  const translate = useTranslate();
  const { urlOf } = useUploads();
  const { data = [] } = useGetMany<MaterialRow>('materials', { ids: [...ids] }, { enabled: ids.length > 0 });
  return (
    <ol className="chosen-materials">
      {ids.map((id, index) => {
        const material = data.find((one) => one?.id === id);
        const name = material?.name ?? '…';
        return (
          <li key={id}>
            <Thumb {...fileThumb(material ?? {}, urlOf)} />
            <p title={name}>
              <span>{index + 1}</span> {name}
            </p>
            <div>
              <IconButton
                size="small"
                disabled={index === 0}
                aria-label={translate('ads.earlier', { name })}
                onClick={() => onChange(moved(ids, index, -1))}
              >
                <ArrowBack fontSize="inherit" />
              </IconButton>
              <IconButton
                size="small"
                disabled={index === ids.length - 1}
                aria-label={translate('ads.later', { name })}
                onClick={() => onChange(moved(ids, index, 1))}
              >
                <ArrowForward fontSize="inherit" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={translate('ui.picker.remove', { name })}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                <Close fontSize="inherit" />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

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
      <Chosen ids={ids} onChange={onChange} />
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
