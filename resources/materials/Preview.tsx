import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useUploads } from '#src/ui/upload.ts';

type Shown = Pick<MaterialRow, 'id' | 'name' | 'type' | 'file'>;

function Unable({ material, url, reason }: { material: Shown; url: string | null; reason: 'image' | 'preview' }) {
  const translate = useTranslate();
  return (
    <div className="preview-unable">
      <div className="preview-thumb">
        <Thumb url={null} kind={material.type ?? 'document'} />
      </div>
      <p>{translate(`materials.unable.${reason}`)}</p>
      {url ? (
        <Button href={url} target="_blank" rel="noreferrer" variant="outlined">
          {translate('materials.openFile')}
        </Button>
      ) : null}
    </div>
  );
}

/** Shows a material as far as a browser can; says so where it cannot (MAT-01). */
export function Preview({ material }: { material: Shown }) {
  const { urlOf } = useUploads();
  const [broken, setBroken] = useState(false);
  const { type, name } = material;
  const url = material.file ? urlOf(material.file) : null;
  const fail = (): void => setBroken(true);
  if (!url || broken) return <Unable material={material} url={url} reason={type === 'image' ? 'image' : 'preview'} />;
  if (type === 'image') return <img className="preview-picture" src={url} alt={name ?? ''} onError={fail} />;
  if (type === 'video')
    return (
      <video className="preview-picture" src={url} controls playsInline onError={fail} aria-label={name ?? undefined} />
    );
  if (type === 'audio')
    return <audio className="preview-sound" src={url} controls onError={fail} aria-label={name ?? undefined} />;
  return <Unable material={material} url={url} reason="preview" />;
}
