import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import UploadFile from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { useNotify } from 'react-admin';
import { useNotifyError } from '../errorText.ts';
import { useFormats } from '../format.ts';
import { refuseFile } from '../inputs/fileRules.ts';
import { fileSentences } from '../inputs/sentences.ts';
import { saveFile } from '../saveFile.ts';
import { useUploads } from '../upload.ts';
import { useDownload } from '../useCall.ts';
import { useSentences } from '../sentences.ts';
import { importSentences } from './sentences.ts';

interface ChooseSheetProps {
  entity: string;
  /** Verb whose answer is the empty sheet. */
  template: string | undefined;
  sent: number | null;
  refused: string | null;
  onChoose: (file: File) => void;
}

const RULES = { accept: ['sheet'] };
const unseen = { position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' } as const;

/** First step of an import: download the template, upload the file. */
export function ChooseSheet({ entity, template, sent, refused, onChoose }: ChooseSheetProps) {
  const translate = useSentences(importSentences, fileSentences);
  const notify = useNotify();
  const notifyError = useNotifyError();
  const download = useDownload();
  const { bytes } = useFormats();
  const { profiles } = useUploads();
  const inputId = useId();
  const [isOver, setOver] = useState(false);
  const isBusy = sent !== null;
  const fetchTemplate = async () => {
    try {
      saveFile(await download(`${entity}.${template}`, {}));
    } catch (error) {
      notifyError(error);
    }
  };
  const take = (file: File | undefined): void => {
    if (!file || isBusy) return;
    const problem = refuseFile(file, RULES, profiles);
    if (!problem) return onChoose(file);
    const size = 'maxBytes' in problem ? bytes(problem.maxBytes) : '';
    notify(`ui.file.${problem.rule}`, { type: 'warning', messageArgs: { name: file.name, size } });
    return undefined;
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    take(target.files?.[0]);
    target.value = '';
  };
  const limit = profiles['sheet']?.maxBytes;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {template === undefined ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Button startIcon={<FileDownload />} variant="outlined" onClick={() => void fetchTemplate()}>
            {translate('ui.import.template')}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 200px' }}>
            {translate('ui.import.templateHint')}
          </Typography>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          p: 4,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : undefined,
          borderRadius: '8px',
          textAlign: 'center',
          '&:focus-within': { borderColor: 'primary.main' },
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          component="label"
          htmlFor={inputId}
          variant="contained"
          startIcon={<UploadFile />}
          disabled={isBusy}
          tabIndex={-1}
          role={undefined}
        >
          {translate('ui.import.choose')}
        </Button>
        <Box
          component="input"
          type="file"
          id={inputId}
          accept=".xlsx"
          disabled={isBusy}
          onChange={choose}
          sx={unseen}
        />
        <Typography variant="body2" color="text.secondary">
          {translate('ui.file.drop')}
          {limit === undefined ? '' : ` · ${translate('ui.file.accepts', { endings: 'xlsx', size: bytes(limit) })}`}
        </Typography>
      </Box>
      {sent === null ? null : (
        <LinearProgress variant="determinate" value={sent * 100} aria-label={translate('ui.import.sending')} />
      )}
      {refused === null ? null : <Alert severity="error">{translate(refused, { _: refused })}</Alert>}
    </Box>
  );
}
