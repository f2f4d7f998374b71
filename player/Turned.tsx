import { useEffect, useState } from 'react';
import type { Size } from '#core/layout/onScreen.ts';
import { turnedIn, turnedSize, type Rotation } from '#core/layout/rotation.ts';

const sizeNow = (): Size => ({ width: innerWidth, height: innerHeight });

function useWindowSize(): Size {
  const [size, setSize] = useState(sizeNow);
  useEffect(() => {
    const measure = () => setSize(sizeNow());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return size;
}

/** Returns the size of the screen as people see it. */
export const useScreenSize = (rotation: Rotation): Size => turnedSize(useWindowSize(), rotation);

/** Turns all that a player draws, for a screen that does not hang as its machine gives out the picture. */
export function Turned({ rotation, children }: { rotation: Rotation; children: React.ReactNode }) {
  const size = useWindowSize();
  // Always there: what plays does not begin anew when the screen is turned.
  return (
    <div
      className="turned"
      data-testid="turned"
      style={rotation === 0 ? undefined : { ...turnedIn(size, rotation), transform: `rotate(${rotation}deg)` }}
    >
      {children}
    </div>
  );
}
