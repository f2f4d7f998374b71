import type { Widget } from '#core/layout/document.ts';

/** Pictures of the palette, drawn on 24 × 24 in strokes of the text's colour. */
const PATHS: Readonly<Record<Widget['kind'], string>> = {
  adSlot: 'M3 5h18v14H3z M9 9.5v5l4.5-2.5z',
  browser: 'M3 5h18v14H3z M3 9h18 M6 7h.01 M8.5 7h.01',
  button: 'M3 8h18v8H3z M8 12h8',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18 M12 7v5l3.5 2',
  countdown: 'M12 5a8 8 0 1 0 0 16a8 8 0 1 0 0-16 M12 9v4 M9 2h6',
  html: 'M8 7l-5 5 5 5 M16 7l5 5-5 5 M13.5 5l-3 14',
  live: 'M12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3 M7.8 7.8a6 6 0 0 0 0 8.4 M16.2 7.8a6 6 0 0 1 0 8.4 M5 5a10 10 0 0 0 0 14 M19 5a10 10 0 0 1 0 14',
  music: 'M9 18V6l10-2v12 M6.5 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5 M16.5 13.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  operation: 'M4 7h10 M18 7h2 M4 17h2 M10 17h10 M16 5v4 M8 15v4',
  picture: 'M3 5h18v14H3z M3 16l5-5 5 5 3-3 5 5 M15.5 8.5h.01',
  signal: 'M4 20v-4 M9 20v-8 M14 20V9 M19 20V4',
  text: 'M5 6h14 M12 6v13 M9 19h6',
  video: 'M3 6h12v12H3z M15 10l6-3v10l-6-3z',
  weather: 'M7 18a4 4 0 0 1 .5-8A5.5 5.5 0 0 1 18 11.5a3.5 3.5 0 0 1-.5 6.5z',
  webPage: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18 M3 12h18 M12 3c3 3 3 15 0 18 M12 3c-3 3-3 15 0 18',
};

export function WidgetIcon({ kind, size = 20 }: { kind: Widget['kind']; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[kind]} />
    </svg>
  );
}
