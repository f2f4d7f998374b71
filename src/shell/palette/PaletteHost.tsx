import { lazy, Suspense } from 'react';
import type { Overlay } from './usePalette.ts';

const Palette = lazy(() => import('./Palette.tsx'));
const KeyList = lazy(() => import('./KeyList.tsx'));

interface PaletteHostProps {
  overlay: Overlay | null;
  open: (overlay: Overlay | null) => void;
}

/** Overlay that a key has opened: the palette or the key list; loaded on first use. */
export function PaletteHost({ overlay, open }: PaletteHostProps) {
  const close = () => open(null);
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' ? <Palette onClose={close} onKeys={() => open('keys')} /> : null}
      {overlay === 'keys' ? <KeyList onClose={close} /> : null}
    </Suspense>
  );
}
