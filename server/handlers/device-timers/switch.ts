import type { DeviceTimerStored } from '#generated/server/device-timers.gen.ts';
import type { HandlerContext } from '../../call/types.ts';
import { acting, restoring } from '../verbs.ts';
import { checkTimerKind } from './kinds.ts';
import { checkScreens, hintScreens } from './write.ts';

/** Starts, stops, deletes or restores a timer, and tells its screens: they carry it out by themselves. */
async function switched(timer: DeviceTimerStored, context: Pick<HandlerContext<unknown>, 'tx' | 'user' | 'services'>) {
  checkTimerKind(timer, context.user);
  await checkScreens(context.tx, timer, timer.corpId);
  return { effects: () => hintScreens(context.tx, context, [timer], timer.corpId) };
}

export const start = acting('deviceTimer', 'start', switched);
export const pause = acting('deviceTimer', 'pause', switched);
export const remove = acting('deviceTimer', 'delete', switched);
export const restore = restoring('deviceTimer', switched);
