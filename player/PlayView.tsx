import { useCallback, useMemo } from 'react';
import { WHOLE_SCREEN } from '#core/schedule/types.ts';
import { Stage } from '#stage/Stage.tsx';
import type { Playable } from '#stage/types.ts';
import { playableOf } from './playable.ts';
import type { Player } from './run.ts';
import type { View } from './view.ts';
import type { Words } from './words.ts';

interface Props {
  player: Player;
  view: Extract<View, { kind: 'play' }>;
  words: Words;
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
    (playId: string) => {
      player.playback.failed(playId);
      player.tick();
    },
    [player],
  );
  return { onStarted, onEnded, onError };
}

function Waiting({ view, words }: Pick<Props, 'view' | 'words'>) {
  const { manifest, loading } = view;
  const reason = loading
    ? words.loading.replace('{done}', String(loading.done)).replace('{total}', String(loading.total))
    : manifest && !manifest.layout
      ? words.noLayout
      : words.waiting;
  return (
    <main className="card">
      <h1>{manifest?.device.name ?? ''}</h1>
      <output>{reason}</output>
    </main>
  );
}

export function PlayView({ player, view, words }: Props) {
  const { manifest, showing, urls } = view;
  const reports = useReports(player);
  const playing = useMemo(() => {
    const places: Record<string, Playable | null> = {};
    for (const { id, areaId } of manifest?.slots ?? []) {
      const one = showing.get(id);
      places[areaId] = one ? playableOf(one, urls) : null;
    }
    return places;
  }, [manifest, showing, urls]);
  const sourceOf = useCallback(
    (materialId: string) => urls.get(manifest?.materials[materialId] ?? '') ?? null,
    [manifest, urls],
  );
  const emergency = showing.get(WHOLE_SCREEN);
  if (!manifest?.layout) return <Waiting view={view} words={words} />;
  return (
    <Stage
      document={manifest.layout.document}
      playing={playing}
      takeover={emergency ? playableOf(emergency, urls) : null}
      sourceOf={sourceOf}
      {...reports}
    />
  );
}
