import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useUploads } from '#src/ui/upload.ts';
import { QrCode, qrFile } from '#stage/QrCode.tsx';
import { adSentences } from './sentences.ts';
import './qr.css';

/** The QR code of an ad, and the address that it says (AD-15). */
export default function AdCode() {
  const translate = useSentences(adSentences);
  const ad = useRecordContext<AdDetail>();
  const { urlOf } = useUploads();
  const told = ad?.qrCode ? urlOf(ad.qrCode) : null;
  const address = told === null ? null : new URL(told, location.origin).href;
  const file = useMemo(() => (address === null ? null : qrFile(address)), [address]);
  if (!ad || address === null || file === null) return <Empty />;
  return (
    <div className="ad-qr">
      <QrCode text={address} label={translate('ads.qr', { name: ad.name })} />
      <div>
        <a href={address} target="_blank" rel="noreferrer noopener">
          {address}
        </a>
        <Button size="small" href={file} download={`${ad.name}.svg`}>
          {translate('ads.qrFile')}
        </Button>
      </div>
    </div>
  );
}
