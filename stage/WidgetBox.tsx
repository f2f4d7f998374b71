import { memo, useCallback } from 'react';
import type { Widget, WidgetOf } from '#core/layout/document.ts';
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
  /** Tells that a widget of the layout itself cannot be shown. */
  onFault: NonNullable<StageEvents['onError']>;
}

type Draw<K extends Widget['kind']> = (inside: Inside<K>) => React.ReactNode;

const titleOf = ({ name, id }: Widget): string => name || id;

/** Draws one kind whose file must be there. */
const withFile =
  <K extends 'html' | 'picture' | 'video' | 'music'>(
    draw: (url: string, inside: Inside<K>) => React.ReactNode,
  ): Draw<K> =>
  (inside) => {
    const props: { materialId: string | null } = (inside.widget as WidgetOf<'html' | 'picture' | 'video' | 'music'>)
      .props;
    const { materialId } = props;
    const url = materialId === null ? null : inside.sourceOf(materialId);
    return url === null ? null : draw(url, inside);
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
  browser: ({ widget }) => <Browser playId={widget.id} title={titleOf(widget)} props={widget.props} />,
  button: ({ widget }) => <Button {...widget.props} />,
  clock: ({ widget }) => <Clock {...widget.props} />,
  countdown: ({ widget }) => <Countdown {...widget.props} />,
  html: withFile<'html'>((url, { widget, onFault }) => (
    <Html
      playId={widget.id}
      materialId={widget.props.materialId!}
      url={url}
      title={titleOf(widget)}
      onError={onFault}
    />
  )),
  live: ({ widget, onFault }) =>
    widget.props.url === null ? null : (
      <Live
        playId={widget.id}
        url={widget.props.url}
        fit={widget.props.fit}
        mute={widget.props.mute}
        onError={onFault}
      />
    ),
  music: withFile<'music'>((url, { widget }) => <Music url={url} volume={widget.props.volume} />),
  operation: ({ widget }) => <Operation {...widget.props} />,
  picture: withFile<'picture'>((url, { widget, onFault }) => (
    <Picture playId={widget.id} url={url} fit={widget.props.fit} onError={onFault} />
  )),
  signal: ({ widget }) => <Signal {...widget.props} />,
  text: ({ widget }) => <Text playId={widget.id} {...widget.props} />,
  video: withFile<'video'>((url, { widget, onFault }) => (
    <Video playId={widget.id} url={url} loop mute={widget.props.mute} fit={widget.props.fit} onError={onFault} />
  )),
  weather: ({ widget }) => <Weather {...widget.props} />,
  webPage: ({ widget, onFault }) =>
    widget.props.url === null ? null : (
      <WebPage
        playId={widget.id}
        url={widget.props.url}
        title={titleOf(widget)}
        reload={widget.props.reload}
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
  const isOnSide = rotation !== 180;
  const [w, h] = isOnSide ? [height, width] : [width, height];
  return {
    position: 'absolute',
    left: (width - w) / 2,
    top: (height - h) / 2,
    width: w,
    height: h,
    transform: `rotate(${rotation}deg)`,
  };
}

const materialOf = ({ props }: Widget): string | null => {
  const { materialId } = props as { materialId?: string | null };
  return materialId ?? null;
};

type BoxProps = Omit<Inside<Widget['kind']>, 'onFault'>;

export const WidgetBox = memo(function WidgetBox(box: BoxProps) {
  const { widget } = box;
  const { id, kind, x, y, width, height, hidden, name } = widget;
  const { onFault } = useSurroundings();
  const material = materialOf(widget);
  const tell = useCallback(
    (_id: string, why: WhyNot = 'broken') => onFault?.({ id, name: name || id, kind, materialId: material }, why),
    [onFault, id, name, kind, material],
  );
  if (hidden) return null;
  return (
    <div className="stage-widget" data-widget={id} data-kind={kind} style={{ left: x, top: y, width, height }}>
      <div style={turned(widget)}>{draw(kind, { ...box, onFault: tell })}</div>
    </div>
  );
});
