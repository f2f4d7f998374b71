import { HostError } from '../../core/host/messages.ts';
import { runProgram } from '../programs.ts';
import { mustRun, type Probe } from './capability.ts';
import { setAlarm } from './wakeTime.ts';

/** Returns whether logind lets this user do it: as root, by polkit, or not at all. */
export async function logindAllows(method: 'CanPowerOff' | 'CanReboot'): Promise<boolean> {
  const bus = ['org.freedesktop.login1', '/org/freedesktop/login1', 'org.freedesktop.login1.Manager'];
  const { isDone, out } = await runProgram('busctl', ['--system', 'call', ...bus, method]);
  return isDone && out.trim() === 's "yes"';
}

/** systemd refuses while a program holds the machine up or somebody else is signed in, unless it is forced (ME-01). */
export const checksOf = (force: boolean | undefined): string => `--check-inhibitors=${force === true ? 'no' : 'yes'}`;

/**
 * Shuts the machine down.
 * @param canWake says whether `wakeTime` is declared
 */
export const probePower =
  (canWake: boolean): Probe =>
  async () => {
    if (!(await logindAllows('CanPowerOff'))) return null;
    return {
      name: 'power',
      commands: {
        async powerOff({ wakeAt, force }) {
          if (wakeAt !== null && !canWake) throw new HostError('NOT_DECLARED', 'wakeTime');
          if (wakeAt !== null) await setAlarm(wakeAt);
          await mustRun('systemctl', ['poweroff', checksOf(force)]);
          return {};
        },
      },
    };
  };
