import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEvent, useRefresh } from 'react-admin';
import { useErrorText } from '../errorText.ts';
import { useFormats } from '../format.ts';
import { usePathOf } from '../paths.ts';
import { useSentences } from '../sentences.ts';
import { useUploads } from '../upload.ts';
import { useCall } from '../useCall.ts';
import { followImport, type LeftImport } from '../works/followImport.ts';
import { importWords } from './importWords.ts';
import { importSentences } from './sentences.ts';
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
  /** Breaks off an upload. */
  stop: () => void;
  /** Goes back to choosing a file. A running import goes on. */
  reset: () => void;
}

/** An upload, and who hears how far it is: this page, then the tray. */
function begin(upload: (onProgress: (share: number) => void, signal: AbortSignal) => Promise<{ taskId: string }>) {
  const [controller, hearing] = [new AbortController(), { share: (_share: number): void => undefined }];
  return {
    taskId: upload((share) => hearing.share(share), controller.signal).then(({ taskId }) => taskId),
    isStopped: () => controller.signal.aborted,
    stop: () => controller.abort(),
    onShare: (listener: (share: number) => void): void => {
      hearing.share = listener;
    },
  };
}

/** Holds the import that the tray of running work takes over when its page is left. */
function useLeaving(isOver: boolean, refresh: () => void) {
  const [call, pathOf, textOf] = [useCall(), usePathOf(), useErrorText()];
  const translate = useSentences(importSentences);
  const { number } = useFormats();
  const begun = useRef<LeftImport | null>(null);
  const leave = useEvent(() => {
    if (begun.current === null || isOver) return;
    void followImport(begun.current, {
      ask: (id) => call(`${TASK_ENTITY}.one`, { id }) as Promise<ImportTask>,
      pathOf: (id) => pathOf(TASK_RESOURCE, 'show', id),
      wordsOf: (task) => importWords(task, translate, number),
      textOf,
      onOver: refresh,
    });
  });
  useEffect(() => leave, [leave]);
  return {
    hold: (upload: LeftImport): void => {
      begun.current = upload;
    },
    letGo: (): void => {
      begun.current = null;
    },
    stop: (): void => begun.current?.stop(),
  };
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
  const leaving = useLeaving(isOver, refresh);
  const send = async (file: File): Promise<void> => {
    setRefused(null);
    setSent(0);
    const upload = begin((onProgress, signal) => importSheet(file, { entity, verb, onProgress, signal }));
    upload.onShare(setSent);
    leaving.hold({ ...upload, fileName: file.name });
    try {
      setTaskId(await upload.taskId);
    } catch (error) {
      leaving.letGo();
      if (!upload.isStopped()) setRefused(error instanceof Error ? error.message : 'ui.failed');
    } finally {
      setSent(null);
    }
  };
  return {
    sent,
    task: taskId === null ? undefined : (task ?? { id: taskId, status: 'processing', total: 0, done: 0, failed: 0 }),
    refused,
    send,
    stop: () => {
      if (taskId !== null) return;
      leaving.stop();
      leaving.letGo();
    },
    reset: () => {
      leaving.letGo();
      setTaskId(null);
      setRefused(null);
    },
  };
}
