import { seal } from '../../auth/sealed.ts';
import type { Services } from '../../services.ts';
import { updating } from '../verbs.ts';

/** A lock PIN as it is kept: sealed, since the screen is told it (DEV-08). */
export const sealedPin = ({ config }: Pick<Services, 'config'>, pin: string | null | undefined) =>
  pin ? { lockPassword: seal(config.secret, pin) } : {};

/** Changes a screen; another layout, group or tag is another manifest, so its player is told. */
export const update = updating('device', ({ id, ...before }, { lockPassword }, { tx, services }) => ({
  changes: lockPassword === before.lockPassword ? {} : sealedPin(services, lockPassword),
  effects: () => tx.afterCommit(() => services.hints.send(id)),
}));
