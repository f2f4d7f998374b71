import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useNotifyError } from '../errorText.ts';
import { useCan, useHasVerb } from '../permission.ts';
import { saveFile } from '../saveFile.ts';
import { useDownload } from '../useCall.ts';
import { useListView } from './listView.ts';

/** Downloads exactly the filtered rows, or the selected ones (UI-10). */
export function ExportButton() {
  const { meta, view } = useListView();
  const { filterValues, sort, selectedIds } = useListContext();
  const translate = useTranslate();
  const download = useDownload();
  const notifyError = useNotifyError();
  const may = useCan(meta.exporting?.perm);
  const has = useHasVerb(meta);
  const [isBusy, setBusy] = useState(false);
  const { exporting } = meta;
  if (!may || exporting === undefined || !has(exporting.verb)) return null;
  const save = async () => {
    setBusy(true);
    try {
      const { q, ...filter } = filterValues;
      const chosen = selectedIds.length > 0 ? { ids: selectedIds } : { filter, ...(q ? { q } : {}) };
      saveFile(
        await download(`${meta.name}.${exporting.verb}`, {
          ...chosen,
          ...(view === 'list' ? {} : { view }),
          sort: sort.field,
          order: sort.order === 'DESC' ? 'desc' : 'asc',
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      );
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
      {translate('ui.list.export')}
    </Button>
  );
}
