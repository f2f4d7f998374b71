import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { useTranslate } from 'react-admin';
import { Notice } from '#src/ui/page/Notice.tsx';
import { UploadButton } from './uploads/UploadButton.tsx';

/** Empty state of a library without materials. */
export function LibraryEmpty() {
  const translate = useTranslate();
  return (
    <Notice
      icon={<CloudUpload fontSize="large" aria-hidden />}
      title={translate('materials.empty')}
      text={translate('materials.emptyText')}
      action={<UploadButton />}
    />
  );
}
