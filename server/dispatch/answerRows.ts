import * as z from 'zod/mini';
import type { CallMeta, EntityMeta, Total } from '#core/entity/meta.ts';
import type { RuleContext, Values } from '#core/entity/rule.ts';
import { projection } from '../policies/projection.ts';
import type { BoundRoute } from './routes.ts';
import type { SessionUser } from '../call/types.ts';

/**
 * Returns what a handler answered as it goes over the wire: rows of an entity with the columns that schema
 * and `x-perm` allow, instants as ISO text (architecture 4). Everything else is in wire form already.
 */
export function encodeAnswer(
  call: CallMeta,
  entity: EntityMeta | undefined,
  answer: unknown,
  user: SessionUser | null,
  now: number,
): unknown {
  if (!entity || user === null) return answer;
  const context: RuleContext = { now, me: user, on: 'update' };
  if (call.kind === 'list') {
    const { list, total, totals } = answer as { list: readonly Values[]; total: number; totals?: readonly Total[] };
    const { encode } = projection(entity, 'list', user);
    return { list: list.map((row) => encode(row, context)), total, ...(totals ? { totals } : {}) };
  }
  const isRecord = call.kind === 'one' || call.kind === 'create' || call.kind === 'update';
  return isRecord ? projection(entity, 'one', user).encode(answer as Values, context) : answer;
}

/** Validates an answer against its schema: clients rely on it. */
export function checkAnswer({ call, output }: BoundRoute, answer: unknown): void {
  if (!output) return;
  const result = z.safeParse(output, answer);
  if (result.success) return;
  const problems = result.error.issues.map(
    ({ path, message, code }) => `${path.join('.') || 'root'}: ${code} ${message}`,
  );
  throw new Error(`The answer of ${call.name} is not what its schema declares: ${problems.join('; ')}`);
}
