import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useState, type DragEvent } from 'react';
import { useGetMany } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { isLongerThan } from '#core/sales/showing.ts';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useUploads } from '#src/ui/upload.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialChoiceSentences } from './sentences.ts';
import './materials.css';

interface ChosenMaterialsProps {
  ids: readonly string[];
  /** Time that a screen shows a picture, in milliseconds; a video plays to its end. */
  pictureMs: number;
  /** Length that no video may pass, milliseconds; without it each may have its own. */
  videoMs?: number;
  onChange: (ids: string[]) => void;
}

/** Moves the dragged item to the position where it is dropped. */
function useDrag(ids: readonly string[], onChange: (ids: string[]) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    over: dragged === null ? null : over,
    propsOf: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(index);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== index) onChange(moved(ids, dragged, index - dragged));
        end();
      },
      onDragEnd: end,
    }),
  };
}

/** Chosen materials in playing order with their durations; the order is changed by dragging or by buttons. */
export function ChosenMaterials({ ids, pictureMs, videoMs = Infinity, onChange }: ChosenMaterialsProps) {
  const translate = useSentences(materialChoiceSentences);
  const { urlOf } = useUploads();
  const { duration } = useFormats();
  const durationOf = (material: MaterialRow | undefined): number =>
    material?.type === 'video' ? (material.durationMs ?? pictureMs) : pictureMs;
  const drag = useDrag(ids, onChange);
  const { data = [] } = useGetMany<MaterialRow>('materials', { ids: [...ids] }, { enabled: ids.length > 0 });
  const of = (id: string) => data.find((one) => one?.id === id);
  const total = ids.reduce((sum, id) => sum + durationOf(of(id)), 0);
  return (
    <>
      <ol className="chosen-materials">
        {ids.map((id, index) => {
          const material = of(id);
          const name = material?.name ?? '…';
          const isLong = material !== undefined && isLongerThan(material, videoMs);
          return (
            <li
              key={id}
              data-over={drag.over === index || undefined}
              data-wrong={isLong || undefined}
              {...drag.propsOf(index)}
            >
              <Thumb {...fileThumb(material ?? {}, urlOf)} />
              <p title={name}>
                <span>{index + 1}</span> {name}
              </p>
              {isLong ? <strong>{translate('materialChoice.tooLong', { time: duration(videoMs) })}</strong> : null}
              <div>
                <small>{duration(durationOf(material))}</small>
                <IconButton
                  size="small"
                  disabled={index === 0}
                  aria-label={translate('materialChoice.earlier', { name })}
                  onClick={() => onChange(moved(ids, index, -1))}
                >
                  <ArrowBack fontSize="inherit" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={index === ids.length - 1}
                  aria-label={translate('materialChoice.later', { name })}
                  onClick={() => onChange(moved(ids, index, 1))}
                >
                  <ArrowForward fontSize="inherit" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate('ui.picker.remove', { name })}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                >
                  <Close fontSize="inherit" />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      {ids.length > 1 ? (
        <p className="chosen-total">{translate('materialChoice.round', { n: ids.length, time: duration(total) })}</p>
      ) : null}
    </>
  );
}

/** Returns the list with one item moved by so many places. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(index + by, 0, item);
  return next;
}
