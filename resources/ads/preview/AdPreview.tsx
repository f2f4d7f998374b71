import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import { useId, useEffect, useState } from 'react';
import { useGetOne, useLocale, useRecordContext } from 'react-admin';
import type { AdSlotDetail } from '#generated/model/ad-slots/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useCan } from '#src/ui/permission.ts';
import { Preflight } from '../preflight/Preflight.tsx';
import { preflightInput } from '../preflight/preflightInput.ts';
import { sentence, tongueOf } from '../sentence/sentence.ts';
import { Outcome } from './Outcome.tsx';
import { Shape, type ShapeFacts } from './Shape.tsx';
import { useAdDraft, useDraftValues } from './useAdDraft.ts';
import { useReach } from './useReach.ts';
import { useShown } from './useShown.ts';
import './preview.css';

/** Time that the preview shows each content, in milliseconds: long enough to see it, whatever the real duration. */
const LOOK_MS = 3000;

const wantsRest = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Cycles through so many contents until somebody pauses it or chooses one. */
function useCycle(count: number) {
  const [index, setIndex] = useState(0);
  const [isRunning, setRunning] = useState(() => !wantsRest());
  const isMoving = isRunning && count > 1;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setIndex((now) => now + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return {
    index: count === 0 ? 0 : index % count,
    isRunning,
    toggle: () => setRunning(!isRunning),
    choose: (next: number) => {
      setRunning(false);
      setIndex(next);
    },
  };
}

/** Most screen shapes drawn; the others are counted. */
const DRAWN = 3;
/** Screen that is drawn before a target is chosen: the most common size. */
const USUAL = { width: 1920, height: 1080 };

/** A screen with nothing on it but the slot. */
function bare({ width, height }: { width: number; height: number }): ShapeFacts {
  const background = '#000000';
  return {
    width,
    height,
    background,
    boxes: [{ x: 0, y: 0, width, height, kind: 'slot', fit: 'contain', background }],
  };
}

/** Panel beside the wizard: a preview of the ad on its screens, and what it will do, updated as one types (AD-03). */
export default function AdPreview() {
  const language = useLocale() ?? '';
  const { words, why } = tongueOf(language);
  const { instant, date } = useFormats();
  const headingId = useId();
  const draft = useAdDraft();
  const record = useRecordContext();
  const asked = preflightInput(useDraftValues(), typeof record?.id === 'string' ? record.id : null);
  const reach = useReach(draft);
  const shown = useShown(draft);
  const { index, isRunning, toggle, choose } = useCycle(shown.length);
  const needsOther = !useCan('adAudit.own');
  const { data: slot } = useGetOne<AdSlotDetail>(
    'ad-slots',
    { id: draft.slotId ?? '' },
    { enabled: draft.slotId !== null },
  );
  const size = { width: slot?.width ?? USUAL.width, height: slot?.height ?? USUAL.height };
  const shapes = reach?.shapes ?? [];
  const playable = shown[index]?.playable ?? null;
  const said = sentence(
    {
      ...draft,
      slot: draft.slotId === null ? null : (slot?.name ?? '…'),
      contents: shown.map(({ durationMs }) => durationMs),
      hasTarget: draft.targetIds.length > 0,
      reach,
      needsOther,
    },
    language,
    { instant, date },
  );
  return (
    <section className="ad-preview" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{words.preview}</h2>
        {shown.length > 1 ? (
          <div className="ad-preview-steps">
            {shown.map((_one, place) => (
              <button
                key={place}
                type="button"
                aria-label={words.show(place + 1)}
                aria-pressed={place === index}
                onClick={() => choose(place)}
              />
            ))}
            <IconButton size="small" aria-label={isRunning ? words.pause : words.play} onClick={toggle}>
              {isRunning ? <Pause fontSize="inherit" /> : <PlayArrow fontSize="inherit" />}
            </IconButton>
          </div>
        ) : null}
      </header>
      <div className="ad-shapes">
        {shapes.length === 0 ? (
          <Shape shape={bare(size)} playable={playable} caption={`${size.width}×${size.height}`} />
        ) : (
          shapes
            .slice(0, DRAWN)
            .map((shape, place) => (
              <Shape
                key={place}
                shape={shape}
                playable={playable}
                caption={`${shape.width}×${shape.height} · ${words.screens(shape.screens)}`}
              />
            ))
        )}
      </div>
      {shapes.length > DRAWN ? <p className="ad-preview-more">{words.shapes(shapes.length - DRAWN)}</p> : null}
      <Outcome
        title={words.outcome}
        said={said}
        named={(reach?.named ?? []).map((one) => ({ ...one, why: why[one.why] }))}
      />
      <Preflight asked={asked} />
    </section>
  );
}
