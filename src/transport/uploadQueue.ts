import type { Upload, UploadKnown, UploadPhase } from './upload.ts';
import type { KeptUpload, UploadKeep } from './uploadKeep.ts';

/** Weight of the newest measurement in the smoothed speed, 0 to 1. */
const WEIGHT = 0.25;
/** Shorter intervals, in milliseconds, are too inexact to measure. */
const LEAST_MS = 250;

/**
 * Returns a function that takes the total of bytes sent and gives the smoothed speed in bytes per second; null until
 * there is one.
 */
function createPace(now: () => number = () => performance.now()): (sent: number) => number | null {
  let last: { at: number; sent: number } | null = null;
  let pace: number | null = null;
  return (sent) => {
    const at = now();
    if (!last) last = { at, sent };
    else if (at - last.at >= LEAST_MS) {
      const current = ((sent - last.sent) / (at - last.at)) * 1000;
      pace = pace === null ? current : pace + (current - pace) * WEIGHT;
      last = { at, sent };
    }
    return pace;
  };
}

/** `lost`: the page was reloaded and the browser no longer has the file; it must be chosen again. */
type UploadState = 'waiting' | UploadPhase | 'saving' | 'done' | 'failed' | 'paused' | 'lost';

export interface UploadItem {
  /** Id within this queue. */
  id: number;
  name: string;
  size: number;
  /** Null when lost. */
  file: File | null;
  /** Data of the caller that comes back with the file, such as its folder. */
  tag: string | null;
  state: UploadState;
  /** Progress of the whole upload, 0 to 1. */
  progress: number;
  /** Bytes per second while sending. */
  pace: number | null;
  error?: unknown;
  known?: UploadKnown | undefined;
  isUnsure?: boolean;
  /** Key of the copy that is kept over a reload. */
  key: string;
}

export interface UploadQueue {
  items: () => readonly UploadItem[];
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[], tag?: string | null) => void;
  /** Pauses an upload; a large file resumes with the parts that the store lacks, a small one from its start. */
  pause: (id: number) => void;
  resume: (id: number) => void;
  /** Resumes a lost file that was chosen again. Returns false when it is another file. */
  supply: (id: number, file: File) => boolean;
  /** Removes an upload in any state. */
  cancel: (id: number) => void;
  /** Marks a file as done without sending it. */
  settle: (id: number) => void;
  clearDone: () => void;
  /** Restores the uploads of an earlier page. */
  restore: () => Promise<void>;
}

/** Position and length of each phase in the whole progress, 0 to 1. */
const SPAN: Record<UploadPhase, readonly [start: number, length: number]> = {
  hashing: [0, 0.1],
  sending: [0.1, 0.85],
  verifying: [0.95, 0.05],
};

export interface QueueParts {
  upload: Upload;
  /** Work after the upload, such as creating the material. */
  save: (file: File, result: { uploadId: string; verified: unknown }, signal: AbortSignal) => Promise<void>;
  /** Most uploads at the same time. */
  parallel?: number;
  /** Storage that keeps uploads over a reload; without it none are kept. */
  keep?: UploadKeep;
}

const keptOf = ({ key, name, size, file, tag, known, state }: UploadItem): KeptUpload => ({
  key,
  name,
  size,
  file,
  tag,
  known: known ?? null,
  // A failed upload is tried again by the next page, which shows the error again if it still fails.
  isPaused: state === 'paused',
});

function restored(id: number, { key, name, size, file, tag, known, isPaused }: KeptUpload): UploadItem {
  const state = file === null ? 'lost' : isPaused ? 'paused' : 'waiting';
  return { id, key, name, size, file, tag, known: known ?? undefined, state, progress: 0, pace: null };
}

/** Creates a queue of uploads, `parallel` at a time; each can be paused, retried or removed (NET-07, UI-06). */
export function createUploadQueue({ upload, save, parallel = 2, keep }: QueueParts): UploadQueue {
  let items: readonly UploadItem[] = [];
  let nextId = 1;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const find = (id: number): UploadItem | undefined => items.find((item) => item.id === id);
  const change = (id: number, part: Partial<UploadItem>): void =>
    set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const keepItem = (id: number): void => {
    const item = find(id);
    if (item) keep?.put(keptOf(item));
  };

  const run = async (item: UploadItem, file: File): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(item.id, controller);
    const pace = createPace();
    const onProgress = (phase: UploadPhase, share: number): void => {
      if (signal.aborted) return;
      const progress = SPAN[phase][0] + SPAN[phase][1] * share;
      change(item.id, { state: phase, progress, pace: phase === 'sending' ? pace(share * item.size) : null });
    };
    const onKnown = (known: UploadKnown): void => {
      if (signal.aborted) return;
      change(item.id, { known });
      keepItem(item.id);
    };
    try {
      const { known, isUnsure = false, tag } = item;
      const result = await upload(file, { signal, onProgress, onKnown, known, isUnsure, tag });
      change(item.id, { state: 'saving', progress: 0.98 });
      await save(file, result, signal);
      change(item.id, { state: 'done', progress: 1 });
      keep?.drop(item.key);
    } catch (error) {
      if (!signal.aborted) {
        change(item.id, { state: 'failed', pace: null, error });
        keepItem(item.id);
      }
    } finally {
      if (running.get(item.id) === controller) running.delete(item.id);
      fill();
    }
  };

  const fill = (): void => {
    const waiting = items.filter(({ state }) => state === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, parallel - running.size))) {
      change(item.id, { state: 'hashing', progress: 0, pace: null, error: undefined });
      if (item.file) void run(item, item.file);
    }
  };

  const stop = (id: number): void => {
    running.get(id)?.abort();
    running.delete(id);
  };
  const put = (id: number, part: Partial<UploadItem>): void => {
    change(id, part);
    keepItem(id);
    fill();
  };

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files, tag = null) => {
      const added = files.map((file): UploadItem => {
        const kept = { key: keep?.newKey() ?? '', name: file.name, size: file.size, file, tag, known: null };
        return restored(nextId++, { ...kept, isPaused: false });
      });
      set([...items, ...added]);
      for (const item of added) keep?.put(keptOf(item));
      fill();
    },
    pause: (id) => {
      stop(id);
      put(id, { state: 'paused', pace: null });
    },
    resume: (id) => {
      if (find(id)?.file) put(id, { state: 'waiting', progress: 0, error: undefined });
    },
    supply: (id, file) => {
      const item = find(id);
      if (!item || item.name !== file.name || item.size !== file.size) return false;
      // A file of the same name and size may have changed meanwhile.
      put(id, { file, state: 'waiting', isUnsure: true });
      return true;
    },
    cancel: (id) => {
      stop(id);
      const item = find(id);
      if (item) keep?.drop(item.key);
      set(items.filter((other) => other.id !== id));
      fill();
    },
    settle: (id) => {
      const item = find(id);
      change(id, { state: 'done', progress: 1, error: undefined });
      if (item) keep?.drop(item.key);
    },
    clearDone: () => set(items.filter(({ state }) => state !== 'done')),
    restore: async () => {
      const left = (await keep?.adopt()) ?? [];
      set([...items, ...left.map((kept) => restored(nextId++, kept))]);
      fill();
    },
  };
}
