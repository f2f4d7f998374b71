import * as z from 'zod/mini';
import { widget, widgetKinds } from '#generated/layout/widgets.gen.ts';
import type { RuleContext, Values } from '../entity/rule.ts';
import type { WidgetKind } from './widgetKind.ts';
import { color, MAX_PAGES, MAX_WIDGETS, partId, SIDE } from './values.ts';

/** Version that this build writes; migrate.ts reads older ones. */
export const LAYOUT_VERSION = 1;

const page = z.strictObject({
  id: partId,
  name: z.string().check(z.minLength(1), z.maxLength(50)),
  background: color,
  /** From back to front. */
  widgets: z.array(widget).check(z.maxLength(MAX_WIDGETS)),
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

/** Returns the page with this id, else the home page. */
export const pageOf = ({ pages }: LayoutDocument, pageId: string | null | undefined): LayoutPage =>
  pages.find(({ id }) => id === pageId) ?? pages[0]!;

/** Returns the ids of the areas that are drawn while a page is open: those of another page are not, nor hidden ones. */
export const drawnAreas = (document: LayoutDocument, pageId: string | null): ReadonlySet<string> =>
  new Set(
    pageOf(document, pageId).widgets.flatMap(({ id, kind, hidden }) =>
      kind === 'adSlot' && hidden !== true ? [id] : [],
    ),
  );

/** Returns the areas in which ads play, in the order of the document. */
export function slotAreas(document: LayoutDocument): WidgetOf<'adSlot'>[] {
  return widgetsOf(document).filter((one): one is WidgetOf<'adSlot'> => one.kind === 'adSlot');
}

/** Says whether a widget is heard and not seen: it belongs to all pages, whichever it stands on (LAY-03). */
export const isSound = ({ kind }: Widget): boolean => kind === 'music';

/** Returns what is known of a widget's kind. */
export const kindOf = ({ kind }: Widget): WidgetKind => widgetKinds[kind];

/** Returns the ids of all materials that the document itself shows, each once. */
export function materialsOf(document: LayoutDocument): string[] {
  const ids = widgetsOf(document).flatMap((one) => {
    const props: Values = one.props;
    return kindOf(one).materials.map((name) => props[name]);
  });
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** Says whether a widget hides everything below it: by its kind, and by a background without transparency if it has one. */
export function isOpaque(one: Widget, context: RuleContext): boolean {
  const props: Values = one.props;
  const { background } = props;
  const isSolid = typeof background !== 'string' || background.length === '#rrggbb'.length || /ff$/i.test(background);
  return one.hidden !== true && isSolid && kindOf(one).opaque(props, context);
}
