import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEvent, useRefresh } from 'react-admin';
import { useUploads } from '../upload.ts';
import { useCall } from '../useCall.ts';
import { isRunning, TASK_ENTITY, type ImportTask } from './task.ts';

const ASK_EVERY_MS = 700;

/** How an import is going, for whoever looks: nothing chosen, on its way, or a task of the server's. */
export interface ImportState {
  /** 0 to 1 while the file is sent. */
  sent: number | null;
  task: ImportTask | undefined;
  /** Why the file was not taken. */
  refused: string | null;
  send: (file: File) => Promise<void>;
  /** Back to choosing a file. What runs goes on. */
  reset: () => void;
}

/** Sends a sheet and follows its task. When that is over, what the page shows is read anew. */
export function useImport(entity: string, verb: string): ImportState {
  const { importSheet } = useUploads();
  const call = useCall();
  const refresh = useEvent(useRefresh());
  const [sent, setSent] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [taskId, setTaskId] = useState<string | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const { data: task } = useQuery({
    queryKey: [TASK_ENTITY, taskId],
    queryFn: () => call(`${TASK_ENTITY}.one`, { id: taskId }) as Promise<ImportTask>,
    enabled: taskId !== null,
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : ASK_EVERY_MS),
  });
  const isOver = task !== undefined && !isRunning(task);
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  const send = async (file: File): Promise<void> => {
    setRefused(null);
    setSent(0);
    const { signal } = leaving.current;
    try {
      const answer = await importSheet(file, { entity, verb, onProgress: setSent, signal });
      setTaskId(answer.taskId);
    } catch (error) {
      if (!signal.aborted) setRefused(error instanceof Error ? error.message : 'ui.failed');
    } finally {
      setSent(null);
    }
  };
  return {
    sent,
    task: taskId === null ? undefined : (task ?? { id: taskId, status: 'processing', total: 0, done: 0, failed: 0 }),
    refused,
    send,
    reset: () => {
      setTaskId(null);
      setRefused(null);
    },
  };
}
