import { COMMANDS } from '#core/remote/commands.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { seal } from '../../auth/sealed.ts';
import {
  canDo,
  COMMANDED_FIELDS,
  queueCommand,
  type CommandRequest,
  type Commanded,
} from '../../commands/queueCommand.ts';
import { displayOf } from '../../policies/changes.ts';
import { batch } from '../batch.ts';

type Context = HandlerContext<{ readonly ids: readonly string[] }>;

/**
 * Sends a command to each of many screens, with a result for each (DEV-07, DEV-08). Unlike the remote control it does not ask
 * that one is online: the command waits for its screen until it expires. What is pointless later is refused where a screen is offline.
 *
 * @param first what is done, or refused, before the command of a screen
 */
function commandEach(context: Context, request: CommandRequest, first?: (device: Commanded) => Promise<void>) {
  const { tx, user, services } = context;
  return batch(
    context,
    async (id, { log }) => {
      const device = await tx.devices.one(id, { fields: COMMANDED_FIELDS });
      if (!device) throw refuse('NOT_FOUND');
      if (!canDo(request.kind, device)) throw refuse('COMMAND_NOT_DECLARED');
      if (COMMANDS[request.kind].isMomentary && device.status !== 'online') throw refuse('DEVICE_OFFLINE');
      await first?.(device);
      const targetName = displayOf(deviceMeta, { ...device });
      const sender = {
        userId: user.userId,
        targetType: 'device',
        targetId: id,
        targetName,
        hints: services.hints,
      } as const;
      await queueCommand(tx, [device], request, sender);
      log({ targetId: id, targetName, after: { ...request } });
    },
    'reference',
  );
}

export const setVolume = handler('device.setVolume', (context) =>
  commandEach(context, { kind: 'volume', level: context.input.level ?? 50 }),
);
export const setBrightness = handler('device.setBrightness', (context) =>
  commandEach(context, { kind: 'brightness', level: context.input.level ?? 50 }),
);
export const switchPower = handler('device.switchPower', (context) =>
  commandEach(context, { kind: context.input.power ?? 'screenOff' }),
);
export const restart = handler('device.restart', (context) => commandEach(context, { kind: 'restartPlayer' }));
export const restartMachine = handler('device.restartMachine', (context) =>
  commandEach(context, { kind: 'restartMachine' }),
);
export const pauseScreens = handler('device.pauseScreens', (context) =>
  commandEach(context, { kind: 'pause', seconds: context.input.seconds ?? 60 }),
);
export const screenshot = handler('device.screenshot', (context) => commandEach(context, { kind: 'screenshot' }));
export const unlockScreens = handler('device.unlockScreens', (context) => commandEach(context, { kind: 'unlock' }));

/** Locks screens by the digits that are given, which they keep, or else by those that each of them has. */
export const lockScreens = handler('device.lockScreens', (context) => {
  const { pin } = context.input;
  const { tx, services } = context;
  return commandEach(context, { kind: 'lock' }, async ({ id, lockPassword }) => {
    if (pin) await tx.devices.update(id, { lockPassword: seal(services.config.secret, pin) });
    else if (!lockPassword) throw refuse('LOCK_PIN_NEEDED');
  });
});
