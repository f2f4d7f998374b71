import { timersDue, type TimedAction } from '#core/schedule/timers.ts';
import { addDays, DEFAULT_ZONE, zonedTime } from '#core/time.ts';
import { instantOf } from '#core/wallClock.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { OutputOf } from '../../call/types.ts';
import { capabilitiesOf } from '../../commands/queueCommand.ts';
import { screenTimers, timersOf } from '../../player/timers.ts';
import type { Tx } from '../../store/types.ts';
import { doubtsIn } from './doubts.ts';

type Screen = OutputOf<'deviceTimer.week'>['screens'][number];

const DAYS = 7;

/** Capabilities that carry out a timer together; one of the sets is enough. */
const NEEDS: Record<TimedAction, readonly (readonly string[])[]> = {
  // A machine that cannot start by itself is not switched off; its panel can be.
  powerOff: [['power', 'wakeTime'], ['display']],
  powerOn: [['power', 'wakeTime'], ['display']],
  volume: [['volume']],
  brightness: [['brightness']],
  restart: [['restartPlayer']],
  restartMachine: [['restartMachine']],
};

const midnight = (date: string, zone: string): number => instantOf(Date.parse(`${date}T00:00:00Z`), zone);

async function weekOf(tx: Tx, device: DeviceStored, now: number): Promise<Screen> {
  const zone = device.zone ?? DEFAULT_ZONE;
  const from = zonedTime(now, zone).date;
  const timers = await screenTimers(tx, device);
  const names = new Map((await timersOf(tx, device)).map(({ id, name }) => [id, name ?? '']));
  const can = capabilitiesOf(device);
  const events = timersDue(timers, midnight(from, zone) - 1, midnight(addDays(from, DAYS), zone) - 1, zone);
  return {
    id: device.id,
    name: device.name ?? '',
    zone,
    from,
    doubts: doubtsIn(timers, { now, zone }, (id) => names.get(id) ?? ''),
    events: events.map(({ at, action, level, timerId, own }) => {
      const { date, minute } = zonedTime(at, zone);
      const able = NEEDS[action].some((names) => names.every((name) => can.includes(name)));
      return {
        at: new Date(at).toISOString(),
        date,
        minute,
        action,
        level,
        timerId,
        timerName: names.get(timerId) ?? '',
        own,
        able,
      };
    }),
  };
}

/** Answers what screens will do in the coming week, by the function that they themselves ask (DEV-07). */
export const week = handler('deviceTimer.week', async ({ input, tx, now }) => {
  const devices = await tx.devices.many([...new Set(input.ids)]);
  // A timer names screens that were deleted since, and others that are not the caller's: those that are there are shown.
  if (devices.length === 0) throw refuse('NOT_FOUND');
  const screens: Screen[] = [];
  for (const device of devices) screens.push(await weekOf(tx, device, now));
  return { screens };
});
