import type { Upload, UploadKnown, UploadPhase } from './upload.ts';
import type { StoredUpload, UploadStorage } from './uploadStorage.ts';

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
  keep?: UploadStorage;
}

const storedOf = ({ key, name, size, file, tag, known, state }: UploadItem): StoredUpload => ({
  key,
  name,
  size,
  file,
  tag,
  known: known ?? null,
  // A failed upload is tried again by the next page, which shows the error again if it still fails.
  isPaused: state === 'paused',
});

function restored(id: number, { key, name, size, file, tag, known, isPaused }: StoredUpload): UploadItem {
  const state = file === null ? 'lost' : isPaused ? 'paused' : 'waiting';
  return { id, key, name, size, file, tag, known: known ?? undefined, state, progress: 0, pace: null };
}

/** Creates a queue of uploads, `parallel` at a time; each can be paused, retried or removed (NET-07, UI-06). */
export const createUploadQueue = (parts: QueueParts): UploadQueue => new Queue(parts);

/** Queue with the interface's methods as properties: whoever shows it can pass them on alone. */
class Queue implements UploadQueue {
  private list: readonly UploadItem[] = [];
  private nextId = 1;
  private readonly parts: QueueParts;
  private readonly running = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();

  constructor(parts: QueueParts) {
    this.parts = parts;
  }

  readonly items = (): readonly UploadItem[] => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly add = (files: readonly File[], tag: string | null = null): void => {
    const { keep } = this.parts;
    const added = files.map((file): UploadItem => {
      const kept = { key: keep?.newKey() ?? '', name: file.name, size: file.size, file, tag, known: null };
      return restored(this.nextId++, { ...kept, isPaused: false });
    });
    this.set([...this.list, ...added]);
    for (const item of added) keep?.put(storedOf(item));
    this.fill();
  };

  readonly pause = (id: number): void => {
    this.stop(id);
    this.put(id, { state: 'paused', pace: null });
  };

  readonly resume = (id: number): void => {
    if (this.find(id)?.file) this.put(id, { state: 'waiting', progress: 0, error: undefined });
  };

  readonly supply = (id: number, file: File): boolean => {
    const item = this.find(id);
    if (!item || item.name !== file.name || item.size !== file.size) return false;
    // A file of the same name and size may have changed meanwhile.
    this.put(id, { file, state: 'waiting', isUnsure: true });
    return true;
  };

  readonly cancel = (id: number): void => {
    this.stop(id);
    const item = this.find(id);
    if (item) this.parts.keep?.drop(item.key);
    this.set(this.list.filter((other) => other.id !== id));
    this.fill();
  };

  readonly settle = (id: number): void => {
    const item = this.find(id);
    this.change(id, { state: 'done', progress: 1, error: undefined });
    if (item) this.parts.keep?.drop(item.key);
  };

  readonly clearDone = (): void => {
    this.set(this.list.filter(({ state }) => state !== 'done'));
  };

  readonly restore = async (): Promise<void> => {
    const left = (await this.parts.keep?.adopt()) ?? [];
    this.set([...this.list, ...left.map((kept) => restored(this.nextId++, kept))]);
    this.fill();
  };

  private set(next: readonly UploadItem[]): void {
    this.list = next;
    for (const listener of this.listeners) listener();
  }

  private find(id: number): UploadItem | undefined {
    return this.list.find((item) => item.id === id);
  }

  private change(id: number, part: Partial<UploadItem>): void {
    this.set(this.list.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  private keepItem(id: number): void {
    const item = this.find(id);
    if (item) this.parts.keep?.put(storedOf(item));
  }

  private put(id: number, part: Partial<UploadItem>): void {
    this.change(id, part);
    this.keepItem(id);
    this.fill();
  }

  private stop(id: number): void {
    this.running.get(id)?.abort();
    this.running.delete(id);
  }

  /** Starts what waits, as far as there is room. */
  private fill(): void {
    const { parallel = 2 } = this.parts;
    const waiting = this.list.filter(({ state }) => state === 'waiting');
    for (const item of waiting.slice(0, Math.max(0, parallel - this.running.size))) {
      this.change(item.id, { state: 'hashing', progress: 0, pace: null, error: undefined });
      if (item.file) void this.run(item, item.file);
    }
  }

  private async run(item: UploadItem, file: File): Promise<void> {
    const { save, keep } = this.parts;
    const controller = new AbortController();
    const { signal } = controller;
    this.running.set(item.id, controller);
    try {
      const result = await this.send(item, file, signal);
      this.change(item.id, { state: 'saving', progress: 0.98 });
      await save(file, result, signal);
      this.change(item.id, { state: 'done', progress: 1 });
      keep?.drop(item.key);
    } catch (error) {
      if (!signal.aborted) {
        this.change(item.id, { state: 'failed', pace: null, error });
        this.keepItem(item.id);
      }
    } finally {
      if (this.running.get(item.id) === controller) this.running.delete(item.id);
      this.fill();
    }
  }

  /** Uploads a file, and shows how far it is. */
  private send({ id, size, known, isUnsure = false, tag }: UploadItem, file: File, signal: AbortSignal) {
    const pace = createPace();
    const onProgress = (phase: UploadPhase, share: number): void => {
      if (signal.aborted) return;
      const progress = SPAN[phase][0] + SPAN[phase][1] * share;
      this.change(id, { state: phase, progress, pace: phase === 'sending' ? pace(share * size) : null });
    };
    const onKnown = (next: UploadKnown): void => {
      if (signal.aborted) return;
      this.change(id, { known: next });
      this.keepItem(id);
    };
    return this.parts.upload(file, { signal, onProgress, onKnown, known, isUnsure, tag });
  }
}
