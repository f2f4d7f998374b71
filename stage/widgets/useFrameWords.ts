import { useEffect, type RefObject } from 'react';
import { isFrameWord, type FrameWord } from '../frameMessages.ts';

/** Hears what one of our frames says of the page that it shows. */
export function useFrameWords(
  frame: RefObject<HTMLIFrameElement | null>,
  hear: (state: FrameWord['state']) => void,
): void {
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && isFrameWord(data)) hear(data.state);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, hear]);
}
