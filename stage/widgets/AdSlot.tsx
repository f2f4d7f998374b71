import { useCallback, useState } from 'react';
import type { Fit } from '#core/layout/values.ts';
import type { Playable, StageEvents } from '../types.ts';
import { Picture } from './Picture.tsx';
import { Text } from './Text.tsx';
import { Video } from './Video.tsx';
import { WebPage } from './WebPage.tsx';

interface Props extends StageEvents {
  playable: Playable | null;
  fit: Fit;
  background?: string;
}

function Content({ playable, fit, ...events }: StageEvents & { playable: Playable; fit: Fit }) {
  if (playable.kind === 'picture') return <Picture {...playable} {...events} fit={fit} />;
  if (playable.kind === 'video') return <Video {...playable} {...events} fit={fit} />;
  return playable.kind === 'text' ? (
    <Text {...playable} {...events} />
  ) : (
    <WebPage {...playable} {...events} title={playable.playId} />
  );
}

/** Layers of a slot: the old content stays below until the next has started; with `isCut` it is removed at once. */
function useLayers(playable: Playable | null) {
  const [layers, setLayers] = useState<Playable[]>(playable ? [playable] : []);
  const top = layers.at(-1);
  if (top?.playId !== playable?.playId)
    setLayers(playable ? [...(playable.isCut ? [] : layers.slice(-1)), playable] : []);
  const dropBelow = useCallback(
    (playId: string) => setLayers((now) => (now.at(-1)?.playId === playId ? now.slice(-1) : now)),
    [],
  );
  return { layers, dropBelow };
}

/** Shows the playable it is given; the caller decides which ad that is. */
export function AdSlot({ playable, fit, background, onStarted, ...events }: Props) {
  const { layers, dropBelow } = useLayers(playable);
  const start = useCallback(
    (playId: string) => {
      dropBelow(playId);
      onStarted?.(playId);
    },
    [dropBelow, onStarted],
  );
  return (
    <div className="stage-slot" style={{ backgroundColor: background }}>
      {layers.map((layer) => (
        <div key={layer.playId} className="stage-layer">
          <Content playable={layer} fit={fit} onStarted={start} {...events} />
        </div>
      ))}
    </div>
  );
}
