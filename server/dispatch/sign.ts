import { timingSafeEqual } from 'node:crypto';
import { sign } from '#core/protocol/sign.ts';
import type { Parsed } from './parse.ts';
import { refuse } from '../call/refuse.ts';

/** Keys that sign, by id of the application. */
export type Applications = ReadonlyMap<string, string>;

/**
 * Refuses a call whose sign does not match envelope, path and payload under the application's key. The console's key is
 * in its bundle, so a sign only proves that nothing was altered on the way; the session identifies the caller.
 */
export function checkSign(applications: Applications, path: string, { envelope, payload }: Parsed): void {
  const key = applications.get(envelope.appid);
  const expected = sign(envelope, { path, payload }, key ?? '');
  // Both are 32 hex digits: parse() has seen to it. An unknown application costs the same time.
  const equal = timingSafeEqual(Buffer.from(expected, 'latin1'), Buffer.from(envelope.sign, 'latin1'));
  if (!equal || key === undefined) throw refuse('SIGN_WRONG');
}
