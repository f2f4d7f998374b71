import type { PathOf } from '#src/ui/paths.ts';
import type { HomeNumbers } from './useHome.ts';

const filtered = (path: string | null, filter: Record<string, unknown>): string | null =>
  path && `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Returns where each number of the ads leads: the list filtered so; what waits for approval, to the review (HOME-02). */
export function adLink(pathOf: PathOf, state: keyof HomeNumbers['ads'], canReview: boolean): string | null {
  if (state === 'pendingApproval' && canReview) return pathOf('ads', 'adv_audit');
  return filtered(pathOf('ads', 'list'), { status: state });
}

/** Which state of a device a number counts; `expiring` and `exception` are views of the list, `all` is all of it (HOME-03). */
const DEVICE_STATE = { online: 'online', offline: 'offline', expired: 'invalid', inactive: 'inactive' } as const;

export function deviceLink(pathOf: PathOf, state: keyof HomeNumbers['devices']): string | null {
  if (state === 'all') return pathOf('devices', 'list');
  if (state === 'expiring' || state === 'exception') return pathOf('devices', state);
  return filtered(pathOf('devices', 'list'), { status: DEVICE_STATE[state] });
}
