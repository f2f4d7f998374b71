import type { PathOf } from '#src/ui/paths.ts';
import type { HomeNumbers } from './useHome.ts';

const filtered = (path: string | null, filter: Record<string, unknown>): string | null =>
  path && `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/**
 * Returns the link of each number of the ads: the list with that filter; for ads that wait for approval, the review
 * (HOME-02).
 */
export function adLink(pathOf: PathOf, state: keyof HomeNumbers['ads'], canReview: boolean): string | null {
  if (state === 'pendingApproval' && canReview) return pathOf('ads', 'adv_audit');
  return filtered(pathOf('ads', 'list'), { status: state });
}

/**
 * Status filter of each device number; `expiring` and `exception` are views of the list, `all` is the whole list
 * (HOME-03).
 */
const DEVICE_STATE = { online: 'online', offline: 'offline', expired: 'invalid', inactive: 'inactive' } as const;

export function deviceLink(pathOf: PathOf, state: keyof HomeNumbers['devices']): string | null {
  if (state === 'all') return pathOf('devices', 'list');
  if (state === 'expiring' || state === 'exception') return pathOf('devices', state);
  return filtered(pathOf('devices', 'list'), { status: DEVICE_STATE[state] });
}
