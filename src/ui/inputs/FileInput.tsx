import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, type ChangeEvent, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useEvent, useNotify, useResourceContext } from 'react-admin';
import { useFormats } from '../format.ts';
import { useSentences } from '../sentences.ts';
import { useUploads, type UploadedFile } from '../upload.ts';
import { endingsOf, mostBytes } from './fileRules.ts';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { fileSentences } from './sentences.ts';
import { UploadedFiles } from './UploadedFiles.tsx';
import { useFileUploads } from './useFileUploads.ts';
import { useRawInput } from './useRawInput.ts';

interface FileInputProps extends InputProps {
  accept: readonly string[];
  maxBytes?: number;
  maxCount?: number;
  /** The value is a list of ids. */
  multiple?: boolean;
}

const zone = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexWrap: 'wrap',
  p: 2,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '8px',
  '&:focus-within': { borderColor: 'primary.main' },
} as const;
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
} as const;

const asIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '');

/** Uploads files by choosing or dropping them; the value is the id of what arrived, or several. */
export function FileInput({ accept, maxBytes, maxCount, multiple = false, ...props }: FileInputProps) {
  const { change, focusRef, name, value, readOnly, frame } = useRawInput(props);
  const { getValues } = useFormContext();
  const translate = useSentences(fileSentences);
  const notify = useNotify();
  const { profiles } = useUploads();
  const { bytes } = useFormats();
  const resource = useResourceContext();
  const inputId = useId();
  const ids = asIds(value);
  // Several may arrive before this is drawn again: each is added to what the form has by then.
  const arrived = useEvent((file: UploadedFile) => change(multiple ? [...asIds(getValues(name)), file.id] : file.id));
  const rules = useMemo(() => ({ accept, maxBytes, maxCount }), [accept, maxBytes, maxCount]);
  const target = useMemo(() => (resource ? { resource, field: props.source } : undefined), [resource, props.source]);
  const { running, send } = useFileUploads(rules, target, arrived);
  const most = multiple ? (maxCount ?? Infinity) : 1;
  const room = most - running.length - (multiple ? ids.length : 0);
  const isFull = readOnly || room <= 0;
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    if (all.length > room) notify('ui.file.tooMany', { type: 'warning', messageArgs: { max: most } });
    for (const file of all.slice(0, Math.max(room, 0))) void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!readOnly) take(event.dataTransfer.files);
  };
  const choose = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    take(input.files);
    input.value = '';
  };
  const limit = mostBytes(rules, profiles);
  const endings = endingsOf(rules, profiles);
  return (
    <LabelledGroup {...frame}>
      <Box sx={zone} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Button
          component="label"
          htmlFor={inputId}
          variant="outlined"
          startIcon={<UploadFile />}
          disabled={isFull}
          tabIndex={-1}
          role={undefined}
        >
          {translate('ui.file.choose')}
        </Button>
        <Box
          component="input"
          type="file"
          id={inputId}
          ref={focusRef}
          multiple={multiple}
          disabled={isFull}
          accept={endings.map((ending) => `.${ending}`).join(',')}
          onChange={choose}
          sx={unseen}
        />
        <Typography variant="body2" color="text.secondary">
          {translate('ui.file.drop')} ·{' '}
          {limit === null
            ? endings.join(', ')
            : translate('ui.file.accepts', { endings: endings.join(', '), size: bytes(limit) })}
        </Typography>
      </Box>
      <UploadedFiles
        ids={ids}
        running={running}
        isLocked={readOnly}
        onRemove={(id) => change(multiple ? ids.filter((one) => one !== id) : null)}
      />
    </LabelledGroup>
  );
}
