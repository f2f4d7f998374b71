import type { Brand } from '#core/brand.ts';
import { brandTokens } from './brandTokens.ts';
import { isColour } from './colour.ts';

/** The mark of BrandMark.tsx for the browser's tab, which reads no custom properties. */
const markIn = ({ accent, onAccent }: { accent: string; onAccent: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/><path d="M7 9.5h18v10H7zM11 24h10M13 13v3M16 11.8v4.2M19 14v2" fill="none" stroke="${onAccent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Puts name and icon of a brand on the browser's tab; its colours come with the tokens. */
export function applyBrand({ name, logo, icon = logo, accent }: Brand): void {
  document.title = name;
  const own =
    accent && isColour(accent)
      ? `data:image/svg+xml,${encodeURIComponent(markIn(brandTokens('light', accent)))}`
      : null;
  const address = icon ?? own;
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link || address === null) return;
  link.removeAttribute('type');
  link.href = address;
}
