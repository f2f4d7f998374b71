import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { canDo, PRESSED_FIELDS, pressCommand, type Press } from '../../commands/pressCommand.ts';
import { displayOf } from '../../policies/changes.ts';
import { batch } from '../batch.ts';

/**
 * Sends a command to each of many screens, with a result for each (DEV-07). Unlike the remote control it does not ask
 * that one is online: the command waits for its screen until it expires.
 */
function commandEach(context: HandlerContext<{ readonly ids: readonly string[] }>, press: Press) {
  const { tx, user, services } = context;
  return batch(
    context,
    async (id, { log }) => {
      const device = await tx.devices.one(id, { fields: PRESSED_FIELDS });
      if (!device) throw refuse('NOT_FOUND');
      if (!canDo(press.kind, device)) throw refuse('COMMAND_NOT_DECLARED');
      const targetName = displayOf(deviceMeta, { ...device });
      const sender = {
        userId: user.userId,
        targetType: 'device',
        targetId: id,
        targetName,
        hints: services.hints,
      } as const;
      await pressCommand(tx, [device], press, sender);
      log({ targetId: id, targetName, after: { ...press } });
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
