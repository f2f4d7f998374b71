import { createContext, useContext } from 'react';

interface UploadProgress {
  /** Bytes sent so far, of `total`. */
  sent: number;
  total: number;
}

/** Whose field a file is for: the field's own limits say what is taken. */
interface UploadTarget {
  resource: string;
  field: string;
}

export interface UploadOptions {
  target?: UploadTarget;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
}

interface SheetImport {
  /** Entity's name, and the verb of its import. */
  entity: string;
  verb: string;
  /** `share` is 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A file that arrived and was verified; records hold its id. */
export interface UploadedFile {
  id: string;
  name: string;
  url?: string;
}

export interface Uploads {
  /** Applies for a signature, sends the file and has it verified (NET-07). */
  upload: (file: File, options?: UploadOptions) => Promise<UploadedFile>;
  /** Sends a sheet and has it imported; the task shows how it goes (DEV-03). */
  importSheet: (file: File, options: SheetImport) => Promise<{ taskId: string }>;
  /** Address under which an uploaded file can be fetched, or null where it is not known. */
  urlOf: (id: string) => string | null;
  /** Most bytes and the endings of a profile of _limits.yaml. */
  profiles: Readonly<Record<string, { maxBytes: number; endings: readonly string[] }>>;
}

/** Provided by the app. */
export const UploadContext = createContext<Uploads>({
  upload: () => Promise.reject(new Error('No UploadContext: the app provides what sends files.')),
  importSheet: () => Promise.reject(new Error('No UploadContext: the app provides what sends files.')),
  urlOf: () => null,
  profiles: {},
});

export const useUploads = (): Uploads => useContext(UploadContext);
