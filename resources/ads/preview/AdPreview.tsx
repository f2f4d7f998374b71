import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import { useId, useEffect, useMemo, useState } from 'react';
import { useGetOne, useLocale, useRecordContext, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Values } from '#core/entity/rule.ts';
import type { LayoutDocument } from '#core/layout/document.ts';
import { isReviewed } from '#core/rules/review.ts';
import type { AdSlotDetail } from '#generated/model/ad-slots/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useCan } from '#src/ui/permission.ts';
import { Preflight } from '../preflight/Preflight.tsx';
import { preflightInput } from '../preflight/preflightInput.ts';
import type { AdFacts } from '../sentence/facts.ts';
import { sentence, languagePackOf } from '../sentence/sentence.ts';
import { Outcome } from './Outcome.tsx';
import { Shape, useLayout, type ShapeFacts } from './Shape.tsx';
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

const BLACK = '#000000';

/** Path as long as that which an ad has once it is saved: its code looks alike. */
const NEW_CODE = '/scan/preview00000';

/** A screen with nothing on it but the slot. */
function bare({ width, height }: { width: number; height: number }): ShapeFacts {
  return {
    width,
    height,
    background: BLACK,
    boxes: [{ x: 0, y: 0, width, height, kind: 'slot', fit: 'contain', background: BLACK }],
  };
}

/** Returns the screen that is drawn before a target is chosen: the page of the slot in its layout, else nothing but the slot. */
function ownShape(layout: LayoutDocument | null, area: string | null | undefined, size: typeof USUAL) {
  const page = layout?.pages.find(({ widgets }) => widgets.some(({ id }) => id === area));
  if (!layout || !page) return { shape: bare(size), caption: `${size.width}×${size.height}` };
  const { width, height } = layout;
  const boxes = page.widgets.map((widget) => {
    const { x, y, width: w, height: h, kind, id } = widget;
    const drawn = kind === 'adSlot' ? widget.props : { fit: 'contain' as const, background: BLACK };
    return { x, y, width: w, height: h, ...drawn, kind: id === area ? 'slot' : kind };
  });
  return { shape: { width, height, background: page.background, boxes }, caption: `${width}×${height}` };
}

/** States of an ad that was approved: it goes on as it is, and what is changed of it is approved first (AD-18). */
const APPROVED: readonly unknown[] = ['pendingPlay', 'playing', 'paused', 'takenDown'];

/** Returns who has to approve what the form says. What was bought cannot be changed in a way that is reviewed. */
function useReview(ad: RaRecord | undefined, values: Values): AdFacts['review'] {
  const mayApprove = useCan('adAudit.own');
  const { dirtyFields } = useFormState();
  if (!APPROVED.includes(ad?.['status'])) return mayApprove ? 'any' : 'other';
  const isChanged = Object.keys(dirtyFields).some((name) => isReviewed(name, values));
  return isChanged && !ad?.['orderId'] ? 'again' : 'done';
}

/** Panel beside the wizard: a preview of the ad on its screens, and what it will do, updated as one types (AD-03). */
export default function AdPreview() {
  const language = useLocale() ?? '';
  const { words, why } = languagePackOf(language);
  const { instant, date } = useFormats();
  const headingId = useId();
  const draft = useAdDraft();
  const record = useRecordContext();
  const values = useDraftValues();
  const asked = preflightInput(values, typeof record?.id === 'string' ? record.id : null);
  const reach = useReach(draft);
  const shown = useShown(draft);
  const { index, isRunning, toggle, choose } = useCycle(shown.length);
  const review = useReview(record, values);
  const { data: slot } = useGetOne<AdSlotDetail>(
    'ad-slots',
    { id: draft.slotId ?? '' },
    { enabled: draft.slotId !== null },
  );
  const layout = useLayout(slot?.layoutId ?? null);
  const size = { width: slot?.width ?? USUAL.width, height: slot?.height ?? USUAL.height };
  const shapes = reach?.shapes ?? [];
  const { corner } = draft;
  const content = shown[index]?.playable ?? null;
  const told = typeof record?.['qrCode'] === 'string' ? record['qrCode'] : NEW_CODE;
  const playable = useMemo(
    () => (content && corner ? { ...content, code: { address: `${location.origin}${told}`, corner } } : content),
    [content, corner, told],
  );
  const own = ownShape(layout, slot?.widgetId, size);
  const said = sentence(
    {
      ...draft,
      slot: draft.slotId === null ? null : (slot?.name ?? '…'),
      contents: shown.map(({ durationMs }) => durationMs),
      hasTarget: draft.targetIds.length > 0,
      reach,
      review,
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
          <Shape {...own} playable={playable} layoutId={slot?.layoutId ?? null} />
        ) : (
          shapes
            .slice(0, DRAWN)
            .map((shape, place) => (
              <Shape
                key={place}
                shape={shape}
                playable={playable}
                layoutId={shape.layoutId}
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
