import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HostError } from '../../core/host/messages.ts';
import { runProgram } from '../programs.ts';
import { mustRun, type Probe } from './capability.ts';
import { FEATURES, needFeature, readFeature, writeFeature } from './ddc.ts';

/** Lowest level: at 0 some panels show nothing, and nobody would see the page that says why. */
const LEAST = 10;
const BACKLIGHTS = '/sys/class/backlight';

interface Light {
  read: () => Promise<number>;
  write: (level: number) => Promise<void>;
}

/** The panel's own backlight, as of a laptop or an all-in-one. */
async function backlight(): Promise<Light | null> {
  const [name] = await readdir(BACKLIGHTS).catch(() => []);
  if (name === undefined) return null;
  const file = join(BACKLIGHTS, name, 'brightness');
  const numberIn = async (path: string): Promise<number> => Number(await readFile(path, 'utf8'));
  const most = await numberIn(join(BACKLIGHTS, name, 'max_brightness'));
  const light: Light = {
    read: async () => Math.round(((await numberIn(file)) / most) * 100),
    write: (level) => writeFile(file, String(Math.round((level / 100) * most))),
  };
  try {
    await light.write(await light.read());
    return light;
  } catch {
    // Not writable by this user: docs/agent.md says which rule lets it.
    return null;
  }
}

async function monitor(): Promise<Light | null> {
  const feature = await readFeature(FEATURES.brightness);
  if (!feature || feature.most === 0) return null;
  const { most } = feature;
  return {
    read: async () => Math.round(((await needFeature(FEATURES.brightness)).value / most) * 100),
    write: (level) => writeFeature(FEATURES.brightness, Math.round((level / 100) * most)),
  };
}

/** Connected outputs of the X server with their brightness; 0 where the server has no gamma table. */
async function outputs(): Promise<{ name: string; brightness: number }[]> {
  const { out } = await runProgram('xrandr', ['--verbose', '--current']);
  return out
    .split(/^(?=\S)/m)
    .filter((part) => / connected/.test(part))
    .flatMap((part) => {
      const brightness = /Brightness: ([\d.]+)/.exec(part)?.[1];
      return brightness === undefined ? [] : [{ name: part.split(' ', 1)[0]!, brightness: Number(brightness) }];
    })
    .filter(({ brightness }) => brightness > 0);
}

/** Gamma table of the graphics card: darkens the picture, not the lamp behind it. */
async function gamma(): Promise<Light | null> {
  if ((await outputs()).length === 0) return null;
  return {
    async read() {
      const [first] = await outputs();
      if (!first) throw new HostError('FAILED', 'No screen is connected.');
      return Math.min(100, Math.round(first.brightness * 100));
    },
    async write(level) {
      for (const { name } of await outputs())
        await mustRun('xrandr', ['--output', name, '--brightness', String(level / 100)]);
    },
  };
}

export const probeBrightness: Probe = async () => {
  const light = (await backlight()) ?? (await monitor()) ?? (await gamma());
  if (!light) return null;
  return {
    name: 'brightness',
    commands: {
      async setBrightness({ level }) {
        await light.write(Math.max(LEAST, level));
        return { level: await light.read() };
      },
      getBrightness: async () => ({ level: await light.read() }),
    },
  };
};
