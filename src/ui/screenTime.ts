import { useFormats } from './format.ts';

/**
 * Returns a writer of instants at a screen, for sentences: by the reader's clock, and where the screen's shows another time, both
 * with the names of their zones (DEV-17).
 */
export function useScreenTime(): (at: string, zone: string | null | undefined) => string {
  const { instant, instantIn, zone: nameOf } = useFormats();
  return (at, zone) => {
    const own = instant(at);
    const there = zone ? instantIn(at, zone) : null;
    return there === null || there.text === own ? own : `${own} ${nameOf(at)} (${there.text} ${there.zone})`;
  };
}
