import { seal } from '../../auth/sealed.ts';
import { checkStore } from '../../policies/storeOfKeeper.ts';
import type { Services } from '../../services.ts';
import { takePlace } from '../../commands/groupRoom.ts';
import { updating } from '../verbs.ts';

/** Returns a lock PIN in stored form: encrypted, since the screen must get it (DEV-08). */
export const sealedPin = ({ config }: Pick<Services, 'config'>, pin: string | null | undefined) =>
  pin ? { lockPassword: seal(config.secret, pin) } : {};

/** Updates a screen and notifies its player: another layout, group or tag changes the manifest. */
export const update = updating('device', async ({ id, ...before }, merged, { tx, user, services }) => {
  const { lockPassword, groupId, storeId } = merged;
  if (groupId !== null && groupId !== before.groupId) await takePlace(tx, groupId, before.corpId);
  if (storeId !== before.storeId) checkStore(user, storeId);
  return {
    changes: lockPassword === before.lockPassword ? {} : sealedPin(services, lockPassword),
    effects: () => tx.afterCommit(() => services.hints.send(id)),
  };
});
