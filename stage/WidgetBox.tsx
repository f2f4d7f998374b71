import type { Widget } from '#core/layout/document.ts';
import type { Playable, SourceOf, StageEvents } from './types.ts';
import { AdSlot } from './widgets/AdSlot.tsx';
import { Picture } from './widgets/Picture.tsx';
import { Text } from './widgets/Text.tsx';
import { Video } from './widgets/Video.tsx';
import { WebPage } from './widgets/WebPage.tsx';

interface Props extends StageEvents {
  widget: Widget;
  playable: Playable | null;
  sourceOf: SourceOf;
}

// The layout's own widgets report nothing: only what plays in a slot is a play.
function Inside({ widget, playable, sourceOf, ...events }: Props) {
  if (widget.kind === 'adSlot') return <AdSlot playable={playable} {...widget.props} {...events} />;
  if (widget.kind === 'text') return <Text playId={widget.id} {...widget.props} />;
  if (widget.kind === 'webPage')
    return widget.props.url === null ? null : (
      <WebPage playId={widget.id} url={widget.props.url} title={widget.name || widget.id} />
    );
  const url = widget.props.materialId === null ? null : sourceOf(widget.props.materialId);
  if (url === null) return null;
  return widget.kind === 'picture' ? (
    <Picture playId={widget.id} url={url} fit={widget.props.fit} />
  ) : (
    <Video playId={widget.id} url={url} loop mute={widget.props.mute} fit={widget.props.fit} />
  );
}

export function WidgetBox(props: Props) {
  const { id, kind, x, y, width, height } = props.widget;
  return (
    <div className="stage-widget" data-widget={id} data-kind={kind} style={{ left: x, top: y, width, height }}>
      <Inside {...props} />
    </div>
  );
}
