import { HostError } from '#core/host/messages.ts';
import type { Rotation } from '#core/layout/rotation.ts';
import type { Controls, Order, Problem } from '#core/remote/commands.ts';
import { comesOnAt, lastSwitch, type TimedEvent, type Timer } from '#core/schedule/timers.ts';
import type { Database } from './database.ts';
import { orNothing, type Host } from './host.ts';
import type { OwnMedia } from './ownMedia.ts';
import { Panel } from './panel.ts';
import type { Playback } from './playback.ts';
import { changeSettings, loadSettings, lockFor, opens } from './settings.ts';

/** Capabilities of the page; a native shell adds those it declares. */
export const PAGE_CAPABILITIES = ['keys', 'pause', 'volume', 'screenshot', 'lock', 'restartPlayer'] as const;

/** Widest picture that is asked of a shell. */
const PICTURE_WIDTH = 1280;

/** A command that the screen did not carry out, with the reason that the console shows. */
export class CommandFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, detail = '') {
    super(detail);
    this.problem = problem;
  }
}

export interface ControlTools {
  database: Database;
  playback: Playback;
  /** Films and sounds of the page; absent where nothing is drawn. */
  media?: Pick<OwnMedia, 'set' | 'freeze'> | undefined;
  host: Promise<Host | null>;
  takePicture: (rotation: Rotation) => Promise<Blob>;
  /** Turns a picture of a shell so that it is as people see it. */
  setUpright: (picture: Blob, rotation: Rotation) => Promise<Blob>;
  rotation: () => Rotation;
  sendPicture: (commandId: string, picture: Blob) => Promise<void>;
  reload: () => void;
  /** Whether machines are switched off though another program or person is at work on them (ME-01). */
  isForced: () => boolean;
  /** Timers in force, with the zone of the screen. */
  timers: () => { timers: readonly Timer[]; zone: string };
  now: () => number;
  /** Called when what the view draws has changed: lock or pause. */
  onChange: () => void;
}

/** Carries out commands and timers on page and shell, and tells the present settings. */
export class ScreenControls {
  readonly panel: Panel;
  readonly #tools: ControlTools;
  #isLocked = false;
  /** As it was set or told last. */
  #volume = 100;
  /** Self-start delay that the shell keeps, as far as this page knows. */
  #selfStart: number | null | undefined;
  /** When the shell starts the machine by itself, as far as this page knows. */
  #wake: number | null | undefined;

  constructor(tools: ControlTools) {
    const { database, host, now, playback } = tools;
    this.#tools = tools;
    this.panel = new Panel({ database, host, now, onDark: (isDark) => playback.darken(isDark) });
  }

  get isLocked(): boolean {
    return this.#isLocked;
  }

  /** Volume in percent, as it was set or told last: a widget draws and changes it. */
  get volume(): number {
    return this.#volume;
  }

  /** Sets the volume, as somebody before the screen has asked; where it is muted it stays so. */
  async setVolume(level: number): Promise<void> {
    // At once: the next touch goes on from here.
    this.#volume = level;
    await this.#sound(await this.#tools.host, { level });
  }

  /** Takes over what was set before the restart. */
  async begin(): Promise<void> {
    const { volume, isMuted, lock } = await loadSettings(this.#tools.database);
    this.#volume = volume;
    this.#tools.media?.set(volume, isMuted);
    this.#isLocked = lock !== null;
    await this.panel.begin();
  }

  /** Names of all that this screen can do. */
  async capabilities(): Promise<readonly string[]> {
    const host = await this.#tools.host;
    return [...new Set<string>([...PAGE_CAPABILITIES, ...(host?.hello.capabilities ?? [])])];
  }

  /** Carries out a command; throws CommandFailure. */
  async carryOut(order: Order, commandId: string): Promise<void> {
    try {
      await this.#do(order, commandId);
    } catch (error) {
      throw failureOf(error);
    }
  }

  async #do({ kind, args }: Order, commandId: string): Promise<void> {
    const host = await this.#tools.host;
    const { playback } = this.#tools;
    switch (kind) {
      case 'key':
        return this.#played(() => playback.press(args.key));
      case 'pause':
        return this.#played(() => playback.pause(args.seconds * 1000));
      case 'resume':
        return this.#played(() => playback.resume());
      case 'volume':
        return this.#sound(host, { level: args.level });
      case 'mute':
        return this.#sound(host, { muted: args.muted });
      case 'screenshot':
        return this.#picture(host, commandId);
      case 'lock':
        return this.#lock(host, args.pin);
      case 'unlock':
        return this.#unlock(host);
      case 'restartPlayer':
        return this.#restart(host);
      default:
        return this.#onMachine(needed(host), { kind, args } as Order);
    }
  }

