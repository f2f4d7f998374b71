import { runProgram } from '../programs.ts';
import { mustRun, type Capability, type Probe } from './capability.ts';
import { FEATURES, needFeature, readFeature, writeFeature } from './ddc.ts';

const ON = 1;
const OFF = 4;

async function dpms(): Promise<'on' | 'off' | null> {
  const { isDone, out } = await runProgram('xset', ['q']);
  if (!isDone || !/DPMS is (?:En|Dis)abled/.test(out)) return null;
  // The X server does not name the monitor's state before power saving was used for the first time: it is on until then.
  return /Monitor is (?:Off|in Standby|in Suspend)/.test(out) ? 'off' : 'on';
}

const byDpms: Capability = {
  name: 'display',
  commands: {
    async setDisplay({ on }) {
      await mustRun('xset', ['dpms', 'force', on ? 'on' : 'off']);
      if (on) await mustRun('xset', ['s', 'reset']);
      return { on: (await dpms()) !== 'off' };
    },
    getDisplay: async () => ({ on: (await dpms()) !== 'off' }),
  },
};

const byMonitor: Capability = {
  name: 'display',
  commands: {
    async setDisplay({ on }) {
      await writeFeature(FEATURES.power, on ? ON : OFF);
      return { on };
    },
    getDisplay: async () => ({ on: (await needFeature(FEATURES.power)).value === ON }),
  },
};

/** Switches the panel: by the X server's power saving where there is one, else over the monitor's own bus. */
export const probeDisplay: Probe = async () => {
  if ((await dpms()) !== null) {
    // Nobody types on a screen, and the X server must not switch it off for that.
    await runProgram('xset', ['s', 'off']);
    await runProgram('xset', ['dpms', '0', '0', '0']);
    return byDpms;
  }
  return (await readFeature(FEATURES.power)) ? byMonitor : null;
};
