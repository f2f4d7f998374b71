import { useTranslate } from 'react-admin';
import { flagWidgets, orderWidgets } from '#core/layout/edit/commands.ts';
import type { Widget } from '#core/layout/document.ts';
import { useTheDesigner } from './designerContext.ts';
import { Glyph } from './Glyph.tsx';
import { WidgetIcon } from './WidgetIcon.tsx';

function Layer({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const { document, page, chosen, act, choose } = useTheDesigner();
  const { id, name, kind, locked = false, hidden = false } = widget;
  const own = new Set([id]);
  const flag = (which: 'locked' | 'hidden', isNow: boolean) => (
    <button
      type="button"
      aria-pressed={isNow}
      aria-label={translate(`designer.${which}`, { name })}
      title={translate(`designer.${which}`, { name })}
      onClick={() => act(flagWidgets(document, own, which, !isNow))}
    >
      <Glyph name={which === 'locked' ? (isNow ? 'lock' : 'unlock') : isNow ? 'eyeOff' : 'eye'} />
    </button>
  );
  return (
    <li className={chosen.has(id) ? 'is-chosen' : undefined}>
      <button
        type="button"
        className="designer-layer"
        aria-pressed={chosen.has(id)}
        onClick={({ shiftKey, ctrlKey, metaKey }) => choose(shiftKey || ctrlKey || metaKey ? [...chosen, id] : [id])}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          act(orderWidgets(document, page.id, own, event.key === 'ArrowUp' ? 'forward' : 'backward'));
        }}
      >
        <WidgetIcon kind={kind} size={16} />
        <span>{name}</span>
      </button>
      {flag('hidden', hidden)}
      {flag('locked', locked)}
    </li>
  );
}

/** The widgets of the page, the front one first. */
export function Layers() {
  const translate = useTranslate();
  const { page } = useTheDesigner();
  if (page.widgets.length === 0) return <p className="designer-hint">{translate('designer.empty')}</p>;
  return (
    <ul className="designer-layers" aria-label={translate('designer.layers')}>
      {page.widgets.toReversed().map((widget) => (
        <Layer key={widget.id} widget={widget} />
      ))}
    </ul>
  );
}
