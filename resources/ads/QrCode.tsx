import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { qrPath } from '#core/qrPath.ts';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { INK, PAPER } from '#src/theme/tokens.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useUploads } from '#src/ui/upload.ts';
import { adSentences } from './sentences.ts';
import './qr.css';

/** Returns the QR code as an SVG file, sharp at any print size. */
const fileOf = (path: string, size: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 16}" height="${size * 16}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="${PAPER}"/><path d="${path}" fill="${INK}"/></svg>`,
  )}`;

/** The QR code of an ad, and the address that it says (AD-15). */
export default function QrCode() {
  const translate = useSentences(adSentences);
  const ad = useRecordContext<AdDetail>();
  const { urlOf } = useUploads();
  const told = ad?.qrCode ? urlOf(ad.qrCode) : null;
  const address = told === null ? null : new URL(told, location.origin).href;
  const code = useMemo(() => (address === null ? null : qrPath(address)), [address]);
  if (!ad || address === null || code === null) return <Empty />;
  const { path, size } = code;
  return (
    <div className="ad-qr">
      <svg
        role="img"
        aria-label={translate('ads.qr', { name: ad.name })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill={PAPER} />
        <path d={path} fill={INK} />
      </svg>
      <div>
        <a href={address} target="_blank" rel="noreferrer noopener">
          {address}
        </a>
        <Button size="small" href={fileOf(path, size)} download={`${ad.name}.svg`}>
          {translate('ads.qrFile')}
        </Button>
      </div>
    </div>
  );
}
