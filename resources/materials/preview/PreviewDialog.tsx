import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/FileDownloadOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useUploads } from '#src/ui/upload.ts';
import { factsOf } from '../facts.ts';
import { Details } from './Details.tsx';
import { Preview, saving } from './Preview.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';
import './Preview.css';

interface PreviewDialogProps {
  /** Undefined while its page is loading. */
  material: MaterialRow | undefined;
  /** Its place in the list. */
  index: number;
  total: number;
  onGo: (index: number) => void;
  onClose: () => void;
}

/** Plays or pauses what is on the stage, if it is something that plays. */
function togglePlay(stage: HTMLElement | null): boolean {
  const media = stage?.querySelector<HTMLMediaElement>('video, audio');
  if (!media) return false;
  // A refusal to play shows in the player's own controls.
  if (media.paused) void media.play().catch(() => undefined);
  else media.pause();
  return true;
}

/** Preview of a material in full size: arrows go through the list, Space plays, I shows the details. */
export default function PreviewDialog({ material, index, total, onGo, onClose }: PreviewDialogProps) {
  const translate = useSentences(materialSentences);
  const titleId = useId();
  const formats = useFormats();
  const { urlOf } = useUploads();
  const stage = useRef<HTMLDivElement>(null);
  const [hasDetails, setDetails] = useStore('materials.details', false);
  const hasBefore = index > 0;
  const hasAfter = index < total - 1;
  const url = material?.file ? urlOf(material.file) : null;
  const onKeyDown = (event: KeyboardEvent): void => {
    // A video under the focus has its own use for arrows and Space, a button for Space.
    const { target, key } = event;
    if (target instanceof HTMLMediaElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'ArrowLeft' && hasBefore) onGo(index - 1);
    if (key === 'ArrowRight' && hasAfter) onGo(index + 1);
    if (key === 'i') setDetails(!hasDetails);
    if (key === ' ' && !(target instanceof HTMLButtonElement) && togglePlay(stage.current)) event.preventDefault();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      // The focus returns to the material viewed last, not to the first one.
      disableRestoreFocus
      maxWidth={false}
      fullWidth
      slotProps={{ paper: { className: 'preview-paper' } }}
    >
      <header className="preview-head">
        <div>
          <h2 id={titleId}>{material?.name ?? translate('ra.page.loading')}</h2>
          <p aria-live="polite">
            {translate('materials.placeOf', { n: formats.number(index + 1), total: formats.number(total) })}
            {material ? ` · ${factsOf(material, formats)}` : null}
            {material && !material.playable ? <strong> · {translate('materials.unplayable')}</strong> : null}
          </p>
        </div>
        <IconButton
          aria-label={translate('materials.details')}
          aria-pressed={hasDetails}
          color={hasDetails ? 'primary' : 'default'}
          onClick={() => setDetails(!hasDetails)}
        >
          <InfoOutlined />
        </IconButton>
        {material && url ? (
          <IconButton component="a" {...saving(material, url)} aria-label={translate('materials.download')}>
            <Download />
          </IconButton>
        ) : null}
        <IconButton aria-label={translate('ui.close')} onClick={onClose} autoFocus>
          <Close />
        </IconButton>
      </header>
      <div className="preview-main">
        <div className="preview-stage" ref={stage}>
          {material ? (
            <Preview key={material.id} material={material} />
          ) : (
            <Skeleton variant="rounded" className="preview-skeleton" />
          )}
          <IconButton
            className="preview-before"
            aria-label={translate('materials.previous')}
            disabled={!hasBefore}
            onClick={() => onGo(index - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            className="preview-after"
            aria-label={translate('materials.next')}
            disabled={!hasAfter}
            onClick={() => onGo(index + 1)}
          >
            <ChevronRight />
          </IconButton>
        </div>
        {material && hasDetails ? <Details material={material} /> : null}
      </div>
    </Dialog>
  );
}
