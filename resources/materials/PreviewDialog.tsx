import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useId, type KeyboardEvent } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { factsOf } from './facts.ts';
import { Preview } from './Preview.tsx';

interface PreviewDialogProps {
  materials: readonly MaterialRow[];
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A material as large as the window lets it; arrows go through the page of the list. */
export function PreviewDialog({ materials, id, onOpen, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const formats = useFormats();
  const pathOf = usePathOf();
  const index = materials.findIndex((material) => material.id === id);
  const material = materials[index];
  if (!material) return null;
  const [before, after] = [materials[index - 1], materials[index + 1]];
  const onKeyDown = (event: KeyboardEvent): void => {
    // A video under the focus has its own use for arrows.
    if (event.target instanceof HTMLMediaElement) return;
    if (event.key === 'ArrowLeft' && before) onOpen(before.id);
    if (event.key === 'ArrowRight' && after) onOpen(after.id);
  };
  const details = pathOf('materials', 'show', material.id);
  return (
    <Dialog open onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <header className="preview-head">
        <div>
          <h2 id={titleId}>{material.name}</h2>
          <p>
            {factsOf(material, formats)}
            {material.playable ? null : <strong> · {translate('materials.unplayable')}</strong>}
          </p>
        </div>
        {details ? (
          <Button component={Link} to={details} size="small">
            {translate('ra.message.details')}
          </Button>
        ) : null}
        <IconButton aria-label={translate('ui.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </header>
      <div className="preview-stage">
        <Preview key={material.id} material={material} />
        {before ? (
          <IconButton
            className="preview-before"
            aria-label={translate('materials.previous')}
            onClick={() => onOpen(before.id)}
          >
            <ChevronLeft />
          </IconButton>
        ) : null}
        {after ? (
          <IconButton
            className="preview-after"
            aria-label={translate('materials.next')}
            onClick={() => onOpen(after.id)}
          >
            <ChevronRight />
          </IconButton>
        ) : null}
      </div>
    </Dialog>
  );
}
