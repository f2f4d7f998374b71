import { lazy, Suspense, type ComponentProps } from 'react';
import { useAllWords } from '../../ui/entityWords.ts';
import type { Overlay } from './usePalette.ts';

const Palette = lazy(() => import('./Palette.tsx'));
const KeyList = lazy(() => import('./KeyList.tsx'));

interface PaletteHostProps {
  overlay: Overlay | null;
  open: (overlay: Overlay | null) => void;
}

/** The palette, when the words of all entities are there: a question may begin with any action. */
function WordedPalette(props: ComponentProps<typeof Palette>) {
  useAllWords();
  return <Palette {...props} />;
}

/** Overlay that a key has opened: the palette or the key list; loaded on first use. */
export function PaletteHost({ overlay, open }: PaletteHostProps) {
  const close = () => open(null);
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' ? <WordedPalette onClose={close} onKeys={() => open('keys')} /> : null}
      {overlay === 'keys' ? <KeyList onClose={close} /> : null}
    </Suspense>
  );
}
