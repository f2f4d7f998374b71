import type { LayoutDocument } from '#core/layout/document.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { LayoutStored } from '#generated/server/layouts.gen.ts';

/** Returns what a list shows of a layout, so that it need not read its document: number of pages, and places of the widgets. */
export const glanceOf = ({ pages }: LayoutDocument): Pick<LayoutStored, 'pages' | 'outline'> => ({
  pages: pages.length,
  outline: (pages[0]?.widgets ?? [])
    .slice(0, limits.outlineWidgets)
    .map(({ kind, x, y, width, height }) => ({ kind, x, y, width, height })),
});
