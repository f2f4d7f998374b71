import { LAYOUT_VERSION, type LayoutDocument, type LayoutPage, type Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import type { Playable } from '#stage/types.ts';

/** Colours of a sample in an area, and of what a small picture names instead of showing it. */
const SAMPLE = { color: '#ffffff', background: '#14506f' } as const;
const NAMED = { color: '#c8d4dd', background: '#22303c' } as const;

const FONT = widgetKinds.text.scales['fontSize']!;

/** Returns a size of letters with which a name fits into a box. */
const fontOf = ({ width, height }: Pick<Widget, 'width' | 'height'>): number =>
  Math.round(Math.min(FONT.max, Math.max(FONT.min, Math.min(height / 5, width / 12))));

const samples = new WeakMap<Widget, Playable>();

/** Returns what stands in an area for which there is no ad: its name and its size. The same area has the same. */
export function sampleOf(area: Widget): Playable {
  const known = samples.get(area);
  if (known) return known;
  const { id, name, width, height } = area;
  const text = `${name}\n${width} × ${height}`;
  const sample: Playable = {
    kind: 'text',
    playId: `${id} ${text}`,
    isCut: true,
    text,
    fontSize: fontOf(area),
    ...SAMPLE,
  };
  samples.set(area, sample);
  return sample;
}

/** Returns a sample for each area of a page. */
export const samplesOf = ({ widgets }: LayoutPage): Record<string, Playable> =>
  Object.fromEntries(widgets.filter(({ kind }) => kind === 'adSlot').map((area) => [area.id, sampleOf(area)]));

const named = ({ kind: _kind, props: _props, ...box }: Widget): Widget => ({
  ...box,
  kind: 'text',
  props: { ...widgetKinds.text.defaults, text: box.name, fontSize: fontOf(box), ...NAMED },
});

const stills = new WeakMap<Widget, readonly Widget[]>();

function made(widget: Widget): readonly Widget[] {
  switch (widget.kind) {
    case 'music':
      return [];
    case 'browser':
    case 'html':
    case 'live':
    case 'webPage':
      return [named(widget)];
    case 'video': {
      const { materialId, fit } = widget.props;
      return [{ ...widget, kind: 'picture', props: { materialId, fit } }];
    }
    case 'text':
      return widget.props.scroll ? [{ ...widget, props: { ...widget.props, scroll: false } }] : [widget];
    default:
      return [widget];
  }
}

/**
 * Returns a page as a small picture of it is drawn: nothing in it moves, sounds, or asks another server. A film is a picture,
 * what comes from elsewhere is its name. A widget that did not change is the same as before.
 */
export function stillPage(
  { width, height }: Pick<LayoutDocument, 'width' | 'height'>,
  page: LayoutPage,
): LayoutDocument {
  const widgets = page.widgets.flatMap((widget) => {
    const known = stills.get(widget) ?? made(widget);
    stills.set(widget, known);
    return known;
  });
  return { version: LAYOUT_VERSION, width, height, pages: [{ ...page, widgets }] };
}
