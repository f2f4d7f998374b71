import { useMemo } from 'react';
import { qrPath } from '#core/qrPath.ts';

interface QrCodeProps {
  className?: string;
  text: string;
  /** Name of the picture for those who do not see it. */
  label: string;
}

const [DARK, LIGHT] = ['#000000', '#ffffff'];
/** Pixels of a module of the code in a file, for programs that show it in its own size. */
const FILE_SCALE = 16;

/** Returns a QR code as the address of an SVG file, sharp at any print size. */
export function qrFile(text: string): string {
  const { path, size } = qrPath(text);
  const [box, side] = [`0 0 ${size} ${size}`, size * FILE_SCALE];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${box}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="${LIGHT}"/><path d="${path}" fill="${DARK}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Draws a text as a QR code, black on white with the light margin that a phone needs. */
export function QrCode({ className, text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill={LIGHT} />
      <path d={path} fill={DARK} />
    </svg>
  );
}
