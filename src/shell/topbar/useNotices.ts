import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../providers/dataProvider.ts';
import { useConsole } from '../consoleContext.ts';

export type NoticeInfo = CallTypes['notice.info']['output'];

/** Key of what the bell shows. */
export const INFO = ['notices', 'info'];
/** Time between two looks where the stream of news is closed, milliseconds. */
const EVERY_MS = 30_000;
const NONE: NoticeInfo = { unread: 0, list: [] };

/** Returns the account's notices: asked for now, when the server says that there is news, and every half minute. */
export function useNotices(): NoticeInfo {
  const { services } = useConsole();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: INFO,
    queryFn: ({ signal }) => provider.call('notice.info', {}, { signal }),
    refetchInterval: EVERY_MS,
  });
  useEffect(() => {
    // A browser without it, and a test, look every half minute.
    if (typeof EventSource === 'undefined') return undefined;
    const source = new EventSource(`${services.host.apiBase}/news`, { withCredentials: true });
    source.addEventListener('news', () => void queries.invalidateQueries({ queryKey: ['notices'] }));
    return () => source.close();
  }, [services, queries]);
  return data ?? NONE;
}
