import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { browser } from '../../bin/tools.mjs';
import { until } from './playerStandIn.ts';

/** Programs of the system that the agent's tests stand on. */
const PROGRAMS = { Xorg: '/usr/bin/Xorg', Xvfb: '/usr/bin/Xvfb', pulseaudio: '/usr/bin/pulseaudio' } as const;
const DUMMY_DRIVER = '/usr/lib/xorg/modules/drivers/dummy_drv.so';

/** Xorg with a card that is none has a gamma table, which Xvfb lacks: only with it brightness can be seen. */
export const hasGamma = existsSync(PROGRAMS.Xorg) && existsSync(DUMMY_DRIVER);
const hasDisplay = hasGamma || existsSync(PROGRAMS.Xvfb);
export const hasSound = existsSync(PROGRAMS.pulseaudio);

/** Things that only some tests of the agent need. */
type Need = 'sound' | 'player';

/** Names what a test of the agent lacks here, or returns null: it stands in the title, so that what is skipped says why. */
export function machineMissing(...needs: readonly Need[]): string | null {
  const missing = [
    ...(hasDisplay ? [] : ['Xvfb']),
    ...(browser() ? [] : ['chromium']),
    ...(needs.includes('sound') && !hasSound ? ['pulseaudio'] : []),
  ];
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  const isBuilt = existsSync(join(import.meta.dirname, '../../dist/player/index.html'));
  return needs.includes('player') && !isBuilt ? 'not built: npm run build' : null;
}

/** Returns the end of a title that names what the test lacks here; empty where it lacks nothing. */
export const lacking = (missing: string | null): string => (missing === null ? '' : ` (${missing})`);

const SCREEN = { width: 1280, height: 720 };

const XORG = `
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 32000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "1280x720" 74.50 1280 1344 1472 1664 720 723 728 748
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "1280x720"
    Virtual ${SCREEN.width} ${SCREEN.height}
  EndSubSection
EndSection
`;

/** Starts an X server on a free display, whose number it writes into a pipe when it listens. */
async function startDisplay(folder: string): Promise<{ child: ChildProcess; display: string }> {
  const config = join(folder, 'xorg.conf');
  writeFileSync(config, XORG);
  const [program, args] = hasGamma
    ? [PROGRAMS.Xorg, ['-noreset', '-logfile', join(folder, 'xorg.log'), '-config', config]]
    : [PROGRAMS.Xvfb, ['-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`]];
  const child = spawn(program, [...args, '-nolisten', 'tcp', '-displayfd', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = child.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    told.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The X server ended with ${code}.`)));
  });
  return { child, display: `:${number}` };
}

/** Starts a sound server with one output that plays to nobody. */
function startSound(folder: string): { child: ChildProcess; server: string } {
  const socket = join(folder, 'sound');
  const modules = ['module-null-sink sink_name=shop', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`];
  const child = spawn(
    PROGRAMS.pulseaudio,
    ['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', ...modules.flatMap((one) => ['-L', one])],
    { stdio: 'ignore', env: { ...process.env, XDG_RUNTIME_DIR: folder, HOME: folder } },
  );
  return { child, server: `unix:${socket}` };
}

/** A machine of its own for the agent: a screen, a sound output, and programs that can be put before the real ones. */
export interface TestMachine {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Puts a program before the real one of this name; what it is called with is a line of `calls`. */
  standIn: (name: string, script: string) => void;
  close: () => void;
}

export async function startMachine(): Promise<TestMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-'));
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const { child: x, display } = await startDisplay(folder);
  const sound = hasSound ? startSound(folder) : null;
  if (sound) await until(() => spawnSync('pactl', ['-s', sound.server, 'info']).status === 0, 'the sound server');
  return {
    folder,
    env: {
      ...process.env,
      DISPLAY: display,
      PATH: `${programs}:${process.env['PATH']}`,
      ...(sound ? { PULSE_SERVER: sound.server } : {}),
    },
    standIn(name, script) {
      const path = join(programs, name);
      writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> ${join(folder, 'calls')}\n${script}\n`);
      chmodSync(path, 0o755);
    },
    close() {
      x.kill();
      sound?.child.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