  /** Runs shell-only commands. */
  async #onMachine(host: Host, { kind, args }: Order): Promise<void> {
    if (kind === 'brightness') await host.call('setBrightness', { level: args.level });
    else if (kind === 'source') await this.panel.choose(host, args.source);
    else if (kind === 'restartMachine') await host.call('restartMachine', this.#force());
    else if (kind === 'screenOn' || kind === 'screenOff') await this.panel.turn(host, kind === 'screenOn', 'order');
    else if (kind === 'powerOff') await host.call('powerOff', { wakeAt: this.#wakeAt(host), ...this.#force() });
  }

  #force(): { force?: true } {
    return this.#tools.isForced() ? { force: true } : {};
  }

  /** Instant at which the machine is to start by itself: the next time that its timers switch it on. */
  #wakeAt(host: Host): number | null {
    const { timers, zone } = this.#tools.timers();
    return host.can('wakeTime') ? comesOnAt(timers, this.#tools.now(), zone) : null;
  }

  #played(change: () => boolean): void {
    const { playback, media, onChange } = this.#tools;
    if (!change()) throw new CommandFailure('refused', 'an emergency plays');
    media?.freeze(playback.pausedUntil !== null);
    onChange();
  }

  async #sound(host: Host | null, { level, muted }: { level?: number; muted?: boolean }): Promise<void> {
    if (level !== undefined) this.#volume = level;
    if (host?.can('volume')) {
      await host.call('setVolume', {
        ...(level === undefined ? {} : { level }),
        ...(muted === undefined ? {} : { muted }),
      });
      return;
    }
    const { volume, isMuted } = await changeSettings(this.#tools.database, {
      ...(level === undefined ? {} : { volume: level }),
      ...(muted === undefined ? {} : { isMuted: muted }),
    });
    this.#tools.media?.set(volume, isMuted);
  }

  async #picture(host: Host | null, commandId: string): Promise<void> {
    const { takePicture, setUpright, sendPicture } = this.#tools;
    const rotation = this.#tools.rotation();
    if (!host?.can('screenshot')) return sendPicture(commandId, await takePicture(rotation));
    const { type, base64 } = await host.call('screenshot', { type: 'image/jpeg', maxWidth: PICTURE_WIDTH });
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return sendPicture(commandId, await setUpright(new Blob([bytes], { type }), rotation));
  }

  async #lock(host: Host | null, pin: string): Promise<void> {
    await changeSettings(this.#tools.database, { lock: lockFor(pin) });
    this.#isLocked = true;
    this.#tools.onChange();
    if (host?.can('lock')) await host.call('setLock', { locked: true });
  }

  async #unlock(host: Host | null): Promise<void> {
    await changeSettings(this.#tools.database, { lock: null });
    this.#isLocked = false;
    this.#tools.onChange();
    if (host?.can('lock')) await host.call('setLock', { locked: false });
  }

  /** Opens the lock if the digits are right; called by the page itself. */
  async tryPin(pin: string): Promise<boolean> {
    const { lock } = await loadSettings(this.#tools.database);
    if (lock && !opens(lock, pin)) return false;
    await this.#unlock(await this.#tools.host);
    return true;
  }

  async #restart(host: Host | null): Promise<void> {
    if (host?.can('restartPlayer')) await host.call('restartPlayer', {});
    else this.#tools.reload();
  }

  /** Carries out a timer. Returns false where this screen cannot; throws CommandFailure where it failed. */
  async keepTimer({ action, level }: TimedEvent): Promise<boolean> {
    try {
      return await this.#timed(action, level ?? 0);
    } catch (error) {
      throw failureOf(error);
    }
  }

  async #timed(action: TimedEvent['action'], level: number): Promise<boolean> {
    const host = await this.#tools.host;
    if (action === 'volume') await this.#sound(host, { level });
    else if (action === 'restart') await this.#restart(host);
    else if (action === 'restartMachine') {
      if (!host?.can('restartMachine')) return false;
      await host.call('restartMachine', this.#force());
    } else if (action === 'brightness') {
      if (!host?.can('brightness')) return false;
      await host.call('setBrightness', { level });
    } else return host !== null && this.#power(host, action === 'powerOn');
    return true;
  }

  /** A machine that could not start by itself again is not switched off: its panel is, where it can be. */
  async #power(host: Host, isOn: boolean): Promise<boolean> {
    const wakeAt = this.#wakeAt(host);
    if (!isOn && host.can('power') && host.can('wakeTime') && wakeAt !== null) await this.#shutDown(host, wakeAt);
    else if (host.can('display')) await this.panel.turn(host, isOn, 'timer');
    else return isOn && host.can('power');
    return true;
  }

  /** Shuts the machine down. One that refuses, since somebody is at work on it, goes dark, and the refusal is told. */
  async #shutDown(host: Host, wakeAt: number): Promise<void> {
    try {
      await host.call('powerOff', { wakeAt, ...this.#force() });
    } catch (error) {
      if (error instanceof HostError && host.can('display')) await this.panel.turn(host, false, 'timer');
      throw error;
    }
  }

  /**
   * Brings panel and machine to what the timers for power say now: after a start of the page, and after a change of them. A
   * panel that a timer has darkened comes on again although that timer is gone. Throws CommandFailure where it failed.
   */
  async agree(): Promise<void> {
    const { timers, zone } = this.#tools.timers();
    const last = lastSwitch(timers, this.#tools.now(), zone);
    try {
      await this.panel.agree(last?.action !== 'powerOff', last?.at ?? null);
      await this.#keepWake();
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** Tells the shell when the machine is to start by itself, also if somebody pulls its plug; takes back only what it told. */
  async #keepWake(): Promise<void> {
    const { host: found, database } = this.#tools;
    const host = await found;
    if (!host?.can('wakeTime')) return;
    const at = this.#wakeAt(host);
    const known = this.#wake ?? (at === null ? (await loadSettings(database)).wakeAt : undefined);
    if (known === at) return;
    await host.call('setWake', { at });
    this.#wake = at;
    await changeSettings(database, { wakeAt: at });
  }

  /** Hands to the shell when the player opens by itself (ME-01); what the shell did not take is tried again. */
  async keepSelfStart(afterSeconds: number | null): Promise<void> {
    const host = await this.#tools.host;
    if (!host?.can('selfStart') || this.#selfStart === afterSeconds) return;
    const kept = await orNothing(host.call('setSelfStart', { afterSeconds }));
    if (kept) this.#selfStart = afterSeconds;
  }

  /** Returns the present settings for a sync; what cannot be read is left out. */
  async told(): Promise<Controls> {
    const host = await this.#tools.host;
    const { volume, isMuted } = await loadSettings(this.#tools.database);
    const sound = host?.can('volume') ? await orNothing(host.call('getVolume', {})) : { level: volume, muted: isMuted };
    if (sound) this.#volume = sound.level;
    const light = host?.can('brightness') ? await orNothing(host.call('getBrightness', {})) : undefined;
    const panel = await this.panel.look();
    const { pausedUntil } = this.#tools.playback;
    return {
      ...(sound ? { volume: sound.level, muted: sound.muted } : {}),
      ...(light ? { brightness: light.level } : {}),
      ...panel,
      locked: this.#isLocked,
      ...(pausedUntil === null ? {} : { pausedUntil }),
    };
  }
}

const needed = (host: Host | null): Host => {
  if (!host) throw new CommandFailure('notDeclared');
  return host;
};

function failureOf(error: unknown): CommandFailure {
  if (error instanceof CommandFailure) return error;
  if (error instanceof HostError)
    return new CommandFailure(error.code === 'NOT_DECLARED' ? 'notDeclared' : 'refused', error.message);
  return new CommandFailure('fault', error instanceof Error ? error.message : String(error));
}
