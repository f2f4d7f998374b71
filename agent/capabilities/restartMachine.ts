import { mustRun, type Probe } from './capability.ts';
import { checksOf, logindAllows } from './power.ts';

export const probeRestartMachine: Probe = async () => {
  if (!(await logindAllows('CanReboot'))) return null;
  return {
    name: 'restartMachine',
    commands: {
      async restartMachine({ force }) {
        await mustRun('systemctl', ['reboot', checksOf(force)]);
        return {};
      },
    },
  };
};
