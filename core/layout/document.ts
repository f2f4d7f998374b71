import * as z from 'zod/mini';
import { widgetKinds } from './kinds.ts';
import { color, MAX_PAGES, partId, SIDE } from './values.ts';

/** Version that this build writes; migrate.ts reads older ones. */
export const LAYOUT_VERSION = 1;

const position = z.int().check(z.minimum(-SIDE.max), z.maximum(SIDE.max));
const length = z.int().check(z.minimum(1), z.maximum(SIDE.max));
const box = {
  id: partId,
  name: z.string().check(z.maxLength(50)),
  x: position,
  y: position,
  width: length,
  height: length,
  locked: z.optional(z.boolean()),
};

const widget = z.discriminatedUnion('kind', [
  z.strictObject({ ...box, kind: z.literal('text'), props: widgetKinds.text.props }),
  z.strictObject({ ...box, kind: z.literal('picture'), props: widgetKinds.picture.props }),
  z.strictObject({ ...box, kind: z.literal('video'), props: widgetKinds.video.props }),
  z.strictObject({ ...box, kind: z.literal('webPage'), props: widgetKinds.webPage.props }),
  z.strictObject({ ...box, kind: z.literal('adSlot'), props: widgetKinds.adSlot.props }),
]);

const page = z.strictObject({
  id: partId,
  name: z.string().check(z.minLength(1), z.maxLength(50)),
  background: color,
  /** From back to front. */
  widgets: z.array(widget).check(z.maxLength(200)),
});

const side = z.int().check(z.minimum(SIDE.min), z.maximum(SIDE.max));

/** Schema of the layout document. Lengths are design pixels; the first page is the home page. */
export const layoutDocument = z.strictObject({
  version: z.literal(LAYOUT_VERSION),
  width: side,
  height: side,
  pages: z.array(page).check(z.minLength(1), z.maxLength(MAX_PAGES)),
});

export type LayoutDocument = z.infer<typeof layoutDocument>;
export type LayoutPage = z.infer<typeof page>;
export type Widget = z.infer<typeof widget>;
export type WidgetOf<K extends Widget['kind']> = Extract<Widget, { kind: K }>;

/** Returns all widgets of a document, page by page, from back to front. */
export function widgetsOf(document: LayoutDocument): Widget[] {
  return document.pages.flatMap(({ widgets }) => widgets);
}

/** Returns the areas in which ads play, in the order of the document. */
export function slotAreas(document: LayoutDocument): WidgetOf<'adSlot'>[] {
  return widgetsOf(document).filter((one): one is WidgetOf<'adSlot'> => one.kind === 'adSlot');
}

/** Returns the ids of all materials that the document itself shows, each once. */
export function materialsOf(document: LayoutDocument): string[] {
  return [
    ...new Set(
      widgetsOf(document).flatMap((one) => {
        const { materials } = widgetKinds[one.kind] as { materials: (props: Widget['props']) => readonly string[] };
        return materials(one.props);
      }),
    ),
  ];
}
