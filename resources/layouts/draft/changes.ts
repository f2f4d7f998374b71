import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { differenceOf } from '#core/layout/edit/difference.ts';
import { findWidget, type Operation } from '#core/layout/edit/operation.ts';

/** Change of a widget, a page or the layout, in words of draftSentences; `fields` are those of its kind. */
export interface Change {
  key: string;
  of: 'widget' | 'page' | 'layout';
  /** Id of the widget or page. */
  id: string;
  name: string;
  kind?: Widget['kind'];
  words: readonly string[];
  fields: readonly string[];
}

/** Words of the keys of a widget's box. */
const BOX_WORDS: Readonly<Record<string, string>> = {
  x: 'moved',
  y: 'moved',
  width: 'resized',
  height: 'resized',
  rotation: 'turned',
  name: 'renamed',
  locked: 'locked',
  hidden: 'hidden',
  group: 'grouped',
};

const wordsOf = (patch: object): string[] => Object.keys(patch).flatMap((key) => BOX_WORDS[key] ?? []);

/** Returns the widget as one of both documents has it. */
function widgetIn(id: string, ...documents: readonly LayoutDocument[]): Widget | null {
  for (const document of documents)
    if (document.pages.some(({ widgets }) => widgets.some((one) => one.id === id)))
      return findWidget(document, id).widget;
  return null;
}

type Told = Pick<Change, 'of' | 'id'> & { words: readonly string[]; fields?: readonly string[] };

function told(operation: Operation): Told {
  switch (operation.type) {
    case 'insertWidget':
      return { of: 'widget', id: operation.widget.id, words: ['added'] };
    case 'removeWidget':
      return { of: 'widget', id: operation.id, words: ['removed'] };
    case 'moveWidget':
      return { of: 'widget', id: operation.id, words: ['ordered'] };
    case 'patchWidget': {
      const { props = {}, ...box } = operation.patch;
      return { of: 'widget', id: operation.id, words: wordsOf(box), fields: Object.keys(props) };
    }
    case 'insertPage':
      return { of: 'page', id: operation.page.id, words: ['added'] };
    case 'removePage':
      return { of: 'page', id: operation.id, words: ['removed'] };
    case 'movePage':
      return { of: 'page', id: operation.id, words: ['ordered'] };
    case 'patchPage':
      return {
        of: 'page',
        id: operation.id,
        words: Object.keys(operation.patch).map((key) => (key === 'name' ? 'renamed' : 'coloured')),
      };
    case 'patchDocument':
      return { of: 'layout', id: 'layout', words: ['resized'] };
  }
}

/** Returns what makes one document of another, a line for each widget and page that changed (UI-09, LAY-12). */
export function changesBetween(before: LayoutDocument, after: LayoutDocument): Change[] {
  const lines = new Map<string, Change>();
  const pages = [...after.pages, ...before.pages];
  for (const operation of differenceOf(before, after)) {
    const { of, id, words, fields = [] } = told(operation);
    const key = `${of} ${id}`;
    const widget = of === 'widget' ? widgetIn(id, after, before) : null;
    const name = widget?.name ?? pages.find((page) => page.id === id)?.name ?? '';
    const known = lines.get(key);
    // A widget of another kind under the same id is gone and there again.
    lines.set(key, {
      key,
      of,
      id,
      name,
      ...(widget ? { kind: widget.kind } : {}),
      words: [...new Set([...(known?.words ?? []), ...words])],
      fields: [...new Set([...(known?.fields ?? []), ...fields])],
    });
  }
  return [...lines.values()];
}
