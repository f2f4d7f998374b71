import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNotifyError } from '../errorText.ts';
import { saveFile } from '../saveFile.ts';
import { useDownload } from '../useCall.ts';
import { TASK_ENTITY } from './task.ts';

/** Downloads the rows of an import that failed, each with what is wrong with it. */
export function FailuresButton({ id }: { id: string }) {
  const translate = useTranslate();
  const download = useDownload();
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await download(`${TASK_ENTITY}.failures`, { id }));
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      startIcon={<FileDownload />}
      color="inherit"
      loading={isBusy}
      loadingPosition="start"
      onClick={() => void save()}
    >
      {translate('ui.import.failures')}
    </Button>
  );
}
