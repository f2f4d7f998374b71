import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo, useRef } from 'react';
import { FieldTitle, InputHelperText, useInput, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { useFormats } from '../format.ts';
import { useUploads, type UploadedFile } from '../upload.ts';
import { endingsOf, mostBytes } from './fileRules.ts';
import { useInputProps, type InputProps } from './inputProps.ts';
import { UploadedFiles } from './UploadedFiles.tsx';
import { useFileUploads } from './useFileUploads.ts';

interface FileInputProps extends InputProps {
  accept: readonly string[];
  maxBytes?: number;
  maxCount?: number;
  /** The value is a list of ids. */
  multiple?: boolean;
}

const zone = { display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', p: 2, border: '1px dashed', borderColor: 'divider', borderRadius: '8px' } as const;

const asIds = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '');

/** Uploads files by choosing or dropping them; the value is the id of what arrived, or several. */
export function FileInput({ accept, maxBytes, maxCount, multiple = false, ...props }: FileInputProps) {
  const { source, label, helperText, isRequired, readOnly } = useInputProps(props);
  const translate = useTranslate();
  const notify = useNotify();
  const { profiles } = useUploads();
  const { bytes } = useFormats();
  const { field, fieldState } = useInput({ source, isRequired, readOnly, format: (value: unknown) => value, parse: (value: unknown) => value });
  const resource = useResourceContext();
  const [labelId, inputId] = [useId(), useId()];
  const most = multiple ? (maxCount ?? Infinity) : 1;
  const ids = asIds(field.value);
  const latest = useRef(ids);
  latest.current = ids;
  const { onChange } = field;
  const arrived = useCallback(
    (file: UploadedFile) => onChange(multiple ? [...latest.current, file.id] : file.id),
    [multiple, onChange],
  );
  const rules = useMemo(() => ({ accept, maxBytes, maxCount }), [accept, maxBytes, maxCount]);
  const target = useMemo(() => (resource ? { resource, field: source } : undefined), [resource, source]);
  const { running, send } = useFileUploads(rules, target, arrived);
  const room = most - running.length - (multiple ? ids.length : 0);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    if (all.length > room) notify('ui.file.tooMany', { type: 'warning', messageArgs: { max: most } });
    for (const file of all.slice(0, Math.max(room, 0))) void send(file);
  };
  const limit = mostBytes(rules, profiles);
  const endings = endingsOf(rules, profiles);
  return (
    <FormControl error={fieldState.invalid} fullWidth role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId} sx={{ mb: 1 }}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      </FormLabel>
      <Box sx={zone} onDragOver={(event) => event.preventDefault()} onDrop={(event) => { event.preventDefault(); if (!readOnly) take(event.dataTransfer.files); }}>
        <Button component="label" htmlFor={inputId} variant="outlined" startIcon={<UploadFile />} disabled={readOnly || room <= 0} tabIndex={-1} role={undefined}>
          {translate('ui.file.choose')}
        </Button>
        <Box
          component="input"
          type="file"
          id={inputId}
          ref={field.ref}
          aria-labelledby={labelId}
          multiple={multiple}
          disabled={readOnly || room <= 0}
          accept={endings.map((ending) => `.${ending}`).join(',')}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => { take(event.target.files); event.target.value = ''; }}
          sx={{ position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden', pointerEvents: 'none' }}
        />
        <Typography variant="body2" color="text.secondary">
          {translate('ui.file.drop')} · {limit === null ? endings.join(', ') : translate('ui.file.accepts', { endings: endings.join(', '), size: bytes(limit) })}
        </Typography>
      </Box>
      <UploadedFiles ids={ids} running={running} isLocked={readOnly} onRemove={(id) => onChange(multiple ? ids.filter((one) => one !== id) : null)} />
      <FormHelperText>
        <InputHelperText error={fieldState.error?.message} helperText={helperText} />
      </FormHelperText>
    </FormControl>
  );
}
