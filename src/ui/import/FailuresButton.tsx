import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { fetchFile } from '../works/fetchFile.ts';
import { useFileWork } from '../works/useFileWork.ts';
import { TASK_ENTITY } from './task.ts';
import { useSentences } from '../sentences.ts';
import { importSentences } from './sentences.ts';

/** Downloads the rows of an import that failed, each with what is wrong with it. */
export function FailuresButton({ id }: { id: string }) {
  const translate = useSentences(importSentences);
  const { begin, isBusy } = useFileWork();
  const title = { key: 'works.export', args: { name: translate('ui.import.failures') } };
  return (
    <Button
      startIcon={<FileDownload />}
      color="inherit"
      loading={isBusy}
      loadingPosition="start"
      onClick={() => begin((tools) => fetchFile(tools, title, `${TASK_ENTITY}.failures`, { id }))}
    >
      {translate('ui.import.failures')}
    </Button>
  );
}
