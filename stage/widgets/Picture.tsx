import { useEffect, useRef } from 'react';
import type { Face } from '../types.ts';

interface Props extends Face {
  playId: string;
  url: string;
}

export function Picture({ playId, url, fit, onStarted, onError }: Props) {
  const image = useRef<HTMLImageElement>(null);
  // A picture that was preloaded is complete before React listens.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) onStarted?.(playId);
  }, [playId, onStarted]);
  return (
    <img
      ref={image}
      src={url}
      alt=""
      className="stage-fill"
      style={{ objectFit: fit }}
      onLoad={() => onStarted?.(playId)}
      onError={() => onError?.(playId)}
    />
  );
}
