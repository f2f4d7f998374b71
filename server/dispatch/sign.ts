import { timingSafeEqual } from 'node:crypto';
import { sign } from '#core/protocol/sign.ts';
import type { Parsed } from './parse.ts';
import { refuse } from '../call/refuse.ts';

/** Keys that sign, by id of the application. */
export type Applications = ReadonlyMap<string, string>;

/**
 * Refuses a call whose sign is not that of its application's key over its envelope, path and payload.
 *
 * The console's key is in its bundle, so this proves that nothing was altered on the way and no more:
 * who calls is the session's business.
 */
export function checkSign(applications: Applications, path: string, { envelope, payload }: Parsed): void {
  const key = applications.get(envelope.appid);
  const expected = sign(envelope, { path, payload }, key ?? '');
  // Both are 32 hex digits: parse() has seen to it. An unknown application costs the same time.
  const equal = timingSafeEqual(Buffer.from(expected, 'latin1'), Buffer.from(envelope.sign, 'latin1'));
  if (!equal || key === undefined) throw refuse('SIGN_WRONG');
}
