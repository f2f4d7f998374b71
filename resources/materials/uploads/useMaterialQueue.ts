import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useFormats } from '#src/ui/format.ts';
import { refuseFile } from '#src/ui/inputs/fileRules.ts';
import { useUploads } from '#src/ui/upload.ts';
import { openMaterialQueue, type MaterialQueue } from './queue.ts';

/** One queue for as long as the page lives: uploads go on while other pages are looked at. */
const queues = new WeakMap<QueryClient, MaterialQueue>();

export function useMaterialQueue(): MaterialQueue {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const open = queues.get(queryClient) ?? openMaterialQueue(provider, queryClient);
  queues.set(queryClient, open);
  return open;
}

const RULES = { accept: ['image', 'video', 'audio', 'archive', 'document'] };

/** Returns what takes files into the queue, for the folder that is open; those of a wrong type or size are refused at once (MAT-02). */
export function useTakeFiles(): (files: Iterable<File>, folderId: string | null) => void {
  const { add } = useMaterialQueue();
  const { profiles } = useUploads();
  const { bytes } = useFormats();
  const notify = useNotify();
  return (files, folderId) => {
    const taken = [...files].filter((file) => {
      const refused = refuseFile(file, RULES, profiles);
      if (refused) {
        const size = refused.rule === 'tooLarge' ? bytes(refused.maxBytes) : '';
        notify(`ui.file.${refused.rule}`, { type: 'warning', messageArgs: { name: file.name, size }, multiLine: true });
      }
      return refused === null;
    });
    if (taken.length > 0) add(taken, folderId);
  };
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
