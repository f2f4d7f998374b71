import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { Notice } from '#src/ui/page/Notice.tsx';
import { UploadButton } from './uploads/UploadButton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../parts/library/sentences.ts';

/** Empty state of a library without materials. */
export function LibraryEmpty() {
  const translate = useSentences(materialSentences);
  return (
    <Notice
      icon={<CloudUpload fontSize="large" aria-hidden />}
      title={translate('materials.empty')}
      text={translate('materials.emptyText')}
      action={<UploadButton />}
    />
  );
}
