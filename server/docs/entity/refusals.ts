import type { CallKind, CallMeta } from '#core/entity/meta.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import type { EntityFacts } from '../facts.ts';

/** What the guards of the dispatcher refuse any call with, in their order. */
const ALWAYS: readonly ErrorName[] = ['TOO_MANY_CALLS', 'SIGN_WRONG', 'CLOCK_OFF'];

const NAMES_RECORDS: readonly CallKind[] = ['one', 'create', 'update', 'updateMany', 'action'];

/** Returns the errors that the guards before a call's handler can answer, in the order in which they are asked (architecture 4). */
export function refusals({ meta }: EntityFacts, call: CallMeta): ErrorName[] {
  const timeouts: ErrorName[] =
    call.legacyPaths.length === call.paths.length ? ['LOGIN_TIMEOUT_LEGACY'] : ['LOGIN_TIMEOUT'];
  if (call.legacyPaths.length > 0 && call.legacyPaths.length < call.paths.length) timeouts.push('LOGIN_TIMEOUT_LEGACY');
  const isStated = meta?.states !== undefined;
  const guarded: ErrorName[] = [
    ...(call.perm === 'public' ? [] : timeouts),
    ...(call.perm === 'public' || call.systems.length === 2 ? [] : (['WRONG_SYSTEM'] as const)),
    ...(call.perm === 'public' || call.perm === 'open' ? [] : (['NO_PERMISSION'] as const)),
    'PAYLOAD_INVALID',
    ...(meta && NAMES_RECORDS.includes(call.kind) ? (['NOT_FOUND'] as const) : []),
    ...(call.write ? (['REPLAYED'] as const) : []),
    ...(call.kind === 'update' || (call.kind === 'action' && isStated) ? (['NOT_ALLOWED_NOW'] as const) : []),
  ];
  return [...ALWAYS, ...guarded, 'SERVER_FAULT'];
}
