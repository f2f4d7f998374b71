import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { openKeep } from '#src/providers/uploadQueues.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { openMaterialQueue, type MaterialQueue } from './queue.ts';

/** One queue for as long as the page lives: uploads go on while other pages are looked at. */
const queues = new WeakMap<QueryClient, MaterialQueue>();

function openQueue(provider: ConsoleDataProvider, queryClient: QueryClient, userId: string): MaterialQueue {
  const queue = openMaterialQueue(provider, queryClient, { keep: openKeep(userId) });
  queues.set(queryClient, queue);
  void queue.restore();
  return queue;
}

export function useMaterialQueue(): MaterialQueue {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const userId = useSurroundings().me?.userId ?? '';
  return queues.get(queryClient) ?? openQueue(provider, queryClient, userId);
}

/** Asks before the window is closed while something is being sent. */
export function useGuardedUploads(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
