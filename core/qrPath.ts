import { create } from 'qrcode';

/** Light modules that must stand around a code. */
const QUIET = 4;

/** Returns the dark modules of the QR code of a text as one SVG path, and the side of the square around it. */
export function qrPath(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data].flatMap((isDark, at) =>
    isDark ? [`M${(at % modules.size) + QUIET} ${Math.floor(at / modules.size) + QUIET}h1v1h-1z`] : [],
  );
  return { path: dark.join(''), size: modules.size + 2 * QUIET };
}
