import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import type { UploadItem } from '#src/providers/uploadQueues.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { useFiling } from '../filing/useFiling.tsx';
import type { MaterialQueue } from './queue.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

interface DuplicateProps {
  item: UploadItem;
  materialId: string;
  queue: MaterialQueue;
}

/** A duplicate of a material in the library: shows it, or files it here too without an upload (MAT-02). */
export function Duplicate({ item, materialId, queue }: DuplicateProps) {
  const translate = useSentences(materialSentences);
  const path = usePathOf()('materials', 'show', materialId);
  const mayCopy = useCan('material.copy');
  const { file, isBusy, dialog } = useFiling();
  const copy = async (): Promise<void> => {
    if (await file({ mode: 'copy', ids: [materialId], folderId: item.tag })) queue.settle(item.id);
  };
  return (
    <p className="upload-choices">
      {path ? (
        <Button component={Link} to={path} size="small">
          {translate('materials.showExisting')}
        </Button>
      ) : null}
      {mayCopy && item.tag !== null ? (
        <Button size="small" loading={isBusy} onClick={() => void copy()}>
          {translate('materials.useExisting')}
        </Button>
      ) : null}
      {dialog}
    </p>
  );
}
