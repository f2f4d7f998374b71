import type { Upload, UploadPhase } from './upload.ts';

type UploadState = 'waiting' | UploadPhase | 'saving' | 'done' | 'failed' | 'paused';

export interface UploadItem {
  /** Of this queue. */
  id: number;
  file: File;
  state: UploadState;
  /** 0 to 1 of the whole. */
  progress: number;
  error?: unknown;
}

export interface UploadQueue {
  items(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  /** A multipart POST cannot stop half-way: pausing breaks it off, resuming sends it again from the start. */
  pause(id: number): void;
  resume(id: number): void;
  /** Takes it out, whatever it is doing. */
  cancel(id: number): void;
  clearDone(): void;
}

/** Share of the whole that is done when a phase begins, and how much of it the phase is. */
const SPAN: Record<UploadPhase, readonly [start: number, length: number]> = {
  hashing: [0, 0.1],
  sending: [0.1, 0.85],
  verifying: [0.95, 0.05],
};

export interface QueueParts {
  upload: Upload;
  /** What is done with a file that arrived, such as listing it as a material. */
  save: (file: File, result: { uploadId: string; verified: unknown }, signal: AbortSignal) => Promise<void>;
  /** How many at once. */
  parallel?: number;
}

/** Keeps many uploads going, `parallel` at once, each of which can be paused, tried again or taken out (NET-07, UI-06). */
export function createUploadQueue({ upload, save, parallel = 2 }: QueueParts): UploadQueue {
  let items: readonly UploadItem[] = [];
  let nextId = 1;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<UploadItem>): void =>
    set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const run = async (item: UploadItem): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(item.id, controller);
    const onProgress = (phase: UploadPhase, share: number): void => {
      if (!signal.aborted) change(item.id, { state: phase, progress: SPAN[phase][0] + SPAN[phase][1] * share });
    };
    try {
      const result = await upload(item.file, { signal, onProgress });
      change(item.id, { state: 'saving', progress: 0.98 });
      await save(item.file, result, signal);
      change(item.id, { state: 'done', progress: 1 });
    } catch (error) {
      if (!signal.aborted) change(item.id, { state: 'failed', error });
    } finally {
      if (running.get(item.id) === controller) running.delete(item.id);
      fill();
    }
  };

  const fill = (): void => {
    for (const item of items
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, parallel - running.size))) {
      change(item.id, { state: 'hashing', progress: 0, error: undefined });
      void run(item);
    }
  };

  const stop = (id: number): void => {
    running.get(id)?.abort();
    running.delete(id);
  };

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      set([...items, ...files.map((file): UploadItem => ({ id: nextId++, file, state: 'waiting', progress: 0 }))]);
      fill();
    },
    pause: (id) => {
      stop(id);
      change(id, { state: 'paused', progress: 0 });
      fill();
    },
    resume: (id) => {
      change(id, { state: 'waiting', progress: 0, error: undefined });
      fill();
    },
    cancel: (id) => {
      stop(id);
      set(items.filter((item) => item.id !== id));
      fill();
    },
    clearDone: () => set(items.filter(({ state }) => state !== 'done')),
  };
}
