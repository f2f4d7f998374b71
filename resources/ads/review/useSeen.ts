import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { AdDetail } from '#generated/model/ads/types.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import type { Part } from './parts.ts';

/** State of "seen" for one ad, in this browser and on the server. */
export interface Seen {
  /** The server knows that the whole ad, as it is now, was seen. */
  isDone: boolean;
  has: (key: string) => boolean;
  mark: (key: string) => void;
  count: number;
}

/**
 * Keeps what was seen of an ad, and tells the server once all of it was (AD-07). An ad that was seen before in its
 * present state need not be seen again; a changed ad starts anew.
 */
export function useSeen(ad: AdDetail, parts: readonly Part[]): Seen {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [client, notify, refresh] = [useQueryClient(), useNotify(), useRefresh()];
  const { id, contentHash } = ad;
  const key = ['ad.seen', id, contentHash];
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const sent = useRef(false);
  const { data: isDone = false } = useQuery({
    queryKey: key,
    queryFn: async () => (await provider.call('ad.seen', { ids: [id] })).ids.length > 0,
  });
  const mark = useCallback((part: string) => setKeys((now) => (now.has(part) ? now : new Set([...now, part]))), []);
  const isAll = parts.length > 0 && parts.every((part) => keys.has(part.key));
  useEffect(() => {
    if (!isAll || isDone || sent.current) return;
    sent.current = true;
    provider
      .call('ad.see', { id, contentHash: contentHash ?? '' })
      .then(() => client.setQueryData(['ad.seen', id, contentHash], true))
      .catch((error: unknown) => {
        // Somebody changed the ad meanwhile: load it again, and look again.
        sent.current = false;
        const message = error instanceof Error ? error.message : 'ui.failed';
        notify(message, { type: 'warning', messageArgs: { _: message } });
        refresh();
      });
  }, [isAll, isDone, provider, id, contentHash, client, notify, refresh]);
  const has = useCallback((part: string) => isDone || keys.has(part), [isDone, keys]);
  return { isDone, has, mark, count: parts.filter((part) => has(part.key)).length };
}
