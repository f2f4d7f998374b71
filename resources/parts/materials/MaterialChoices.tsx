import Skeleton from '@mui/material/Skeleton';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useUploads } from '#src/ui/upload.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../library/sentences.ts';

interface MaterialChoicesProps {
  /** Null while they are on their way. */
  materials: readonly MaterialRow[] | null;
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (id: string) => void;
}

/**
 * One page of pictures to choose from; the number on a chosen one is its playing position. Types that no player can
 * show are disabled.
 */
export function MaterialChoices({ materials, chosen, isFull, onToggle }: MaterialChoicesProps) {
  const translate = useSentences(materialSentences);
  const { urlOf } = useUploads();
  if (!materials) return <Skeleton variant="rounded" height={320} />;
  return (
    <ul className="material-choices">
      {materials.map((material) => {
        const place = chosen.indexOf(material.id);
        const isChosen = place >= 0;
        return (
          <li key={material.id}>
            <button
              type="button"
              role="checkbox"
              aria-checked={isChosen}
              disabled={!material.playable || (isFull && !isChosen)}
              className={isChosen ? 'material-choice material-choice-chosen' : 'material-choice'}
              onClick={() => onToggle(material.id)}
            >
              <Thumb {...fileThumb(material, urlOf)} />
              {isChosen ? <b aria-hidden="true">{place + 1}</b> : null}
              <span>{material.name}</span>
              {material.playable ? null : <small>{translate('materials.unplayable')}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
