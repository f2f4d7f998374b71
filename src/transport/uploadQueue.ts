import type { Upload, UploadKnown, UploadPhase } from './upload.ts';
import type { KeptUpload, UploadKeep } from './uploadKeep.ts';

/** How much of the last moment counts against all before it. */
const WEIGHT = 0.25;
/** Moments that are shorter say nothing. */
const LEAST_MS = 250;

/** Makes what says how quickly bytes go, smoothed: it is told how many have gone in all. Null until it can say. */
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

/** `lost`: the page was loaded anew and the browser no longer has the file; it must be chosen again. */
type UploadState = 'waiting' | UploadPhase | 'saving' | 'done' | 'failed' | 'paused' | 'lost';

export interface UploadItem {
  /** Of this queue. */
  id: number;
  name: string;
  size: number;
  /** Null where it is lost. */
  file: File | null;
  /** Whatever the caller wants to have back with the file: where it belongs. */
  tag: string | null;
  state: UploadState;
  /** 0 to 1 of the whole. */
  progress: number;
  /** Bytes in a second, while they are sent. */
  pace: number | null;
  error?: unknown;
  known?: UploadKnown | undefined;
  isUnsure?: boolean;
  /** Of what is kept of it over a reload. */
  key: string;
}

export interface UploadQueue {
  items: () => readonly UploadItem[];
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[], tag?: string | null) => void;
  /** Breaks it off; a large file goes on with the parts that the store lacks, a small one from its start. */
  pause: (id: number) => void;
  resume: (id: number) => void;
  /** Goes on with a file that was lost and chosen again. False where it is another file. */
  supply: (id: number, file: File) => boolean;
  /** Takes it out, whatever it is doing. */
  cancel: (id: number) => void;
  /** Says that it is there without having been sent. */
  settle: (id: number) => void;
  clearDone: () => void;
  /** Takes up what an earlier page left. */
  restore: () => Promise<void>;
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
  /** What outlives the page; without it, nothing does. */
  keep?: UploadKeep;
}

const keptOf = ({ key, name, size, file, tag, known, state }: UploadItem): KeptUpload => ({
  key,
  name,
  size,
  file,
  tag,
  known: known ?? null,
  // One that failed is tried again by the next page, and says there once more why it cannot be.
  isPaused: state === 'paused',
});

function restored(id: number, { key, name, size, file, tag, known, isPaused }: KeptUpload): UploadItem {
  const state = file === null ? 'lost' : isPaused ? 'paused' : 'waiting';
  return { id, key, name, size, file, tag, known: known ?? undefined, state, progress: 0, pace: null };
}

/** Keeps many uploads going, `parallel` at once, each of which can be paused, tried again or taken out (NET-07, UI-06). */
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
