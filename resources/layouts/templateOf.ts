import { builtinLayouts } from '#core/layout/builtin.ts';
import type { LayoutDocument } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { resized } from '#core/layout/resized.ts';

const written = (document: LayoutDocument): string => JSON.stringify(readLayout(document));

/** Returns the key of the template that a layout still is, at its own size or another; null where it is none. */
export function templateOf(document: LayoutDocument): string | null {
  const { width, height } = document;
  const asked = written(document);
  const found =
    builtinLayouts.find((template) => written(template.document) === asked) ??
    builtinLayouts.find((template) => written(resized(template.document, width, height)) === asked);
  return found?.key ?? null;
}
