import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useUploads } from '#src/ui/upload.ts';
import { materialSentences } from '../../parts/library/sentences.ts';
import { FilesButton } from '../../parts/materials/FilesButton.tsx';
import { usePlace } from '../usePlace.ts';
import { takeFiles } from './useTakeFiles.ts';

/** Chooses files, many at once. */
export function UploadButton() {
  const translate = useSentences(materialSentences);
  const { folderId } = usePlace();
  const { profiles } = useUploads();
  if (!useCan('material.add')) return null;
  return (
    <FilesButton
      variant="contained"
      label={translate('materials.upload')}
      profiles={Object.keys(profiles)}
      onTake={(files) => takeFiles(files, folderId)}
    />
  );
}
