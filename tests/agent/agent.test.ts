import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasGamma, hasSound, lacking, machineMissing, startMachine, type TestMachine } from './machine.ts';
import { PlayerStandIn, until } from './playerStandIn.ts';
import { packAgent, startAgent, VERSION, type RunningAgent } from './startAgent.ts';

const missing = machineMissing();

let machine: TestMachine;
let player: PlayerStandIn;
let agent: RunningAgent;

/** Output of a program on the agent's machine. */
const seen = (name: string, ...args: string[]): string =>
  spawnSync(name, args, { env: { ...machine.env, LC_ALL: 'C' }, encoding: 'utf8' }).stdout;

const pidsOf = (type: string): number[] =>
  seen('pgrep', '-f', `type=${type}.*${machine.folder}`).split('\n').filter(Boolean).map(Number);

describe.skipIf(missing !== null)(`the agent on a machine with an X server and Chromium${lacking(missing)}`, () => {
  beforeAll(async () => {
    machine = await startMachine();
    // No monitor of this machine speaks on its bus, and no board wakes by its clock: these say what real ones say.
    machine.standIn('busctl', `echo 's "yes"'`);
    machine.standIn('systemctl', 'exit 0');
    machine.standIn('rtcwake', 'echo "alarm: off"');
    machine.standIn(
      'ddcutil',
      `case "$1 $2" in
        "getvcp 60") if [ -f ${machine.folder}/input ]; then cat ${machine.folder}/input; else echo "VCP 60 SNC x11"; fi ;;
        "setvcp 60") printf 'VCP 60 SNC x%02x\\n' "$3" > ${machine.folder}/input ;;
        "capabilities ") printf '   Feature: 60 (Input Source)\\n      Values:\\n         0f: DisplayPort-1\\n         11: HDMI-1\\n   Feature: D6 (Power mode)\\n      Values:\\n         01: on\\n' ;;
        *) exit 1 ;;
      esac`,
    );
    player = new PlayerStandIn();
    await player.listen();
    player.frame = `<iframe src="${player.url.replace('127.0.0.1', 'localhost')}/ad"></iframe><iframe src="/ad"></iframe>`;
    agent = startAgent(machine, await packAgent(machine.folder), player.url);
    await until(() => player.opened > 0, 'the page');
  });
  afterAll(async () => {
    await agent.stop();
    await player.close();
    machine.close();
  });

  test('says hello with what this machine can do, and no more [DEV-08, DEV-20]', async () => {
    const { result } = await player.ask('hello', { protocol: 1 });
    expect(result).toEqual({
      protocol: 1,
      shell: 'vitrine-agent',
      version: VERSION,
      platform: 'linux',
      // Neither X server has DPMS, so nothing could switch the panel.
      capabilities: [
        'power',
        'wakeTime',
        ...(hasSound ? ['volume'] : []),
        ...(hasGamma ? ['brightness'] : []),
        'screenshot',
        'restartMachine',
        'restartPlayer',
        'selfStart',
        'source',
        'install',
        'apps',
        'lock',
        'facts',
      ],
      sources: [
        { id: '0f', name: 'DisplayPort-1' },
        { id: '11', name: 'HDMI-1' },
      ],
      installKinds: ['agent'],
    });
    expect(await player.ask('setDisplay', { on: false })).toMatchObject({ ok: false, error: 'NOT_DECLARED' });
  });

  test.skipIf(!hasSound)(
    `sets the volume of the sound output, and mutes it [DEV-08]${lacking(machineMissing('sound'))}`,
    async () => {
      expect((await player.ask('setVolume', { level: 37 })).result).toEqual({ level: 37, muted: false });
      expect(seen('pactl', 'get-sink-volume', '@DEFAULT_SINK@')).toContain('37%');
      expect((await player.ask('setVolume', { muted: true })).result).toEqual({ level: 37, muted: true });
      expect(seen('pactl', 'get-sink-mute', '@DEFAULT_SINK@')).toContain('yes');
      seen('pactl', 'set-sink-mute', '@DEFAULT_SINK@', '0');
      expect((await player.ask('getVolume')).result).toEqual({ level: 37, muted: false });
      expect(await player.ask('setVolume', { level: 101 })).toMatchObject({ ok: false, error: 'INVALID' });
      expect(seen('pactl', 'get-sink-volume', '@DEFAULT_SINK@')).toContain('37%');
    },
  );

  test.skipIf(!hasGamma)('sets the brightness, and says what became of 0 [DEV-08]', async () => {
    expect((await player.ask('setBrightness', { level: 55 })).result).toEqual({ level: 55 });
    expect(seen('xrandr', '--verbose')).toContain('Brightness: 0.55');
    expect((await player.ask('setBrightness', { level: 0 })).result).toEqual({ level: 10 });
    expect((await player.ask('getBrightness')).result).toEqual({ level: 10 });
    await player.ask('setBrightness', { level: 100 });
  });

  test("takes a picture that has the page's pixels, over the whole screen [DEV-08]", async () => {
    const pixels = async (args: Record<string, unknown>) => {
      const { result } = await player.ask('screenshot', args);
      const { base64, type } = result as { base64: string; type: string };
      const picture = sharp(Buffer.from(base64, 'base64'));
      const { width, height, format } = await picture.metadata();
      const { data } = await picture
        .extract({ left: width - 2, top: height - 2, width: 1, height: 1 })
        .raw()
        .toBuffer({
          resolveWithObject: true,
        });
      return { type, format, size: [width, height], color: [...data].slice(0, 3) };
    };
    expect(await pixels({ type: 'image/png' })).toEqual({
      type: 'image/png',
      format: 'png',
      size: [1280, 720],
      color: [0, 255, 0],
    });
    const small = await pixels({ type: 'image/jpeg', maxWidth: 320 });
    expect(small).toMatchObject({ type: 'image/jpeg', format: 'jpeg', size: [320, 180] });
    expect(small.color[1]).toBeGreaterThan(240);
  });

  test('closes the ways out at the keyboard, and opens them again [DEV-08]', async () => {
    const before = seen('xmodmap', '-pm');
    expect(before).toMatch(/control +Control_L/);
    expect((await player.ask('setLock', { locked: true })).result).toEqual({ locked: true });
    const locked = seen('xmodmap', '-pm');
    for (const name of ['control', 'mod1', 'mod4']) expect(locked).toMatch(new RegExp(`^${name}\\s*$`, 'm'));
    expect(seen('xmodmap', '-pke')).not.toMatch(/= F4\b/);
    expect(seen('xmodmap', '-pke')).toMatch(/= 1 exclam/);
    expect((await player.ask('getLock')).result).toEqual({ locked: true });
    expect((await player.ask('setLock', { locked: false })).result).toEqual({ locked: false });
    expect(seen('xmodmap', '-pm')).toMatch(/control +Control_L/);
    expect(seen('xmodmap', '-pke')).toMatch(/= F4\b/);
  });

  test('tells the facts of the machine as the system has them [DEV-01]', async () => {
    const { result } = await player.ask('facts');
    const { macs, romBytes, ramBytes, system } = result as {
      macs: string[];
      romBytes: number;
      ramBytes: number;
      system: string;
    };
    const kilobytes = Number(/MemTotal:\s+(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]);
    expect(Math.abs(ramBytes - kilobytes * 1024)).toBeLessThan(1024 ** 2 * 64);
    expect(String(Math.round(romBytes / 1024))).toBe(
      seen('df', '-k', '--output=size', machine.folder).split('\n')[1]?.trim(),
    );
    const own = seen('sh', '-c', 'cat /sys/class/net/*/address').toUpperCase();
    for (const mac of macs) expect(own).toContain(mac);
    expect(readFileSync('/etc/os-release', 'utf8')).toContain(system);
  });

  test('lists the applications with their versions, itself and its browser first [DEV-09]', async () => {
    const { result } = await player.ask('apps');
    const { list } = result as { list: { id: string; version: string }[] };
    expect(list[0]).toEqual({ id: 'vitrine-agent', name: 'Vitrine agent', version: VERSION });
    expect(list[1]?.version).toMatch(/^Chrome\/\d+/);
  });

  test('switches to an input that the monitor has, and to no other [DEV-08]', async () => {
    expect((await player.ask('getSource')).result).toEqual({ id: '11' });
    expect((await player.ask('setSource', { id: '0f' })).result).toEqual({ id: '0f' });
    expect((await player.ask('getSource')).result).toEqual({ id: '0f' });
    expect(await player.ask('setSource', { id: '99' })).toMatchObject({ ok: false, error: 'INVALID' });
  });

  test('shuts the machine down with the time to wake up, never with one that is over [DEV-07]', async () => {
    const calls = (): string => readFileSync(join(machine.folder, 'calls'), 'utf8');
    const wakeAt = Date.now() + 3_600_000;
    expect(await player.ask('powerOff', { wakeAt: Date.now() - 1 })).toMatchObject({ ok: false, error: 'INVALID' });
    expect(calls()).not.toContain('systemctl poweroff');
    expect(await player.ask('powerOff', { wakeAt })).toMatchObject({ ok: true });
    expect(calls()).toContain(
      `rtcwake -m no -t ${Math.ceil(wakeAt / 1000)}\nsystemctl poweroff --check-inhibitors=yes\n`,
    );
    expect(await player.ask('setWake', { at: null })).toMatchObject({ ok: true });
    expect(await player.ask('restartMachine')).toMatchObject({ ok: true });
    expect(calls()).toMatch(/rtcwake -m disable\n(?:.*\n)*systemctl reboot --check-inhibitors=yes\n/);
  });

  test('forces machine and restart only where it is told to, and says why the machine refused [ME-01]', async () => {
    const calls = (): string => readFileSync(join(machine.folder, 'calls'), 'utf8');
    machine.standIn(
      'systemctl',
      `case "$*" in *=yes) echo 'Operation inhibited by "apt" (PID 7), reason is "upgrade".' >&2; exit 1 ;; esac`,
    );
    const refused = await player.ask('powerOff', { wakeAt: null });
    expect(refused).toMatchObject({ ok: false, error: 'FAILED' });
    expect(refused.detail).toContain('inhibited by "apt"');
    expect(await player.ask('restartMachine')).toMatchObject({ ok: false, error: 'FAILED' });
    expect(calls()).not.toContain('--check-inhibitors=no');
    expect(await player.ask('powerOff', { wakeAt: null, force: true })).toMatchObject({ ok: true });
    expect(await player.ask('restartMachine', { force: true })).toMatchObject({ ok: true });
    expect(calls()).toMatch(
      /systemctl poweroff --check-inhibitors=no\n(?:.*\n)*systemctl reboot --check-inhibitors=no\n/,
    );
  });

  test('refuses what is no request, what it does not know, and arguments of another shape', async () => {
    player.say('no JSON');
    await until(() => player.heard.some(({ id, error }) => id === -1 && error === 'INVALID'), 'the refusal');
    expect(await player.ask('format', {})).toMatchObject({ ok: false, error: 'UNKNOWN_COMMAND' });
    expect(await player.ask('constructor', {})).toMatchObject({ ok: false, error: 'UNKNOWN_COMMAND' });
    expect(await player.ask('setLock', { locked: 'yes' })).toMatchObject({ ok: false, error: 'INVALID' });
    expect(await player.ask('hello', {})).toMatchObject({ ok: false, error: 'INVALID' });
  });

  test('takes nothing from the frames of ads, of another origin or of its own', async () => {
    await until(() => player.frameSaw !== null, 'the frame');
    expect(player.frameSaw).toBe('[]');
    expect(player.heard.some(({ id }) => id === 666)).toBe(false);
  });

  test('comes back when its renderer is killed, when it hangs, and when the browser dies', async () => {
    const again = async (work: () => void): Promise<void> => {
      const { opened } = player;
      work();
      await until(() => player.opened > opened, 'the page again', 60_000);
      expect(await player.ask('hello', { protocol: 1 })).toMatchObject({ ok: true });
    };
    const renderers = pidsOf('renderer');
    expect(renderers.length).toBeGreaterThan(0);
    await again(() => {
      for (const pid of renderers) process.kill(pid, 'SIGKILL');
    });
    await agent.says('The browser is started again: the page crashed');
    await again(() => player.say('HANG'));
    await agent.says('The browser is started again: the page hangs');
    const [zygote] = pidsOf('zygote');
    const main = Number(seen('ps', '-o', 'ppid=', '-p', String(zygote)).trim());
    await again(() => process.kill(main, 'SIGKILL'));
    await agent.says('The browser is started again: it ended');
    await again(() => player.say(JSON.stringify({ id: 9999, name: 'restartPlayer', args: {} })));
    expect(player.heard.find(({ id }) => id === 9999)).toMatchObject({ ok: true });
  });
});
