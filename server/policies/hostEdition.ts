import { includes } from '#core/entity/guard.ts';
import { EDITIONS, type Edition } from '#core/entity/meta.ts';
import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { brandsOf } from '../brands.ts';
import type { SessionUser } from '../call/types.ts';
import type { Config } from '../config.ts';
import { brandHost } from '../environment.ts';
import { isBeyond } from './sessionUser.ts';

type Caller = Omit<SessionUser, 'sessionId'>;

const nameOf = new Map<number, string>(
  (Object.keys(permissions) as PermissionName[]).map((name) => [permissions[name].code, name]),
);

/** Returns the lower one of an enterprise's edition and that of the page's host (SES-12); the highest where its brand names none. */
export function editionAt(own: string | null, config: Pick<Config, 'brandsFile'>, host: string): Edition | null {
  const edition = EDITIONS.find((one) => one === own);
  const ofHost: Edition = brandsOf(config).of(brandHost(host)).edition ?? EDITIONS.at(-1)!;
  return includes(ofHost, edition) ? (edition ?? null) : ofHost;
}

/**
 * Returns the caller as the host of its page has it: where that is of a lower edition than the enterprise, what begins with a
 * higher one is neither offered nor served. Advertisers have no edition.
 */
export function atHost<U extends Caller>(user: U, config: Pick<Config, 'brandsFile'>, host: string): U {
  if (user.system !== 'YXF') return user;
  const edition = editionAt(user.edition, config, host);
  if (edition === user.edition) return user;
  const of = { system: user.system, edition };
  const isIn = (permission: string): boolean => !isBeyond(permission, of);
  return {
    ...user,
    edition,
    codes: new Set([...user.codes].filter((code) => isIn(nameOf.get(code) ?? ''))),
    can: (permission) => user.can(permission) && isIn(permission),
  };
}
