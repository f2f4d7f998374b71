import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { MAX_WIDGETS } from '#core/layout/values.ts';
import { addWidget } from '#core/layout/edit/commands.ts';
import type { Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { widgetNames } from '#generated/console/widgets/words.gen.ts';
import { useCanAny } from '#src/ui/permission.ts';
import { useTheDesigner } from './designerContext.ts';
import { freeName, newWidget } from './newPart.ts';
import { WidgetIcon } from './WidgetIcon.tsx';

/** Type of the data that is dragged from the palette. */
export const DRAGGED_KIND = 'application/x-vitrine-widget';

const KINDS = Object.keys(widgetKinds) as Widget['kind'][];

/** Widget kinds in templates of the older editor. */
const PLAIN_KINDS: ReadonlySet<Widget['kind']> = new Set(['adSlot', 'picture', 'video', 'text', 'webPage']);

/** The widgets that the session may place: a press puts one into the middle of the page, dragging puts it elsewhere (LAY-03). */
export function Palette() {
  const translate = useTranslate();
  const can = useCanAny();
  const { document, page, act, isPlain } = useTheDesigner();
  const offered = KINDS.filter((kind) => {
    const { perm } = widgetKinds[kind] as { perm?: string };
    return (perm === undefined || can(perm)) && (!isPlain || PLAIN_KINDS.has(kind));
  });
  const isFull = page.widgets.length >= MAX_WIDGETS;
  const add = (kind: Widget['kind']) => {
    const name = freeName(page, translate(widgetNames[kind]));
    const widget = newWidget(document, kind, name, { x: document.width / 2, y: document.height / 2 });
    act(addWidget(document, page.id, widget), [widget.id]);
  };
  return (
    <div
      className="designer-palette"
      role="toolbar"
      aria-label={translate('designer.palette')}
      aria-orientation="vertical"
    >
      {offered.map((kind) => (
        <Tooltip
          key={kind}
          title={isFull ? translate('designer.full', { max: MAX_WIDGETS }) : translate(widgetNames[kind])}
          placement="right"
        >
          <span>
            <button
              type="button"
              draggable={!isFull}
              disabled={isFull}
              data-kind={kind}
              onClick={() => add(kind)}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAGGED_KIND, kind);
                dataTransfer.effectAllowed = 'copy';
              }}
            >
              <WidgetIcon kind={kind} />
              <span>{translate(widgetNames[kind])}</span>
            </button>
          </span>
        </Tooltip>
      ))}
    </div>
  );
}
