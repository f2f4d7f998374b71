import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { Widget, WidgetOf } from '#core/layout/document.ts';
import { turnedIn } from '#core/layout/rotation.ts';
import { Boundary } from './Boundary.tsx';
import { useSurroundings } from './surroundings.ts';
import type { Playable, SourceOf, StageEvents, WhyNot } from './types.ts';
import { AdSlot } from './widgets/AdSlot.tsx';
import { Browser } from './widgets/Browser.tsx';
import { Button } from './widgets/Button.tsx';
import { Clock } from './widgets/Clock.tsx';
import { Countdown } from './widgets/Countdown.tsx';
import { Html } from './widgets/Html.tsx';
import { Live } from './widgets/Live.tsx';
import { Music } from './widgets/Music.tsx';
import { Operation } from './widgets/Operation.tsx';
import { Picture } from './widgets/Picture.tsx';
import { Signal } from './widgets/Signal.tsx';
import { Text } from './widgets/Text.tsx';
import { Video } from './widgets/Video.tsx';
import { Weather } from './widgets/Weather.tsx';
import { WebPage } from './widgets/WebPage.tsx';

interface Inside<K extends Widget['kind']> extends StageEvents {
  widget: WidgetOf<K>;
  playable: Playable | null;
  next: Playable | null;
  bottom: string | null;
  corner: React.ReactNode;
  sourceOf: SourceOf;
  /** Hears of what comes next in a slot once it is ready for its turn. */
  onReady?: (playId: string) => void;
  /** Tells that a widget of the layout itself cannot be shown, and that it can be seen. */
  onFault: NonNullable<StageEvents['onError']>;
  onShown: NonNullable<StageEvents['onStarted']>;
}

type Draw<K extends Widget['kind']> = (inside: Inside<K>) => React.ReactNode;

const titleOf = ({ name, id }: Widget): string => name || id;

/** Addresses come a moment after the programme that names them: a file that is not here by then does not come, milliseconds. */
const MISSING_MS = 10_000;

/** A widget whose file was deleted, or has not come. */
function Missing({ playId, onFault }: { playId: string } & Pick<Inside<'picture'>, 'onFault'>) {
  useEffect(() => {
    const timer = setTimeout(() => onFault(playId), MISSING_MS);
    return () => clearTimeout(timer);
  }, [playId, onFault]);
  return null;
}

/** Draws one kind whose file must be there. */
const withFile =
  <K extends 'html' | 'picture' | 'video' | 'music'>(
    draw: (url: string, inside: Inside<K>) => React.ReactNode,
  ): Draw<K> =>
  (inside) => {
    const props: { materialId: string | null } = (inside.widget as WidgetOf<'html' | 'picture' | 'video' | 'music'>)
      .props;
    const { materialId } = props;
    if (materialId === null) return null;
    const url = inside.sourceOf(materialId);
    return url === null ? (
      <Missing playId={(inside.widget as Widget).id} onFault={inside.onFault} />
    ) : (
      draw(url, inside)
    );
  };

/**
 * How each kind is drawn; one that schemas/widgets/ has and this lacks is a type error. The layout's own widgets report
 * faults and no plays: only what plays in a slot is a play.
 */
