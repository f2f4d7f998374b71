import Upload from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useCan } from '#src/ui/permission.ts';
import { endingsOf } from '#src/ui/inputs/fileRules.ts';
import { useUploads } from '#src/ui/upload.ts';
import { usePlace } from '../usePlace.ts';
import { takeFiles } from './useTakeFiles.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** Chooses files, many at once. */
export function UploadButton() {
  const translate = useSentences(materialSentences);
  const input = useRef<HTMLInputElement>(null);
  const { folderId } = usePlace();
  const { profiles } = useUploads();
  const accept = endingsOf({ accept: Object.keys(profiles) }, profiles).map((ending) => `.${ending}`);
  if (!useCan('material.add')) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept.join(',')}
        aria-label={translate('materials.upload')}
        onChange={(event) => {
          takeFiles(event.target.files ?? [], folderId);
          event.target.value = '';
        }}
      />
      <Button variant="contained" startIcon={<Upload />} onClick={() => input.current?.click()}>
        {translate('materials.upload')}
      </Button>
    </>
  );
}
