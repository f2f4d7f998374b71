import type { Config } from './config.ts';
import type { Store } from './store/types.ts';

/** The injected clock. Nothing in the server reads the time but by this. */
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
  /** Size in bytes, or null where there is none. */
  stat(key: string): Promise<{ size: number } | null>;
  read(key: string, range?: { start: number; end: number }): Promise<NodeJS.ReadableStream>;
  /** Writes whole, synced, or not at all. */
  write(key: string, body: NodeJS.ReadableStream | Uint8Array): Promise<{ size: number }>;
  move(from: string, to: string): Promise<void>;
  /** Gives work the path of a local copy, for tools that read files. The path is good only meanwhile. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  /** Makes one file of parts, in their order; whole and synced, or not at all. The parts stay. */
  join(key: string, parts: readonly string[]): Promise<{ size: number }>;
  /** Path with query under which the file can be fetched for a while. */
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
  /** Takes as long as a verify of a real hash, so that an unknown account cannot be told by time. */
  verifyNothing(password: string): Promise<false>;
}

/** "Sync now" to one device's open hint connection; a push is a hint, never the truth (architecture 7). */
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
  /** Null in production without a gateway: then nobody signs in by code, and no code is ever written anywhere. */
  sms: Sms | null;
  mailer: Mailer;
  hints: Hints;
}
