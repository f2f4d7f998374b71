import type { LayoutDocument, LayoutPage, Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';

/** Makes the id of a new page or widget: short, and unique among those that are made anywhere. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Returns a name that no widget of the page has yet: "Clock", "Clock 2". */
export function freeName(page: LayoutPage, word: string): string {
  const taken = new Set(page.widgets.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? word : `${word} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Makes a widget of a kind around a point (its middle), inside the page; larger ones than the page are made smaller. */
export function newWidget(
  document: LayoutDocument,
  kind: Widget['kind'],
  name: string,
  at: { x: number; y: number },
): Widget {
  const { size, defaults } = widgetKinds[kind];
  const scale = Math.min(1, document.width / size.width, document.height / size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const within = (middle: number, length: number, whole: number) =>
    Math.round(Math.max(0, Math.min(middle - length / 2, whole - length)));
  return {
    id: newId(),
    name: name.slice(0, 50),
    x: within(at.x, width, document.width),
    y: within(at.y, height, document.height),
    width,
    height,
    kind,
    props: { ...defaults },
  } as Widget;
}
