import { useCallback, useEffect, useRef, useState } from 'react';
import { FRAMES } from '../frameMessages.ts';
import { useNow } from '../surroundings.ts';
import type { StageEvents } from '../types.ts';
import { useFrameWords } from './useFrameWords.ts';

interface Props extends StageEvents {
  playId: string;
  url: string;
  title: string;
  /** Minutes after which it is loaded anew; 0: never. */
  reload?: number;
}

const MINUTE_MS = 60_000;
/** Time after which a page that did not answer is asked for again, milliseconds: its server may be starting. */
const AGAIN_MS = 30_000;

/** Counts how often a page is asked for: again some time after each answer that did not come. */
function useTries(url: string, onError: StageEvents['onError']) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<{ url: string; tries: number } | null>(null);
  const fail = useCallback(
    (playId: string) => {
      setFailed({ url, tries });
      onError?.(playId);
    },
    [url, tries, onError],
  );
  useEffect(() => {
    if (failed?.url !== url) return undefined;
    const timer = setTimeout(() => setTries(failed.tries + 1), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failed, url]);
  return { tries, fail };
}

/** Says whether an address is of the server that this page came from. */
function isOwn(url: string): boolean {
  try {
    return new URL(url).origin === location.origin;
  } catch {
    // No address at all: nothing answers it.
    return false;
  }
}

/**
 * Says whether our own server has a page: a frame that is on no origin tells nothing of it, and an error looks like a
 * page to a browser.
 */
async function isThere(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url, { cache: 'no-store', credentials: 'omit' });
    await body?.cancel();
    return ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * A page of the web, in a frame of ours that tells whether it answered: a page that refuses frames, an error and a dead
 * line all look like a page to a browser. It has an origin of its own with its own storage, and cannot take the screen
 * over, being without allow-top-navigation. A page of the player's own server is on no origin, so that it reaches
 * nothing of the player.
 */
export function WebPage({ playId, url, title, reload = 0, onStarted, onError }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { tries, fail } = useTries(url, onError);
  const minute = Math.floor(useNow(MINUTE_MS) / MINUTE_MS);
  const hear = useCallback(
    (state: string) => {
      if (state === 'shown') onStarted?.(playId);
      if (state === 'failed') fail(playId);
    },
    [playId, onStarted, fail],
  );
  useFrameWords(frame, hear);
  const own = isOwn(url);
  const onLoad = () => void isThere(url).then((isOk) => (isOk ? onStarted : fail)?.(playId));
  return (
    <iframe
      key={`${tries} ${reload === 0 ? 0 : Math.floor(minute / reload)}`}
      ref={frame}
      src={own ? url : `${FRAMES.page}#${encodeURIComponent(url)}`}
      title={title}
      className="stage-fill stage-frame"
      sandbox={own ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin'}
      referrerPolicy="no-referrer"
      allow="autoplay"
      {...(own ? { onLoad } : {})}
    />
  );
}
