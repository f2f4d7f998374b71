import type { LayoutDocument } from './document.ts';

/**
 * Returns the ad slot areas that are drawn on another page than the home page, each with the name of its page: what plays
 * there is seen only while somebody has that page open.
 */
export function otherPages({ pages }: LayoutDocument): ReadonlyMap<string, string> {
  const away = pages
    .slice(1)
    .flatMap(({ name, widgets }) =>
      widgets.flatMap(({ id, kind }): [string, string][] => (kind === 'adSlot' ? [[id, name]] : [])),
    );
  return new Map(away);
}
