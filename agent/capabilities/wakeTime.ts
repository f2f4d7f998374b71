import { HostError } from '../../core/host/messages.ts';
import { runProgram } from '../programs.ts';
import { mustRun, type Probe } from './capability.ts';

/** Sets the clock of the board to start the machine at a time; it stays when the machine is off. */
export async function setAlarm(at: number): Promise<void> {
  if (at <= Date.now()) throw new HostError('INVALID', 'The time to wake up is over.');
  await mustRun('rtcwake', ['-m', 'no', '-t', String(Math.ceil(at / 1000))]);
}

export const probeWakeTime: Probe = async () => {
  // The same device and right that setting an alarm takes.
  const { isDone, out } = await runProgram('rtcwake', ['-m', 'show']);
  if (!isDone || !out.includes('alarm:')) return null;
  return {
    name: 'wakeTime',
    commands: {
      async setWake({ at }) {
        if (at === null) await mustRun('rtcwake', ['-m', 'disable']);
        else await setAlarm(at);
        return {};
      },
    },
  };
};
