import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useCan } from '#src/ui/permission.ts';
import { useUploads } from '#src/ui/upload.ts';
import './review.css';

function Medium({ material, isMuted }: { material: MaterialRow; isMuted: boolean }) {
  const translate = useTranslate();
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

function Files({ ids, isMuted }: { ids: readonly string[]; isMuted: boolean }) {
  const translate = useTranslate();
  const { urlOf } = useUploads();
  const maySee = useCan('material.view');
  const { data, isPending } = useGetMany<MaterialRow>('materials', { ids: [...ids] }, { enabled: maySee });
  const [chosen, setChosen] = useState(0);
  if (!maySee) return <p className="ad-stage ad-unable">{translate('ui.denied')}</p>;
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  const found = (data ?? []).filter((material) => material !== undefined);
  const material = found[Math.min(chosen, found.length - 1)];
  return (
    <>
      <div className="ad-stage">
        {material ? (
          <Medium key={material.id} material={material} isMuted={isMuted} />
        ) : (
          <p className="ad-unable">{translate('materials.unable.preview')}</p>
        )}
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
  const translate = useTranslate();
  return (
    <div className="ad-stage ad-address">
      <p>{url}</p>
      <Button href={url} target="_blank" rel="noreferrer noopener" variant="outlined">
        {translate('ads.openUrl')}
      </Button>
    </div>
  );
}

/** What an ad shows: its files one by one, its text in its colours, or where its page is (AD-10). */
export function AdContent({ ad }: { ad: AdDetail }) {
  if (ad.kind === 'text') return <Words ad={ad} />;
  if (ad.kind === 'url') return <Address url={ad.url ?? ''} />;
  return <Files ids={ad.materials ?? []} isMuted={ad.mute ?? false} />;
}
