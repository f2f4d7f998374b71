import { useCallback, useMemo } from 'react';
import { drawnAreas, pageOf, slotAreas, type LayoutDocument } from '#core/layout/document.ts';
import { placesIn } from '#core/schedule/scenario.ts';
import { wallPart } from '#core/layout/wallPart.ts';
import type { Manifest } from '#core/manifest/manifest.ts';
import { WHOLE_SCREEN } from '#core/schedule/types.ts';
import { QrCode } from '#stage/QrCode.tsx';
import { Stage } from '#stage/Stage.tsx';
import { SurroundingsContext, type Signal, type Surroundings } from '#stage/surroundings.ts';
import type { Playable, WhyNot } from '#stage/types.ts';
import { playableOf } from './playable.ts';
import type { Player } from './run.ts';
import { useScreenSize } from './Turned.tsx';
import { rotationIn, type View } from './view.ts';
import type { Words } from './words.ts';

interface Props {
  player: Player;
  view: Extract<View, { kind: 'play' }>;
  words: Words;
  /** Server address for phones. */
  origin: string;
}

/** Stable for the life of the player: a stage whose callbacks change would start its videos again. */
function useReports(player: Player) {
  const onStarted = useCallback((playId: string) => player.playback.started(playId), [player]);
  const onEnded = useCallback(
    (playId: string) => {
      player.playback.ended(playId);
      player.tick();
    },
    [player],
  );
  const onError = useCallback(
    (playId: string, why?: WhyNot) => {
      player.playback.failed(playId, why);
      player.tick();
    },
    [player],
  );
  return { onStarted, onEnded, onError };
}

const loadingWords = ({ done, total }: { done: number; total: number }, words: Words): string =>
  words.loading.replace('{done}', String(done)).replace('{total}', String(total));

function Waiting({ view, words }: Pick<Props, 'view' | 'words'>) {
  const { manifest, loading } = view;
  const reason = loading ? loadingWords(loading, words) : manifest && !manifest.layout ? words.noLayout : words.waiting;
  return (
    <main className="card">
      <h1>{manifest?.device.name ?? ''}</h1>
      <output>{reason}</output>
    </main>
  );
}

/** Returns the connection of this machine as its browser tells it; one that says only "online" counts as a cable. */
function signalOf({ onLine, connection }: Navigator & { connection?: { type?: string; downlink?: number } }): Signal {
  if (!onLine) return { kind: 'none', bars: 0 };
  const kind = connection?.type === 'wifi' ? 'wifi' : connection?.type === 'cellular' ? 'mobile' : 'wired';
  // Megabits a second; browsers round them and stop at 10.
  const speed = connection?.downlink ?? 10;
  return { kind, bars: speed >= 8 ? 4 : speed >= 4 ? 3 : speed >= 1 ? 2 : 1 };
}

/** Returns what layout widgets ask of this screen. */
function useSurroundings(player: Player, manifest: Manifest | null, words: Words['stage']) {
  const zone = manifest?.device.zone ?? 'UTC';
  return useMemo(
    (): Surroundings => ({
      now: () => player.now(),
      zone,
      weatherOf: (place) => player.weatherOf(place),
      signal: () => signalOf(navigator),
      fileOf: (materialId) => player.fileOf(materialId),
      onFault: (widget, why) => player.widgetFailed(widget, why),
      words,
      goTo: (pageId) => player.openPage(pageId),
      reachesStreams: true,
      volume: { get: () => player.controls.volume, set: (percent) => player.setVolume(percent) },
    }),
    [player, zone, words],
  );
}

/** Elements in the lower right corner of areas. */
type Corners = Readonly<Record<string, React.ReactNode>>;

/** Places of the layout with what each has. */
function usePlaces(
  showing: Playing['showing'],
  { manifest, urls, origin, corners }: Pick<Playing, 'manifest' | 'urls'> & { origin: string; corners: Corners },
) {
  return useMemo(() => {
    const places: Record<string, Playable | null> = {};
    for (const { id, slots } of placesIn(manifest?.slots ?? [])) {
      const one = showing.get(id);
      const transition = slots.find((slot) => slot.id === one?.slotId)?.transition;
      const { areaId } = slots[0]!;
      const isTaken = corners[areaId] !== undefined;
      places[areaId] = one ? playableOf(one, { urls, origin, transition, isTaken }) : null;
    }
    return places;
  }, [manifest, showing, urls, origin, corners]);
}

type Playing = Props['view'];

const NO_CASTS: ReadonlyMap<string, string> = new Map();

