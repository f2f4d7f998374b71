import type { LayoutDocument, Widget, WidgetOf } from './document.ts';
import { LAYOUT_VERSION } from './document.ts';

interface Label {
  zh: string;
  en: string;
}

/** A layout that every corporation starts with. Its areas are named: slots are made for them. */
export interface BuiltinLayout {
  key: string;
  label: Label;
  /** With English names; `builtinIn` has them in either language. */
  document: LayoutDocument;
}

/** Names of the pages and widgets of built-in layouts, by their ids. */
const NAMES: Readonly<Record<string, Label>> = {
  home: { zh: '首页', en: 'Home' },
  main: { zh: '主画面', en: 'Main' },
  side: { zh: '侧栏', en: 'Side' },
  banner: { zh: '横幅', en: 'Banner' },
  headline: { zh: '标题', en: 'Headline' },
  top: { zh: '上半屏', en: 'Top' },
  bottom: { zh: '下半屏', en: 'Bottom' },
};

type Box = [x: number, y: number, width: number, height: number];

const area = (id: string, [x, y, width, height]: Box): WidgetOf<'adSlot'> => ({
  id,
  name: NAMES[id]!.en,
  kind: 'adSlot',
  x,
  y,
  width,
  height,
  props: { background: '#000000', fit: 'contain' },
});

const line = (id: string, text: string, [x, y, width, height]: Box): WidgetOf<'text'> => ({
  id,
  name: NAMES[id]!.en,
  kind: 'text',
  x,
  y,
  width,
  height,
  props: {
    text,
    color: '#ffffff',
    background: '#14202b',
    fontSize: Math.round(height / 2),
    align: 'center',
    scroll: false,
    direction: 'left',
    speed: 120,
  },
});

const onePage = (width: number, height: number, widgets: Widget[]): LayoutDocument => ({
  version: LAYOUT_VERSION,
  width,
  height,
  pages: [{ id: 'home', name: NAMES['home']!.en, background: '#000000', widgets }],
});

/** A page without anything, to begin a layout from nothing. It is no row of a corporation. */
export const emptyLayout: BuiltinLayout = {
  key: 'empty',
  label: { zh: '空白', en: 'Empty' },
  document: onePage(1920, 1080, []),
};

/** The built-in layouts, smallest idea first. Sizes are design pixels. */
export const builtinLayouts: readonly BuiltinLayout[] = [
  {
    key: 'full',
    label: { zh: '全屏横屏', en: 'Full screen' },
    document: onePage(1920, 1080, [area('main', [0, 0, 1920, 1080])]),
  },
  {
    key: 'portrait',
    label: { zh: '全屏竖屏', en: 'Full screen, portrait' },
    document: onePage(1080, 1920, [area('main', [0, 0, 1080, 1920])]),
  },
  {
    key: 'lShape',
    label: { zh: 'L 形', en: 'L-shape' },
    document: onePage(1920, 1080, [
      area('main', [0, 0, 1440, 810]),
      area('side', [1440, 0, 480, 1080]),
      area('banner', [0, 810, 1440, 270]),
    ]),
  },
  {
    key: 'headline',
    label: { zh: '主画面加标题', en: 'Main with headline' },
    document: onePage(1920, 1080, [line('headline', 'Vitrine', [0, 0, 1920, 120]), area('main', [0, 120, 1920, 960])]),
  },
  {
    key: 'halves',
    label: { zh: '上下两分', en: 'Two halves, portrait' },
    document: onePage(1080, 1920, [area('top', [0, 0, 1080, 960]), area('bottom', [0, 960, 1080, 960])]),
  },
];

/** Returns the document of a built-in layout with its pages and areas named in a language: a person reads the names from then on. */
export function builtinIn({ document }: BuiltinLayout, language: keyof Label): LayoutDocument {
  const named = <T extends { id: string; name: string }>(part: T): T => ({
    ...part,
    name: NAMES[part.id]?.[language] ?? part.name,
  });
  const pages = document.pages.map((page) => ({ ...named(page), widgets: page.widgets.map(named) }));
  return { ...document, pages };
}
