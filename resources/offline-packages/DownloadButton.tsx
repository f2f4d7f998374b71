import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { OfflinePackageDetail } from '#generated/model/offline-packages/types.gen.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useCan } from '#src/ui/permission.ts';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';

/** Messages of offline packages. */
export const packageSentences = bothLanguages(
  {
    offlinePackage: {
      download: 'Download',
      how: 'Copy the file to a stick. On the screen press I and choose “Load an offline package”, or drop the file onto the page.',
      secret: 'It holds the key of a screen that was never online: whoever has the file can be that screen.',
    },
  },
  {
    offlinePackage: {
      download: '下载',
      how: '将文件拷贝到 U 盘。在屏幕上按 I 键，选择“加载离线包”，或将文件拖到页面上。',
      secret: '其中含有一块从未联网的屏幕的密钥：持有该文件者即可充当该屏幕，请妥善保管。',
    },
  },
);

/** Fetches the file of a package that is ready: the browser saves it by its signed address, and goes on where it broke off. */
export function DownloadButton() {
  const record = useRecordContext<OfflinePackageDetail>();
  const translate = useSentences(packageSentences);
  const ask = useCall();
  const notifyError = useNotifyError();
  const mayFetch = useCan('device.operate');
  const [isBusy, setBusy] = useState(false);
  if (!record || record.status !== 'done' || !mayFetch) return null;
  const fetchIt = async () => {
    setBusy(true);
    try {
      const { url } = (await ask('offlinePackage.link', { id: record.id })) as { url: string };
      location.assign(url);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="contained"
      startIcon={<FileDownload />}
      loading={isBusy}
      loadingPosition="start"
      onClick={() => void fetchIt()}
    >
      {translate('offlinePackage.download')}
    </Button>
  );
}

/** Says how the file comes to the screen, and when it is a secret. */
export function HowTo() {
  const record = useRecordContext<OfflinePackageDetail>();
  const translate = useSentences(packageSentences);
  if (record?.status !== 'done') return null;
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('offlinePackage.how')}
      </Alert>
      {record.enrols ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('offlinePackage.secret')}
        </Alert>
      ) : null}
    </>
  );
}
