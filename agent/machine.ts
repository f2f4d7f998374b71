import type { Hello } from '../core/host/commands.ts';
import { probeApps } from './capabilities/apps.ts';
import { probeBrightness } from './capabilities/brightness.ts';
import type { Capability } from './capabilities/capability.ts';
import { probeDisplay } from './capabilities/display.ts';
import { probeFacts } from './capabilities/facts.ts';
import { probeInstall } from './capabilities/install.ts';
import { probeLock } from './capabilities/lock.ts';
import { probePower } from './capabilities/power.ts';
import { probeRestartMachine } from './capabilities/restartMachine.ts';
import { probeRestartPlayer } from './capabilities/restartPlayer.ts';
import { probeScreenshot } from './capabilities/screenshot.ts';
import { probeSelfStart } from './capabilities/selfStart.ts';
import { probeSource } from './capabilities/source.ts';
import { probeVolume } from './capabilities/volume.ts';
import { probeWakeTime } from './capabilities/wakeTime.ts';
import type { SelfStart } from './selfStart.ts';
import type { Settings } from './settings.ts';
import type { Installer } from './update/installer.ts';

/** Machine capabilities. */
export interface Machine {
  capabilities: readonly Capability[];
  sources: Hello['sources'];
}

interface Surroundings {
  settings: Settings;
  folder: string;
  installer: Installer | null;
  selfStart: SelfStart;
  /** Sends a command to the page that is open now. */
  send: (method: string, params: Record<string, unknown>) => Promise<Record<string, unknown>>;
  browserVersion: () => Promise<string>;
  restart: () => void;
}

/** Tries what each capability would use. What fails here is not declared, and the console draws no control for it. */
export async function probeMachine(around: Surroundings): Promise<Machine> {
  const { settings, folder, installer, selfStart } = around;
  const wake = await probeWakeTime();
  const source = await probeSource();
  const found = [
    await probePower(wake !== null && !settings.without.includes('wakeTime'))(),
    wake,
    await probeDisplay(),
    await probeVolume(),
    await probeBrightness(),
    await probeScreenshot(around.send)(),
    await probeRestartMachine(),
    await probeRestartPlayer(around.restart)(),
    await probeSelfStart(selfStart)(),
    source?.capability ?? null,
    await probeInstall(installer)(),
    await probeApps(around.browserVersion)(),
    await probeLock(folder)(),
    await probeFacts(folder)(),
  ];
  const capabilities = found.filter((one) => one !== null).filter(({ name }) => !settings.without.includes(name));
  const hasSource = capabilities.some(({ name }) => name === 'source');
  return { capabilities, sources: hasSource ? (source?.sources ?? []) : [] };
}
