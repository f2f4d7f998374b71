import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';
import { pageOf, slotAreas, type LayoutDocument } from '#core/layout/document.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { Stage } from '#stage/Stage.tsx';
import { SurroundingsContext, type Surroundings } from '#stage/surroundings.ts';
import type { Playable } from '#stage/types.ts';
import { sampleOf } from '../../parts/layout/still.ts';
import { useSources } from '../../parts/layout/useSources.ts';
import { useStageSurroundings } from '../../parts/layout/useStageSurroundings.ts';
import { previewSentences } from './previewSentences.ts';
import { playableAt } from './turns.ts';
import { useSlotAds } from './useSlotAds.ts';
import { useBottoms } from './useSlots.ts';
import './preview.css';

/** Interval of checking whose turn it is, milliseconds. */
const LOOK_MS = 250;

/** Volume of a screen that was never set, percent. */
const VOLUME = 70;

/** Pixels of the window for a design pixel; null: as it fits. */
const SIZES = [null, 0.5, 1] as const;

/** Returns what plays in each area: the ads of its slots, else a sample. */
function usePlaying(document: LayoutDocument, layoutId: Identifier | undefined): Record<string, Playable | null> {
  const ads = useSlotAds(layoutId);
  const [begun] = useState(() => performance.now());
  const areas = useMemo(() => slotAreas(document), [document]);
  const look = useCallback(() => {
    const elapsed = performance.now() - begun;
    return Object.fromEntries(
      areas.map((area) => [area.id, playableAt(ads.get(area.id) ?? [], elapsed) ?? sampleOf(area)]),
    );
  }, [areas, ads, begun]);
  const [seen, setSeen] = useState({ look, playing: look() });
  useEffect(() => {
    const timer = setInterval(() => {
      setSeen((before) => {
        const playing = look();
        const isSame = areas.every(({ id }) => playing[id]?.playId === before.playing[id]?.playId);
        return isSame && before.look === look ? before : { look, playing };
      });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [look, areas]);
  // Another document at once: its areas are others.
  return seen.look === look ? seen.playing : look();
}

interface LayoutPreviewProps {
  document: LayoutDocument;
  /** Absent: the home page. */
  firstPageId?: string;
  /** Absent where the layout was never saved: it has no slots. */
  layoutId: Identifier | undefined;
  onClose: () => void;
}

/** A layout as a screen plays it, operated as on a screen: pages, weather, ads, bottom images, jumps (LAY-01, LAY-09). */
export function LayoutPreview({ document, firstPageId, layoutId, onClose }: LayoutPreviewProps) {
  const translate = useSentences(previewSentences);
  const { number } = useFormats();
  const titleId = useId();
  const [pageId, goTo] = useState(firstPageId ?? document.pages[0]!.id);
  const [isFilled, setFilled] = useState(true);
  const [size, setSize] = useState<(typeof SIZES)[number]>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const volume = useRef(VOLUME);
  const [shownVolume, showVolume] = useState(VOLUME);
  const own = useStageSurroundings();
  const surroundings = useMemo(
    (): Surroundings => ({
      ...own,
      goTo,
      volume: {
        get: () => volume.current,
        set: (percent) => {
          volume.current = percent;
          showVolume(percent);
        },
      },
      onFault: ({ id, name }) => setFaults((known) => (known.has(id) ? known : new Map([...known, [id, name]]))),
    }),
    [own],
  );
  const { sourceOf } = useSources(document);
  const bottoms = useBottoms(layoutId);
  const playing = usePlaying(document, layoutId);
  const page = pageOf(document, pageId);
  const broken = page.widgets.flatMap(({ id }) => faults.get(id) ?? []);
  const { width, height } = document;
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led here went with its page, and the keyboard with it.
    const { activeElement, body } = window.document;
    if (activeElement === body) view.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when another page is drawn
  }, [page.id]);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      fullWidth
      slotProps={{ paper: { className: 'layout-preview' } }}
    >
      <header>
        <h2 id={titleId}>{translate('preview.title')}</h2>
        <label>
          {translate('preview.page')}{' '}
          <select value={page.id} onChange={({ target }) => goTo(target.value)}>
            {document.pages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {translate('preview.size')}{' '}
          <select
            value={String(size)}
            onChange={({ target }) => setSize(SIZES.find((one) => String(one) === target.value) ?? null)}
          >
            {SIZES.map((one) => (
              <option key={String(one)} value={String(one)}>
                {one === null ? translate('preview.fit') : `${one * 100} %`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={isFilled} onChange={({ target }) => setFilled(target.checked)} />
          {translate('preview.ads')}
        </label>
        <IconButton aria-label={translate('ui.close')} onClick={onClose} className="layout-preview-close">
          <Close />
        </IconButton>
      </header>
      <div ref={view} className="layout-preview-view" tabIndex={-1}>
        <div
          className="layout-preview-screen as-screen"
          data-testid="preview"
          style={
            size === null ? { inlineSize: '100%', blockSize: '100%' } : { width: width * size, height: height * size }
          }
        >
          <SurroundingsContext value={surroundings}>
            <Stage
              document={document}
              pageId={page.id}
              playing={isFilled ? playing : NOTHING_PLAYS}
              bottoms={bottoms}
              sourceOf={sourceOf}
            />
          </SurroundingsContext>
        </div>
      </div>
      <p role="status">
        {translate('preview.volume', { percent: number(shownVolume) })}
        {broken.map((name) => (
          <strong key={name}> · {translate('preview.broken', { name })}</strong>
        ))}
      </p>
    </Dialog>
  );
}

const NOTHING_PLAYS = {};
