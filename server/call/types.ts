import type { CallMeta, System } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { Services } from '../services.ts';
import type { ScopeUser, Tx } from '../store/types.ts';

/** The signed-in user, read from the session (cached for 1 s, dropped at a change). */
export interface SessionUser extends ScopeUser {
  sessionId: string;
  userName: string;
  realName: string;
  system: System;
  /** True after somebody else set the password: only calls of the session itself are allowed (ENT-09). */
  mustChangePassword: boolean;
  /** Edition of the corporation, or that of the page's host where it is lower. */
  edition: string | null;
  /** Permission codes of the role. */
  codes: ReadonlySet<number>;
  /** Holds the permission with this name (`open` always). */
  can: (permission: string) => boolean;
}

/** Argument of every handler. */
export interface HandlerContext<I, B = undefined> {
  call: CallMeta;
  /** Checked against the call's schema; wire form (instants as ISO text). */
  input: I;
  /** Null for public calls only. */
  user: SessionUser;
  /** Milliseconds of the injected clock. */
  now: number;
  tx: Tx;
  language: Language;
  /** Address of the caller. */
  ip: string;
  /** Host that the caller's page was asked for; empty for calls of the server itself. */
  host: string;
  /** Address of a path of this server as the caller's page reaches it: whole where the page is at another host (SES-12). */
  at: (path: string) => string;
  /** The envelope's uuid: identifies the browser or client. */
  installation: string;
  /** User agent of the client in its HTTP header; empty for calls of the server itself. */
  userAgent: string;
  traceKey: string;
  services: Services;
  /** Result of the verb's `before` step. */
  before: B;
  /** Adds a line to the operation log beside the one that the dispatcher writes, or fills in its target and before/after. */
  log: (entry: LogEntry) => void;
  /** Sets the session cookie with the answer; null clears it. */
  setCookie: (secret: string | null) => void;
}

export interface LogEntry {
  /** Entity of the record, where it is another than that of the call. */
  entity?: string;
  targetId?: string;
  targetName?: string;
  before?: unknown;
  after?: unknown;
  /** Error code of a refused item of a batch. */
  code?: number;
}

/** Context of slow work outside the transaction: Argon2, files, network. */
export type BeforeContext<I> = Pick<
  HandlerContext<I>,
  | 'call'
  | 'input'
  | 'user'
  | 'now'
  | 'language'
  | 'ip'
  | 'host'
  | 'at'
  | 'installation'
  | 'userAgent'
  | 'traceKey'
  | 'services'
>;

export type CallName = keyof CallTypes;
export type InputOf<N extends CallName> = CallTypes[N]['input'];
/** Output of a handler: stored form for calls that return rows of an entity (the dispatcher encodes them), else the wire form. */
export type OutputOf<N extends CallName> = CallTypes[N]['handlerOutput'];

export interface Handler<N extends CallName = CallName, B = unknown> {
  name: N;
  before?: (context: BeforeContext<InputOf<N>>) => Promise<B>;
  run: (context: HandlerContext<InputOf<N>, B>) => Promise<OutputOf<N> | Refusal>;
}

/** Result that refuses but keeps the writes (failed tries, burnt codes). Returned, not thrown. */
export interface Refusal {
  refusal: true;
  code: string;
  data?: unknown;
}
