import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEvent, useRefresh } from 'react-admin';
import { useErrorText } from '../errorText.ts';
import { usePathOf } from '../paths.ts';
import { useUploads } from '../upload.ts';
import { useCall } from '../useCall.ts';
import { followImport } from '../works/followImport.ts';
import { isRunning, TASK_ENTITY, TASK_RESOURCE, type ImportTask } from './task.ts';

const ASK_EVERY_MS = 700;

/** State of an import: no file chosen, uploading, or a task on the server. */
export interface ImportState {
  /** Upload progress, 0 to 1; null while none runs. */
  sent: number | null;
  task: ImportTask | undefined;
  /** Reason why the file was refused. */
  refused: string | null;
  send: (file: File) => Promise<void>;
  /** Goes back to choosing a file. A running import goes on. */
  reset: () => void;
}

/**
 * Uploads a sheet and follows its task; once the page is left, the tray of running work does (UI-06). When it ends, the
 * page's queries are refetched.
 */
export function useImport(entity: string, verb: string): ImportState {
  const { importSheet } = useUploads();
  const call = useCall();
  const refresh = useEvent(useRefresh());
  const [sent, setSent] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [taskId, setTaskId] = useState<string | null>(null);
  const [fileName, setFileName] = useState('');
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
  const pathOf = usePathOf();
  const textOf = useErrorText();
  const leave = useEvent(() => {
    if (taskId === null || isOver) return;
    const ask = () => call(`${TASK_ENTITY}.one`, { id: taskId }) as Promise<ImportTask>;
    followImport({ ask, fileName, page: pathOf(TASK_RESOURCE, 'show', taskId), textOf, onOver: refresh });
  });
  useEffect(() => leave, [leave]);
  const send = async (file: File): Promise<void> => {
    setRefused(null);
    setSent(0);
    const { signal } = leaving.current;
    try {
      const answer = await importSheet(file, { entity, verb, onProgress: setSent, signal });
      setFileName(file.name);
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