interface CastCodeProps {
  /** Address that the code says. */
  address: string;
  /** Sides of the slot's area, design pixels. */
  width: number;
  height: number;
  label: string;
}

/** Share of the shorter side that a code takes, and its bounds, design pixels: legible from some metres, and not the ad itself. */
const SHARE = 0.24;
const [SMALLEST, LARGEST] = [110, 340];

/** Draws the code of scan-to-cast in the corner of a slot (MKT-10). */
function CastCode({ address, width, height, label }: CastCodeProps) {
  const side = Math.round(Math.max(SMALLEST, Math.min(LARGEST, Math.min(width, height) * SHARE)));
  return (
    <div
      className="cast-code"
      style={{ width: side, fontSize: side / 9 }}
      data-testid="cast-code"
      data-address={address}
    >
      <QrCode className="qr" text={address} label={label} />
      <span>{label}</span>
    </div>
  );
}

/** Codes in the slots that sell scan-to-cast. */
function useCorners(
  manifest: Manifest | null,
  casts: ReadonlyMap<string, string>,
  { origin, words }: Pick<Props, 'origin' | 'words'>,
) {
  return useMemo(() => {
    const corners: Record<string, React.ReactNode> = {};
    if (!manifest?.layout || casts.size === 0) return corners;
    const areas = new Map(slotAreas(manifest.layout.document).map((area) => [area.id, area]));
    for (const { id, areaId } of manifest.slots) {
      const [path, area] = [casts.get(id), areas.get(areaId)];
      if (path === undefined || !area) continue;
      const { width, height } = area;
      corners[areaId] = <CastCode address={`${origin}${path}`} width={width} height={height} label={words.cast} />;
    }
    return corners;
  }, [manifest, casts, origin, words]);
}

/** Returns by area the picture that stands there while nothing plays: that of the first slot in it with a bottom image. */
function bottomsOf(manifest: Manifest | null, urls: Playing['urls']): Record<string, string | null> {
  const areas = placesIn(manifest?.slots ?? []).map(({ slots }): [string, string | null] => {
    const bottom = slots.find((slot) => slot.bottom !== undefined)?.bottom ?? '';
    return [slots[0]!.areaId, urls.get(bottom) ?? null];
  });
  return Object.fromEntries(areas);
}

/** Says whether this page has no scheduled ad and no own content: it shows a word instead of black. */
function isBare(
  document: LayoutDocument,
  { pageId, showing }: Playing,
  bottoms: Readonly<Record<string, string | null>>,
): boolean {
  const { widgets } = pageOf(document, pageId);
  // One that is not here yet leaves the screen black, and one of another page is not drawn.
  const hasBottom = [...drawnAreas(document, pageId)].some((areaId) => bottoms[areaId] != null);
  return showing.size === 0 && !hasBottom && widgets.every(({ kind, hidden }) => kind === 'adSlot' || hidden === true);
}

export function PlayView({ player, view, words, origin }: Props) {
  const { manifest, pageId, showing, prepared, urls, casts = NO_CASTS } = view;
  const reports = useReports(player);
  const bottoms = useMemo(() => bottomsOf(manifest, urls), [manifest, urls]);
  const sourceOf = useCallback(
    (materialId: string) => urls.get(manifest?.materials[materialId] ?? '') ?? null,
    [manifest, urls],
  );
  const corners = useCorners(manifest, casts, { origin, words });
  const playing = usePlaces(showing, { manifest, urls, origin, corners });
  const next = usePlaces(prepared, { manifest, urls, origin, corners });
  const surroundings = useSurroundings(player, manifest, words.stage);
  const screen = useScreenSize(rotationIn(view));
  const emergency = showing.get(WHOLE_SCREEN);
  if (!manifest?.layout) return <Waiting view={view} words={words} />;
  const { document } = manifest.layout;
  return (
    <SurroundingsContext value={surroundings}>
      <div className="wall" inert={view.isLocked} style={wallPart(manifest.wall, document, screen)}>
        <Stage
          document={document}
          {...(pageId === null ? {} : { pageId })}
          playing={playing}
          next={next}
          bottoms={bottoms}
          corners={corners}
          takeover={emergency ? playableOf(emergency, { urls, origin }) : null}
          isTakeoverCut={view.isEmergencyCut ?? false}
          sourceOf={sourceOf}
          {...reports}
        />
      </div>
      {isBare(document, view, bottoms) && (
        <output className="nothing">
          {manifest.device.name} · {view.loading ? loadingWords(view.loading, words) : words.nothing}
        </output>
      )}
    </SurroundingsContext>
  );
}
