import { useMemo } from 'react';
import { qrCode } from '#core/qr/qr.ts';

/** Light modules that must stand around the code. */
const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const rows = qrCode(text);
    const dark = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    );
    return { path: dark.join(''), size: rows.length + 2 * QUIET };
  }, [text]);
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
