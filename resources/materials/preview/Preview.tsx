import Button from '@mui/material/Button';
import { useState } from 'react';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useUploads } from '#src/ui/upload.ts';
import { factsOf, programOf } from '../facts.ts';
import { ImageStage } from './ImageStage.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

type Shown = Pick<MaterialRow, 'id' | 'name' | 'type' | 'format' | 'file' | 'width' | 'height' | 'durationMs' | 'size'>;

/** Link that saves a material under its name: the server says that it is saved, for `download` counts at the page's own host alone. */
export const saving = ({ id, name }: Pick<Shown, 'id' | 'name'>, url: string) => ({
  href: `${url}?${new URLSearchParams({ name: name ?? id }).toString()}`,
  download: true,
});

interface UnableProps {
  material: Shown;
  url: string | null;
  reason: 'image' | 'preview';
}

/** Facts of a file that is not shown, and the way to open it elsewhere. */
function Unable({ material, url, reason }: UnableProps) {
  const translate = useSentences(materialSentences);
  const formats = useFormats();
  const facts = [programOf(material.format), factsOf(material, formats)].filter(Boolean).join(' · ');
  return (
    <div className="preview-unable" role="status">
      <div className="preview-thumb">
        <Thumb url={null} kind={material.type ?? 'document'} />
      </div>
      <p>{translate(`materials.unable.${reason}`)}</p>
      <p className="preview-file">
        <strong>{material.name ?? material.id}</strong>
        <span>{facts}</span>
      </p>
      {url && reason === 'preview' ? <p>{translate('materials.unable.how')}</p> : null}
      {url ? (
        <Button {...saving(material, url)} variant="outlined">
          {translate('materials.download')}
        </Button>
      ) : null}
    </div>
  );
}

/** Shows a material as far as a browser can; says so where it cannot (MAT-01, MAT-05). */
export function Preview({ material }: { material: Shown }) {
  const { urlOf } = useUploads();
  const [broken, setBroken] = useState(false);
  const { type, format } = material;
  const name = material.name ?? material.id;
  const url = material.file ? urlOf(material.file) : null;
  const fail = (): void => setBroken(true);
  if (!url || broken) return <Unable material={material} url={url} reason={type === 'image' ? 'image' : 'preview'} />;
  if (type === 'image') return <ImageStage url={url} name={name} width={material.width ?? null} onBroken={fail} />;
  if (type === 'video')
    return <video className="preview-picture" src={url} controls playsInline onError={fail} aria-label={name} />;
  if (type === 'audio') return <audio className="preview-sound" src={url} controls onError={fail} aria-label={name} />;
  // Runs scripts as on a screen, but in an opaque origin: they cannot reach the console.
  if (type === 'archive' && format === 'zip')
    return <iframe className="preview-page" src={`${url}/site`} sandbox="allow-scripts" title={name} />;
  if (format === 'pdf' && navigator.pdfViewerEnabled)
    // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser opens its reader in one
    return <iframe className="preview-page" src={url} title={name} />;
  return <Unable material={material} url={url} reason="preview" />;
}
