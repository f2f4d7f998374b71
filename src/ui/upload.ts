import { createContext, useContext } from 'react';

interface UploadProgress {
  /** Bytes sent so far, of `total`. */
  sent: number;
  total: number;
}

/** Record field that a file is uploaded for: its limits say which files are accepted. */
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
  /** Name of the entity, and the verb of its import. */
  entity: string;
  verb: string;
  /** `share` is the progress, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** An uploaded and verified file; records hold its id. */
export interface UploadedFile {
  id: string;
  name: string;
  url?: string;
}

export interface Uploads {
  /** Applies for a signature, sends the file and asks the server to verify it (NET-07). */
  upload: (file: File, options?: UploadOptions) => Promise<UploadedFile>;
  /** Uploads a sheet and starts its import; the task has the progress (DEV-03). */
  importSheet: (file: File, options: SheetImport) => Promise<{ taskId: string }>;
  /** Address of an uploaded file by its id, or of a path of the server, at the API's host (SES-12); null if it is not known. */
  urlOf: (told: string) => string | null;
  /** Size limit in bytes and file extensions of each profile of _limits.yaml. */
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
