import * as fc from 'fast-check';
import type { LayoutDocument, LayoutPage, Widget } from '#core/layout/document.ts';
import { widgetsOf } from '#core/layout/document.ts';
import { applyOperation, type Operation } from '#core/layout/edit/operation.ts';
import { LAYOUT_VERSION } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';

/** Random documents, and scripts of operations that fit the document as it is when each is done. */

const KINDS = Object.keys(widgetKinds) as Widget['kind'][];

const box = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 1000 }),
  width: fc.integer({ min: 1, max: 900 }),
  height: fc.integer({ min: 1, max: 900 }),
});

const widgetShape = fc.record({
  kind: fc.constantFrom(...KINDS),
  box,
  rotation: fc.constantFrom(undefined, 90 as const, 180 as const),
  locked: fc.constantFrom(undefined, true),
  hidden: fc.constantFrom(undefined, true),
});
type WidgetShape = typeof widgetShape extends fc.Arbitrary<infer T> ? T : never;

const widgetOf = (id: string, { kind, box: at, rotation, locked, hidden }: WidgetShape): Widget =>
  ({
    id,
    name: id,
    ...at,
    ...(rotation ? { rotation } : {}),
    ...(locked ? { locked } : {}),
    ...(hidden ? { hidden } : {}),
    kind,
    props: { ...widgetKinds[kind].defaults },
  }) as Widget;

/** A document of one to four pages with up to six widgets each, ids unique. */
export const layoutDocuments: fc.Arbitrary<LayoutDocument> = fc
  .array(fc.array(widgetShape, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map((pages) => ({
    version: LAYOUT_VERSION,
    width: 1920,
    height: 1080,
    pages: pages.map((widgets, page) => ({
      id: `p${page}`,
      name: `Page ${page}`,
      background: '#000000',
      widgets: widgets.map((shape, index) => widgetOf(`p${page}w${index}`, shape)),
    })),
  }));

/** One intention; which part it means is chosen by a number, since the parts change while the script runs. */
const intention = fc.record({
  what: fc.constantFrom(
    'insertWidget',
    'removeWidget',
    'moveWidget',
    'box',
    'flag',
    'unflag',
    'props',
    'insertPage',
    'removePage',
    'movePage',
    'patchPage',
    'size',
  ),
  part: fc.nat(1000),
  place: fc.nat(8),
  shape: widgetShape,
});
export type Intention = typeof intention extends fc.Arbitrary<infer T> ? T : never;

export const layoutScripts = fc.array(intention, { maxLength: 30 });

const pick = <T>(list: readonly T[], part: number): T | undefined => list[part % Math.max(1, list.length)];

/** Returns the operation that an intention means in a document; null where it has nothing to be done to. */
function operationOf(
  document: LayoutDocument,
  { what, part, place, shape }: Intention,
  serial: number,
): Operation | null {
  const page = pick(document.pages, part)!;
  const widget = pick(widgetsOf(document), part);
  const to = pick(document.pages, place)!;
  if (what === 'insertWidget')
    return {
      type: 'insertWidget',
      pageId: page.id,
      index: place % (page.widgets.length + 1),
      widget: widgetOf(`n${serial}`, shape),
    };
  if (what === 'insertPage')
    return { type: 'insertPage', index: place % (document.pages.length + 1), page: newPage(`np${serial}`) };
  if (what === 'removePage') return document.pages.length > 1 ? { type: 'removePage', id: page.id } : null;
  if (what === 'movePage') return { type: 'movePage', id: page.id, index: place % document.pages.length };
  if (what === 'patchPage')
    return { type: 'patchPage', id: page.id, patch: { name: `Name ${place}`, background: '#123456' } };
  if (what === 'size') return { type: 'patchDocument', patch: { width: 1000 + place } };
  if (!widget) return null;
  const { id } = widget;
  if (what === 'removeWidget') return { type: 'removeWidget', id };
  if (what === 'moveWidget')
    return {
      type: 'moveWidget',
      id,
      pageId: to.id,
      index: place % (to.widgets.length + (to.widgets.includes(widget) ? 0 : 1)),
    };
  if (what === 'box') return { type: 'patchWidget', id, patch: { ...shape.box, name: `Name ${place}` } };
  if (what === 'flag') return { type: 'patchWidget', id, patch: { rotation: 90, locked: true, group: 'g' } };
  if (what === 'unflag')
    return {
      type: 'patchWidget',
      id,
      patch: { rotation: null, locked: null, hidden: null, group: null },
    };
  const [first = ''] = Object.keys(widget.props);
  return { type: 'patchWidget', id, patch: { props: { [first]: place % 2 === 0 ? null : `Value ${place}` } } };
}

const newPage = (id: string): LayoutPage => ({ id, name: id, background: '#ffffff', widgets: [] });

/** Runs a script, and returns its operations. */
export function runScript(
  document: LayoutDocument,
  script: readonly Intention[],
): { document: LayoutDocument; operations: Operation[] } {
  const operations: Operation[] = [];
  let current = document;
  script.forEach((each, serial) => {
    const operation = operationOf(current, each, serial);
    if (!operation) return;
    operations.push(operation);
    current = applyOperation(current, operation).document;
  });
  return { document: current, operations };
}
