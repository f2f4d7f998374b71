/** Signs of the designer's buttons, drawn on 24 × 24 in strokes of the text's colour. */
const PATHS = {
  alignBottom: 'M3 20h18 M7 5h3v12H7z M14 10h3v7h-3z',
  alignCenter: 'M12 3v18 M5 7h14v3H5z M8 14h8v3H8z',
  alignLeft: 'M4 3v18 M7 7h12v3H7z M7 14h7v3H7z',
  alignMiddle: 'M3 12h18 M7 5h3v14H7z M14 8h3v8h-3z',
  alignRight: 'M20 3v18 M5 7h12v3H5z M10 14h7v3h-7z',
  alignTop: 'M3 4h18 M7 7h3v12H7z M14 7h3v7h-3z',
  back: 'M4 4h10v10H4z M10 18v2h10V10h-2',
  copy: 'M8 8h12v12H8z M16 8V4H4v12h4',
  delete: 'M5 7h14 M10 7V4h4v3 M7 7l1 13h8l1-13 M10.5 11v5 M13.5 11v5',
  distributeX: 'M4 4v16 M20 4v16 M10 8h4v8h-4z',
  distributeY: 'M4 4h16 M4 20h16 M8 10h8v4H8z',
  down: 'M6 9l6 6 6-6',
  eye: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  eyeOff:
    'M4 4l16 16 M9.9 6.2A9 9 0 0 1 12 6c6 0 9.5 6 9.5 6a17 17 0 0 1-3 3.6 M6.2 7.9A17 17 0 0 0 2.5 12s3.5 6 9.5 6c1.4 0 2.7-.3 3.8-.8',
  fill: 'M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5',
  front: 'M10 10h10v10H10z M14 6V4H4v10h2',
  group: 'M4 4h7v7H4z M13 13h7v7h-7z M4 17v3h3 M17 4h3v3',
  left: 'M15 6l-6 6 6 6',
  lock: 'M6 11h12v9H6z M8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  plus: 'M12 5v14 M5 12h14',
  redo: 'M15 6l4 4-4 4 M19 10H9a5 5 0 0 0 0 10h3',
  right: 'M9 6l6 6-6 6',
  rotate: 'M19 5v5h-5 M18.5 10A7.5 7.5 0 1 0 19.5 14',
  undo: 'M9 6l-4 4 4 4 M5 10h10a5 5 0 0 1 0 10h-3',
  ungroup: 'M4 4h7v7H4z M13 13h7v7h-7z',
  unlock: 'M6 11h12v9H6z M8.5 11V8a3.5 3.5 0 0 1 6.8-1',
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
