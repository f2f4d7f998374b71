import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useNames } from '../labels.ts';
import { useCan, useHasVerb } from '../permission.ts';
import { useFileWork } from '../works/useFileWork.ts';
import { useListView } from './listView.ts';

/** Downloads exactly the filtered rows, or the selected ones (UI-10); the download outlasts the page (UI-06). */
export function ExportButton() {
  const { meta, view } = useListView();
  const list = useListContext();
  const translate = useTranslate();
  const names = useNames(meta.resource);
  const { begin, isBusy } = useFileWork();
  const may = useCan(meta.exporting?.perm);
  const has = useHasVerb(meta);
  const verb = meta.exporting?.verb;
  if (!may || verb === undefined || !has(verb)) return null;
  return (
    <Button
      startIcon={<FileDownload />}
      color="inherit"
      loading={isBusy}
      loadingPosition="start"
      onClick={() =>
        begin(async (tools) => {
          const { saveRows } = await import('../works/saveRows.ts');
          return saveRows(tools, { ...list, meta, view, verb, name: names.view(view) });
        })
      }
    >
      {translate('ui.list.export')}
    </Button>
  );
}
