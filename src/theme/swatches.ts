/** Colours that are offered for what is drawn on a screen, where any may be; the console itself is never drawn in them. */
export const swatches = [
  '#000000',
  '#ffffff',
  '#c62828',
  '#ef6c00',
  '#f9c80e',
  '#2e7d32',
  '#00838f',
  '#1565c0',
  '#6a1b9a',
  '#ad1457',
] as const;