const DRAWN: { readonly [K in Widget['kind']]: Draw<K> } = {
  adSlot: ({ widget, playable, next, bottom, corner, onReady, onStarted, onEnded, onError }) => (
    <AdSlot
      playable={playable}
      next={next}
      bottom={bottom}
      corner={corner}
      {...widget.props}
      {...(onReady ? { onReady } : {})}
      {...(onStarted ? { onStarted } : {})}
      {...(onEnded ? { onEnded } : {})}
      {...(onError ? { onError } : {})}
    />
  ),
  browser: ({ widget, onFault, onShown }) => (
    <Browser playId={widget.id} title={titleOf(widget)} props={widget.props} onStarted={onShown} onError={onFault} />
  ),
  button: ({ widget }) => <Button {...widget.props} />,
  clock: ({ widget }) => <Clock {...widget.props} />,
  countdown: ({ widget }) => <Countdown {...widget.props} />,
  html: withFile<'html'>((url, { widget, onFault, onShown }) => (
    <Html
      playId={widget.id}
      materialId={widget.props.materialId!}
      url={url}
      title={titleOf(widget)}
      onStarted={onShown}
      onError={onFault}
    />
  )),
  live: ({ widget, onFault, onShown }) =>
    widget.props.url === null ? null : (
      <Live
        playId={widget.id}
        title={titleOf(widget)}
        url={widget.props.url}
        fit={widget.props.fit}
        mute={widget.props.mute}
        onStarted={onShown}
        onError={onFault}
      />
    ),
  music: withFile<'music'>((url, { widget, onFault, onShown }) => (
    <Music playId={widget.id} url={url} volume={widget.props.volume} onStarted={onShown} onError={onFault} />
  )),
  operation: ({ widget }) => <Operation {...widget.props} />,
  picture: withFile<'picture'>((url, { widget, onFault, onShown }) => (
    <Picture playId={widget.id} url={url} fit={widget.props.fit} onStarted={onShown} onError={onFault} />
  )),
  signal: ({ widget }) => <Signal {...widget.props} />,
  text: ({ widget }) => <Text playId={widget.id} {...widget.props} />,
  video: withFile<'video'>((url, { widget, onFault, onShown }) => (
    <Video
      playId={widget.id}
      url={url}
      loop
      mute={widget.props.mute}
      fit={widget.props.fit}
      onStarted={onShown}
      onError={onFault}
    />
  )),
  weather: ({ widget }) => <Weather {...widget.props} />,
  webPage: ({ widget, onFault, onShown }) =>
    widget.props.url === null ? null : (
      <WebPage
        playId={widget.id}
        url={widget.props.url}
        title={titleOf(widget)}
        reload={widget.props.reload}
        onStarted={onShown}
        onError={onFault}
      />
    ),
};

function draw<K extends Widget['kind']>(kind: K, inside: Inside<K>): React.ReactNode {
  return DRAWN[kind](inside);
}

/** The box of a turned widget: its inside has the sides exchanged, and turns around the middle. */
function turned({ rotation, width, height }: Widget): React.CSSProperties {
  if (rotation === undefined) return { width: '100%', height: '100%' };
  return { position: 'absolute', ...turnedIn({ width, height }, rotation), transform: `rotate(${rotation}deg)` };
}

/** Returns a widget's source: a new one starts it anew. */
const shownBy = ({ props }: Widget) =>
  props as { materialId?: string | null; url?: string | null; insteadId?: string | null };

/** Whether a widget can be seen. That it cannot is told once, until it could be again. */
function useOutage(widget: Widget) {
  const { id, name, kind } = widget;
  const { onFault } = useSurroundings();
  const { materialId = null, url = null } = shownBy(widget);
  const [down, setDown] = useState<string | null>(null);
  const told = useRef<string | null>(null);
  const source = `${materialId} ${url}`;
  const tell = useCallback(
    (_id: string, why: WhyNot = 'broken') => {
      setDown(source);
      if (told.current === source) return;
      told.current = source;
      onFault?.({ id, name: name || id, kind, materialId }, why);
    },
    [onFault, id, name, kind, materialId, source],
  );
  const show = useCallback(() => {
    told.current = null;
    setDown(null);
  }, []);
  return { isDown: down === source, tell, show };
}

type BoxProps = Omit<Inside<Widget['kind']>, 'onFault' | 'onShown'>;

export const WidgetBox = memo(function WidgetBox(box: BoxProps) {
  const { widget, playable, sourceOf, onError } = box;
  const { id, kind, x, y, width, height, hidden } = widget;
  const { isDown, tell, show } = useOutage(widget);
  if (hidden) return null;
  const { insteadId = null } = shownBy(widget);
  const instead = isDown && insteadId !== null ? sourceOf(insteadId) : null;
  const fall = () => {
    tell(id);
    if (playable) onError?.(playable.playId);
  };
  return (
    <div className="stage-widget" data-widget={id} data-kind={kind} style={{ left: x, top: y, width, height }}>
      <div style={turned(widget)}>
        <Boundary of={playable ?? widget.props} onFall={fall}>
          {draw(kind, { ...box, onFault: tell, onShown: show })}
        </Boundary>
        {instead !== null && (
          <img className="stage-fill stage-bottom" src={instead} alt="" style={{ objectFit: 'cover' }} />
        )}
      </div>
    </div>
  );
});
