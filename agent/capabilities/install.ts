import { HostError } from '../../core/host/messages.ts';
import type { Installer } from '../update/installer.ts';
import type { Probe } from './capability.ts';

/** @param installer null where the agent was started without its launcher, which alone can change versions */
export const probeInstall =
  (installer: Installer | null): Probe =>
  async () =>
    installer && {
      name: 'install',
      commands: {
        async install(order) {
          if (order.kind !== 'agent') throw new HostError('INVALID', `This shell installs no ${order.kind}.`);
          return installer.begin(order);
        },
        installs: async () => ({ list: await installer.list() }),
      },
    };
