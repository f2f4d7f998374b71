import { useCallback, useRef } from 'react';
import { FRAMES, type SiteArchive } from '../frameMessages.ts';
import { useSurroundings } from '../surroundings.ts';
import type { StageEvents } from '../types.ts';
import { useFrameWords } from './useFrameWords.ts';

interface Props extends StageEvents {
  playId: string;
  materialId: string;
  /** Address of the archive, where the surroundings do not hold it themselves. */
  url: string;
  title: string;
}

/** Of the frame of ours, which holds that of the archive: it has our origin, and leads the screen nowhere. */
const HOLDER = 'allow-scripts allow-same-origin';

async function fetched(url: string): Promise<Blob | null> {
  // The console's calls may be at another host (SES-12), where the session opens it; from its own, it may be led to a store of others.
  const isOwn = new URL(url, location.href).origin === location.origin;
  const response = await fetch(url, { credentials: isOwn ? 'same-origin' : 'include' });
  return response.ok ? response.blob() : null;
}

/**
 * A page of one's own from an archive (LAY-03). The frame is ours; inside it the page is on no origin, and its policy
 * lets it ask nobody: it shows what is in the archive, and reaches neither this page nor a server. How far WebRTC, which
 * is no request, is kept from it: server/plugins/headers.ts.
 */
export function Html({ playId, materialId, url, title, onStarted, onError }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { fileOf } = useSurroundings();
  const hear = useCallback(
    (state: string) => {
      if (state === 'shown') onStarted?.(playId);
      if (state === 'failed') onError?.(playId);
      if (state !== 'ready') return;
      const send = (archive: Blob | null) => {
        if (archive === null) return onError?.(playId);
        frame.current?.contentWindow?.postMessage(
          { vitrine: 'archive', archive } satisfies SiteArchive,
          location.origin,
        );
      };
      (fileOf?.(materialId) ?? fetched(url)).then(send, () => onError?.(playId));
    },
    [playId, materialId, url, fileOf, onStarted, onError],
  );
  useFrameWords(frame, hear);
  return (
    <iframe
      key={materialId}
      ref={frame}
      src={FRAMES.site}
      title={title}
      className="stage-fill stage-frame"
      sandbox={HOLDER}
      referrerPolicy="no-referrer"
    />
  );
}
