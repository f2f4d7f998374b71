import FitScreen from '@mui/icons-material/FitScreenOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** Share of its own size at which a picture is drawn; null fits it into the stage. */
type Zoom = number | null;

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

/** Returns the next step up or down from a share. */
const nextStep = (from: number, isUp: boolean): number =>
  (isUp ? STEPS.find((step) => step > from + 0.01) : STEPS.findLast((step) => step < from - 0.01)) ?? from;

interface ImageStageProps {
  url: string;
  name: string;
  /** Width in pixels, if the server has read it. */
  width: number | null;
  onBroken: () => void;
}

/** Picture fitted to the stage, or zoomed: + and − change the zoom, 0 fits, 1 is the original size. */
export function ImageStage({ url, name, width, onBroken }: ImageStageProps) {
  const translate = useSentences(materialSentences);
  const { number } = useFormats();
  const [zoom, setZoom] = useState<Zoom>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const own = width ?? image?.naturalWidth ?? 0;
  const shown = (): number => zoom ?? (own > 0 && image ? image.clientWidth / own : 1);
  const turn = (isUp: boolean) => () => setZoom(nextStep(shown(), isUp));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = {
      '+': turn(true),
      '=': turn(true),
      '-': turn(false),
      0: () => setZoom(null),
      1: () => setZoom(1),
    };
    keys[event.key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <div className={zoom === null ? 'image-stage' : 'image-stage image-stage-zoomed'}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a short cut: the toolbar has the same */}
        <img
          ref={setImage}
          src={url}
          alt={name}
          decoding="async"
          style={zoom === null ? undefined : { width: Math.round(own * zoom) }}
          onError={onBroken}
          onDoubleClick={() => setZoom(zoom === null ? 1 : null)}
        />
      </div>
      <div className="image-tools" role="toolbar" aria-label={translate('materials.zoom.label')}>
        <IconButton size="small" aria-label={translate('materials.zoom.out')} onClick={turn(false)}>
          <ZoomOut fontSize="small" />
        </IconButton>
        <button
          type="button"
          aria-pressed={zoom === 1}
          aria-label={translate('materials.zoom.own')}
          onClick={() => setZoom(1)}
        >
          {zoom === null ? '1:1' : `${number(Math.round(zoom * 100))} %`}
        </button>
        <IconButton size="small" aria-label={translate('materials.zoom.in')} onClick={turn(true)}>
          <ZoomIn fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-pressed={zoom === null}
          aria-label={translate('materials.zoom.fit')}
          onClick={() => setZoom(null)}
        >
          <FitScreen fontSize="small" />
        </IconButton>
      </div>
    </>
  );
}
