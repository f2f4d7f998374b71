import type { Language } from '#core/protocol/envelope.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { writeLog } from '../call/operationLog.ts';
import { checkReferences } from './references.ts';
import { isRefusal, refuse } from '../call/refuse.ts';
import type { errors } from '#generated/model/errors.gen.ts';
import type { BoundRoute } from './routes.ts';
import type { BeforeContext, HandlerContext, LogEntry, SessionUser } from '../call/types.ts';

/** A call that the server makes in somebody's name: no client signed it, so it has no envelope and is no replay. */
export interface Order {
  route: BoundRoute;
  user: SessionUser;
  /** Checked against the call's schema. */
  input: unknown;
  language: Language;
  ip: string;
  traceKey: string;
  now: number;
  services: Services;
}

function seenIn({ route, user, input, language, ip, traceKey, now, services }: Order): BeforeContext<unknown> {
  return { call: route.call, user, input, language, ip, installation: '', traceKey, now, services };
}

/** Does what must stay outside the transaction, and returns what `carryOut` is given of it. */
export async function prepare(order: Order): Promise<unknown> {
  return order.route.handler.before?.(seenIn(order) as BeforeContext<never>);
}

/**
 * Carries out a call within a transaction of the caller's scope: the way of the dispatcher from the references on,
 * with the line in the operation log. Throws what the call refuses.
 */
export async function carryOut(tx: Tx, order: Order, before: unknown): Promise<void> {
  const { route, user, ip, traceKey } = order;
  const { call, references, handler } = route;
  if (references.length > 0) await checkReferences(tx, call, references, order.input as Record<string, unknown>);
  const entries: LogEntry[] = [];
  const context = {
    ...seenIn(order),
    tx,
    before,
    log: (entry: LogEntry) => void entries.push(entry),
    setCookie: () => undefined,
  };
  const carrying: { run(given: HandlerContext<unknown, unknown>): Promise<unknown> } = handler;
  const result = await carrying.run(context);
  if (isRefusal(result)) throw refuse(result.code as keyof typeof errors, { data: result.data });
  await writeLog(tx, { call, user, ip, traceKey }, entries);
}
