import type { Config } from './config.ts';
import type { Store } from './store/types.ts';

/** The injected clock, the only source of time in the server. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Fields that a browser posts before the file itself (NET-07). */
interface PostForm {
  url: string;
  fields: { accessid: string; callback: string; policy: string; key: string; signature: string };
}

/** Storage of files: a folder by default, S3 for larger installations (architecture 5). The server makes the keys. */
export interface MediaStore {
  /** Form that a browser posts to `url`, with the file as its last field; signed, for 10 minutes. */
  postPolicy(policy: { key: string; maxBytes: number; now: number; callback: string }): PostForm;
  /** Size in bytes, or null if the file does not exist. */
  stat(key: string): Promise<{ size: number } | null>;
  read(key: string, range?: { start: number; end: number }): Promise<NodeJS.ReadableStream>;
  /** Writes the whole file and syncs it to disk, or nothing. */
  write(key: string, body: NodeJS.ReadableStream | Uint8Array): Promise<{ size: number }>;
  move(from: string, to: string): Promise<void>;
  /** Runs work with the path of a local copy, for tools that read files. The path is valid only until work ends. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  /** Joins parts into one file, in their order; whole and synced to disk, or not at all. The parts stay. */
  join(key: string, parts: readonly string[]): Promise<{ size: number }>;
  /** Signed path with query from which the file can be downloaded until it expires. */
  signedUrl(key: string, options: { now: number; ttlMs: number; name?: string }): string;
}

export interface Sms {
  sendCode(phone: string, code: string): Promise<void>;
}

export interface Mailer {
  send(message: { to: readonly string[]; subject: string; text: string }): Promise<void>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Takes as long as the check of a real hash, so that response time does not reveal unknown accounts. */
  verifyNothing(password: string): Promise<false>;
}

/** "Sync now" to a device's open event stream. Only a hint: the device reads the facts at its next sync (architecture 7). */
export interface Hints {
  send(deviceId: string): void;
  subscribe(deviceId: string, listener: () => void): () => void;
}

/** Dependencies of the server: `buildApp` takes them; tests pass their own clock. */
export interface Services {
  config: Config;
  clock: Clock;
  store: Store;
  media: MediaStore;
  hasher: PasswordHasher;
  /** Null in production without a gateway: then login by code is off, and no code is ever logged. */
  sms: Sms | null;
  mailer: Mailer;
  hints: Hints;
}
