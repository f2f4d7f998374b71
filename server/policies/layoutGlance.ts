import { materialsOf, type LayoutDocument } from '#core/layout/document.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { LayoutStored } from '#generated/server/layouts.gen.ts';

type Glance = Pick<LayoutStored, 'pages' | 'outline' | 'materialIds'>;

/**
 * Returns what is kept beside a document, so that nobody who asks for it need read the document: number of pages, places of
 * the widgets, and the materials that they show.
 */
export const glanceOf = (document: LayoutDocument): Glance => ({
  pages: document.pages.length,
  outline: (document.pages[0]?.widgets ?? [])
    .slice(0, limits.outlineWidgets)
    .map(({ kind, x, y, width, height }) => ({ kind, x, y, width, height })),
  materialIds: materialsOf(document),
});
