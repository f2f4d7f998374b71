import type { DeviceTimerStored } from '#generated/server/device-timers.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { screensOfTimer } from '../../player/timers.ts';
import type { Tx } from '../../store/types.ts';
import { creating, updating } from '../verbs.ts';
import { checkTimerKind } from './kinds.ts';

type Target = Partial<Pick<DeviceTimerStored, 'targetType' | 'targetIds'>>;

/**
 * Refuses a timer for a group with screens that the caller does not see: it would be carried out by all of them. Single
 * screens are checked as references.
 */
async function checkGroup(tx: Tx, { targetType = 'device', targetIds }: Target): Promise<void> {
  const ids = [...(targetIds ?? [])];
  if (targetType !== 'deviceGroup' || ids.length === 0) return;
  const seen = await tx.devices.count((eb) => eb('group_id', 'in', ids));
  const groups = await tx.deviceGroups.many(ids, { fields: ['corpId'] });
  let all = 0;
  for (const { id, corpId } of groups)
    all += await tx.as({ kind: 'system', corpId }).devices.count((eb) => eb('group_id', '=', id));
  if (all > seen) throw refuse('TIMER_GROUP_WIDER');
}

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
    for (const id of await screensOfTimer(whole, { targetType, targetIds })) ids.add(id);
  tx.afterCommit(() => ids.forEach((id) => services.hints.send(id)));
}

export const create = creating('deviceTimer', async (draft, context) => {
  await checkGroup(context.tx, draft);
  return { effects: ({ corpId }) => hintScreens(context.tx, context, [draft], corpId) };
});

export const update = updating('deviceTimer', async (before, merged, context) => {
  checkTimerKind(before, context.user);
  await checkGroup(context.tx, merged);
  return {
    // What ran once and has a time ahead of it again runs again: the rules let no other time through.
    ...(before.status === 'over' ? { changes: { status: 'enabled' as const } } : {}),
    effects: () => hintScreens(context.tx, context, [before, merged], before.corpId),
  };
});
