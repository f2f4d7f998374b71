import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Later } from '../Later.tsx';
import { useListView } from '../list/listView.ts';
import { useCan, useHasVerb } from '../permission.ts';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Opens the import of a sheet, where the entity has one and this session may (DEV-03). */
export function ImportButton() {
  const { meta } = useListView();
  const translate = useTranslate();
  const may = useCan(meta.importing?.perm);
  const has = useHasVerb(meta);
  const [isOpen, setOpen] = useState(false);
  const { importing } = meta;
  if (!may || importing === undefined || !has(importing.verb)) return null;
  return (
    <>
      <Button startIcon={<FileUpload />} color="inherit" onClick={() => setOpen(true)}>
        {translate('ui.import.open')}
      </Button>
      <Later when={isOpen}>
        {isOpen ? <ImportDialog meta={meta} importing={importing} onClose={() => setOpen(false)} /> : null}
      </Later>
    </>
  );
}
