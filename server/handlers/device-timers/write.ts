import type { DeviceTimerStored } from '#generated/server/device-timers.gen.ts';
import type { HandlerContext } from '../../call/types.ts';
import { checkWhole } from '../../commands/wholeTarget.ts';
import { devicesFor } from '../../player/targets.ts';
import type { Tx } from '../../store/types.ts';
import { creating, updating } from '../verbs.ts';
import { checkTimerKind } from './kinds.ts';

type Target = Partial<Pick<DeviceTimerStored, 'targetType' | 'targetIds'>>;

/**
 * Refuses to touch a timer with screens that the caller does not see: they would carry it out as well. Asked of what it is for
 * before and after: a screen that has left one's stores is no longer switched by one's timers (PERM-07).
 */
export const checkScreens = (tx: Tx, target: Target, corpId: string): Promise<void> =>
  checkWhole(tx, target, {
    corpId,
    error: target.targetType === 'deviceGroup' ? 'TIMER_GROUP_WIDER' : 'TARGET_BEYOND',
  });

/** Tells the screens of timers, before and after a change, to fetch their programme. */
export async function hintScreens(
  tx: Tx,
  { services }: Pick<HandlerContext<unknown>, 'services'>,
  timers: readonly Target[],
  corpId: string,
): Promise<void> {
  const whole = tx.as({ kind: 'system', corpId });
  const ids = new Set<string>();
  for (const { targetType = 'device', targetIds = [] } of timers)
    for (const id of await devicesFor(whole, { targetType, targetIds })) ids.add(id);
  tx.afterCommit(() => ids.forEach((id) => services.hints.send(id)));
}

export const create = creating('deviceTimer', async (draft, context) => {
  await checkScreens(context.tx, draft, context.user.corpId);
  return { effects: ({ corpId }) => hintScreens(context.tx, context, [draft], corpId) };
});

export const update = updating('deviceTimer', async (before, merged, context) => {
  checkTimerKind(before, context.user);
  for (const target of [before, merged]) await checkScreens(context.tx, target, before.corpId);
  return {
    // A one-time timer that is over and gets a new time runs again: only future times are accepted.
    ...(before.status === 'over' ? { changes: { status: 'enabled' as const } } : {}),
    effects: () => hintScreens(context.tx, context, [before, merged], before.corpId),
  };
});
