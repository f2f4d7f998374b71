import type { Envelope, Language } from '#core/protocol/envelope.ts';
import type { errors } from '#generated/model/errors.gen.ts';
import { onceAsked } from '../money/once.ts';
import { writeLog } from '../call/operationLog.ts';
import { isRefusal, refuse, type RefusedError } from '../call/refuse.ts';
import type { BeforeContext, HandlerContext, LogEntry, SessionUser } from '../call/types.ts';
import type { Services } from '../services.ts';
import type { Scope, Tx } from '../store/types.ts';
import { checkReferences } from './references.ts';
import { checkReplay } from './replay.ts';
import type { BoundRoute } from './routes.ts';

/** Call that has passed all guards, sent by a client or made by the server on behalf of a user. */
export interface Order {
  route: BoundRoute;
  /** Null for a public call. */
  user: SessionUser | null;
  /** Checked against the call's schema. */
  input: unknown;
  language: Language;
  ip: string;
  traceKey: string;
  now: number;
  services: Services;
  /** Of a client's call. */
  userAgent?: string;
  host?: string;
  at?: (path: string) => string;
  /** Envelope of a client's call, to detect replays. Calls of the server itself have none. */
  envelope?: Envelope;
}

export interface Outcome {
  /** Result of the handler. */
  result: unknown;
  /** Refusal of a handler that keeps its writes; answered like any refusal. */
  refusal: RefusedError | null;
  /** Value for the session cookie; null clears it, undefined leaves it. */
  cookie: string | null | undefined;
  /** Lines for the operation log that a reading call cannot write itself; they are written afterwards. */
  unlogged: readonly LogEntry[];
}

/** Scope of the transaction of a call. */
export const scopeOf = ({ user }: Order): Scope => (user ? { kind: 'user', user } : { kind: 'system', corpId: null });

/** Runs the `before` step outside the transaction, and returns its result for `carryOut`. */
export async function prepare(order: Order): Promise<unknown> {
  return order.route.handler.before?.(seenIn(order) as BeforeContext<never>);
}

/** Context of the `before` step and the handler. The user of a public call is null, as its handler knows. */
function seenIn({
  route,
  user,
  input,
  language,
  ip,
  traceKey,
  now,
  services,
  userAgent = '',
  host = '',
  at = (path) => path,
  envelope,
}: Order) {
  const installation = envelope?.uuid ?? '';
  const context = { call: route.call, input, language, ip, host, at, installation, userAgent, traceKey, now, services };
  return { ...context, user: user as SessionUser } satisfies BeforeContext<unknown>;
}

/**
 * Runs a call within a transaction of its scope: references, replay, handler, operation log. Used for a client's call,
 * a row of an import and a job alike. Throws the call's refusals.
 */
export async function carryOut(tx: Tx, order: Order, before: unknown): Promise<Outcome> {
  const { route, envelope, user } = order;
  const { call, references, handler } = route;
  if (references.length > 0)
    await checkReferences(tx, { call, references, user }, order.input as Record<string, unknown>);
  if (call.write && envelope) await checkReplay(tx, envelope);
  const entries: LogEntry[] = [];
  let cookie: string | null | undefined;
  const context: HandlerContext<unknown, unknown> = {
    ...seenIn(order),
    tx,
    before,
    log: (entry) => void entries.push(entry),
    setCookie: (secret) => void (cookie = secret),
  };
  const run = () => handler.run(context as HandlerContext<never, never>);
  // An action has a key for each of its records (handlers/transition.ts).
  const result = await (call.money && call.kind !== 'action' ? onceAsked(context, run) : run());
  if (isRefusal(result)) {
    const refusal = refuse(result.code as keyof typeof errors, { data: result.data });
    return { result: null, refusal, cookie: undefined, unlogged: [] };
  }
  // A call repeated with its key has its log line already, and adds none.
  const isRepeated = call.money && entries.length === 0;
  if (call.write && call.logged && !isRepeated) await logCall(tx, order, entries);
  return { result, refusal: null, cookie, unlogged: call.write ? [] : entries };
}

/** Writes the lines of a call into the operation log. A public call writes its own. */
export async function logCall(tx: Tx, order: Order, entries: readonly LogEntry[]): Promise<void> {
  const { route, user, ip, traceKey } = order;
  if (user) await writeLog(tx, { call: route.call, user, ip, traceKey }, entries);
}
