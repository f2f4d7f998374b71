import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetMany } from 'react-admin';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useCan } from '#src/ui/permission.ts';
import { useUploads } from '#src/ui/upload.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../parts/library/sentences.ts';
import { adSentences } from './sentences.ts';
import './review.css';

function Medium({ material, isMuted }: { material: MaterialRow; isMuted: boolean }) {
  const translate = useSentences(materialSentences);
  const { urlOf } = useUploads();
  const [broken, setBroken] = useState(false);
  const url = material.file ? urlOf(material.file) : null;
  const fail = (): void => setBroken(true);
  if (!url || broken)
    return (
      <p className="ad-unable">
        {translate(material.type === 'image' ? 'materials.unable.image' : 'materials.unable.preview')}
      </p>
    );
  if (material.type === 'video')
    return (
      <video src={url} controls playsInline muted={isMuted} onError={fail} aria-label={material.name ?? undefined} />
    );
  return <img src={url} alt={material.name ?? ''} onError={fail} />;
}

/** Cover of an ad, shown instead of its files where those may not be opened; whoever sees the ad gets the cover. */
function Cover({ ad }: { ad: AdDetail }) {
  const translate = useSentences(materialSentences);
  const { urlOf } = useUploads();
  const [broken, setBroken] = useState(false);
  const url = ad.coverUrl ? urlOf(ad.coverUrl) : null;
  return url && !broken ? (
    <img
      className="ad-cover"
      src={url}
      alt={translate('resources.ads.fields.coverUrl')}
      onError={() => setBroken(true)}
    />
  ) : (
    <p className="ad-unable">{translate('materials.unable.preview')}</p>
  );
}

function Files({ ad }: { ad: AdDetail }) {
  const translate = useSentences(materialSentences);
  const { urlOf } = useUploads();
  const maySee = useCan('material.view');
  const ids = ad.materials ?? [];
  const { data, isPending } = useGetMany<MaterialRow>('materials', { ids }, { enabled: maySee && ids.length > 0 });
  const [chosen, setChosen] = useState(0);
  if (maySee && ids.length > 0 && isPending) return <Skeleton variant="rectangular" height={320} />;
  // Materials in playing order, whichever was loaded first.
  const known = new Map((data ?? []).filter(Boolean).map((one) => [one.id, one]));
  const found = ids.flatMap((id) => known.get(id) ?? []);
  const material = found[Math.min(chosen, found.length - 1)];
  return (
    <>
      <div className="ad-stage">
        {material ? <Medium key={material.id} material={material} isMuted={ad.mute ?? false} /> : <Cover ad={ad} />}
      </div>
      {found.length > 1 ? (
        <ul className="ad-strip">
          {found.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one === material}
                aria-label={translate('materials.preview', { name: one.name })}
                onClick={() => setChosen(index)}
              >
                <Thumb {...fileThumb(one, urlOf)} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Words({ ad }: { ad: AdDetail }) {
  return (
    <div
      className="ad-stage ad-words"
      style={{
        color: ad.textColor ?? undefined,
        backgroundColor: ad.backgroundColor ?? undefined,
        fontSize: Math.min(ad.fontSize ?? 48, 72),
      }}
    >
      <p>{ad.text}</p>
    </div>
  );
}

function Address({ url }: { url: string }) {
  const translate = useSentences(adSentences);
  return (
    <div className="ad-stage ad-address">
      <p>{url}</p>
      <Button href={url} target="_blank" rel="noreferrer noopener" variant="outlined">
        {translate('ads.openUrl')}
      </Button>
    </div>
  );
}

/** Content of an ad: its files or its cover, its text in its colours, or the address of its page (AD-10). */
export function AdContent({ ad }: { ad: AdDetail }) {
  if (ad.kind === 'text') return <Words ad={ad} />;
  if (ad.kind === 'url') return <Address url={ad.url ?? ''} />;
  return <Files ad={ad} />;
}
