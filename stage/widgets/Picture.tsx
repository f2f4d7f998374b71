import { useCallback, useEffect, useRef } from 'react';
import type { Face } from '../types.ts';

interface Props extends Face {
  playId: string;
  url: string;
}

/** A picture; it counts as seen once it is decoded, so that it is there whole when it is uncovered. */
export function Picture({ playId, url, fit, onStarted, onError }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const loaded = useCallback(() => {
    const { current } = image;
    if (!current?.decode) return onStarted?.(playId);
    current.decode().then(
      () => onStarted?.(playId),
      // Taken away meanwhile, or bytes that no picture has.
      () => image.current === current && onError?.(playId),
    );
  }, [playId, onStarted, onError]);
  // A picture that was preloaded is complete before React listens.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) loaded();
  }, [loaded]);
  return (
    <img
      ref={image}
      src={url}
      alt=""
      className="stage-fill"
      style={{ objectFit: fit }}
      onLoad={loaded}
      onError={() => onError?.(playId)}
    />
  );
}
