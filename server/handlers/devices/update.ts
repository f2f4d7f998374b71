import { seal } from '../../auth/sealed.ts';
import type { Services } from '../../services.ts';
import { updating } from '../verbs.ts';

/** Returns a lock PIN in stored form: encrypted, since the screen must get it (DEV-08). */
export const sealedPin = ({ config }: Pick<Services, 'config'>, pin: string | null | undefined) =>
  pin ? { lockPassword: seal(config.secret, pin) } : {};

/** Updates a screen and notifies its player: another layout, group or tag changes the manifest. */
export const update = updating('device', ({ id, ...before }, { lockPassword }, { tx, services }) => ({
  changes: lockPassword === before.lockPassword ? {} : sealedPin(services, lockPassword),
  effects: () => tx.afterCommit(() => services.hints.send(id)),
}));
