import { useMemo } from 'react';
import { qrPath } from '#core/qrPath.ts';

interface QrCodeProps {
  className?: string;
  text: string;
  /** Name of the picture for those who do not see it. */
  label: string;
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
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
