import * as z from 'zod/mini';

/**
 * Commands that a native shell carries out for the player page: what a browser page cannot do by itself (docs/agent.md).
 * A shell declares a capability only if this machine has it, so that the console draws no control without an effect.
 */

const instant = z.int().check(z.nonnegative());
const shortText = z.string().check(z.maxLength(200));
const percent = z.int().check(z.minimum(0), z.maximum(100));
const nothing = z.object({});

/** MAC address in capital letters with colons. */
export const macAddress = z.string().check(z.regex(/^(?:[0-9A-F]{2}:){5}[0-9A-F]{2}$/, 'mac'));

/** Capabilities of a shell; each enables the commands of `HOST_COMMANDS` that name it. */
export const HOST_CAPABILITIES = [
  'power',
  'wakeTime',
  'display',
  'volume',
  'brightness',
  'screenshot',
  'restartMachine',
  'restartPlayer',
  'selfStart',
  'source',
  'install',
  'apps',
  'lock',
  'facts',
] as const;

/** Kinds of file that a shell may be able to install. */
export const INSTALL_KINDS = ['firmware', 'apk', 'agent'] as const;

export const INSTALL_STATES = ['downloading', 'installing', 'done', 'failed'] as const;

/** Seconds until the player opens by itself; null: a person opens it. */
export const selfStartSeconds = z.nullable(z.int().check(z.minimum(0), z.maximum(60)));

/** Default until the console sets another. */
export const FIRST_SELF_START_S = 15;

const input = z.object({ id: z.string().check(z.minLength(1), z.maxLength(40)), name: shortText });

const installation = z.object({
  /** Id of the task's line for this screen: the same order given twice is one installation. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  state: z.enum(INSTALL_STATES),
  /** Share of the file that is here, in percent. */
  percent,
  /** Reason of a failure, as the shell says it. */
  detail: z.string().check(z.maxLength(500)),
});

/** Programs that are installed on the machine. */
export const HOST_APPS = z
  .array(z.object({ id: shortText, name: shortText, version: shortText }))
  .check(z.maxLength(500));

/** Facts of the machine (DEV-01). A fact that the shell cannot read is absent. */
const facts = z.object({
  model: z.optional(shortText),
  system: z.optional(shortText),
  systemVersion: z.optional(shortText),
  macs: z.array(macAddress).check(z.maxLength(8)),
  romBytes: z.optional(instant),
  freeBytes: z.optional(instant),
  ramBytes: z.optional(instant),
});

/**
 * Arguments, result and capability of each command. A result says what is true afterwards, not what was asked: a
 * machine that cannot go below 10 % brightness answers 10.
 */
export const HOST_COMMANDS = {
  /**
   * Shuts the machine down. `wakeAt` needs `wakeTime`; the machine starts again by itself then. Without `force` the shell
   * refuses while another program or person is at work on the machine (ME-01).
   */
  powerOff: {
    needs: 'power',
    args: z.object({ wakeAt: z.nullable(instant), force: z.optional(z.boolean()) }),
    result: nothing,
  },
  /** Sets when the machine starts by itself when it is off; null takes it back. */
  setWake: { needs: 'wakeTime', args: z.object({ at: z.nullable(instant) }), result: nothing },
  /** Switches the panel off or on while the machine runs, so that it can be reached. */
  setDisplay: { needs: 'display', args: z.object({ on: z.boolean() }), result: z.object({ on: z.boolean() }) },
  getDisplay: { needs: 'display', args: nothing, result: z.object({ on: z.boolean() }) },
  /** Sets volume in percent, and mute; what is absent stays. */
  setVolume: {
    needs: 'volume',
    args: z.object({ level: z.optional(percent), muted: z.optional(z.boolean()) }),
    result: z.object({ level: percent, muted: z.boolean() }),
  },
  getVolume: { needs: 'volume', args: nothing, result: z.object({ level: percent, muted: z.boolean() }) },
  setBrightness: {
    needs: 'brightness',
    args: z.object({ level: percent }),
    result: z.object({ level: percent }),
  },
  getBrightness: { needs: 'brightness', args: nothing, result: z.object({ level: percent }) },
  /** Takes a picture of what the screen shows, at most `maxWidth` wide. */
  screenshot: {
    needs: 'screenshot',
    args: z.object({
      type: z.enum(['image/png', 'image/jpeg']),
      maxWidth: z.optional(z.int().check(z.minimum(16), z.maximum(7680))),
    }),
    result: z.object({ type: z.enum(['image/png', 'image/jpeg']), base64: z.string() }),
  },
  restartMachine: {
    needs: 'restartMachine',
    args: z.object({ force: z.optional(z.boolean()) }),
    result: nothing,
  },
  /** Ends the browser and starts it anew; the answer comes before that. */
  restartPlayer: { needs: 'restartPlayer', args: nothing, result: nothing },
  /**
   * Sets after how many seconds the player opens by itself when the machine has started or somebody has closed the
   * player; null: it does not. The shell keeps it (ME-01).
   */
  setSelfStart: {
    needs: 'selfStart',
    args: z.object({ afterSeconds: selfStartSeconds }),
    result: z.object({ afterSeconds: selfStartSeconds }),
  },
  /** Chooses one of the inputs that `hello` lists as `sources`. */
  setSource: { needs: 'source', args: z.object({ id: input.shape.id }), result: z.object({ id: input.shape.id }) },
  getSource: { needs: 'source', args: nothing, result: z.object({ id: z.nullable(input.shape.id) }) },
  /**
   * Begins an installation; `installs` says how it goes, also after the shell has started anew. The shell fetches the
   * file from the page's own server only, and installs it only if size and sha256 are right.
   */
  install: {
    needs: 'install',
    args: z.object({
      id: installation.shape.id,
      kind: z.enum(INSTALL_KINDS),
      /** Path on the page's server. */
      path: z.string().check(z.regex(/^\/(?!\/)/, 'path'), z.maxLength(2000)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'sha256')),
      size: z.int().check(z.minimum(1)),
      version: shortText,
      /** Of an APK its package; else the name of the file. */
      name: shortText,
    }),
    result: installation,
  },
  /** Installations of which the shell knows, the newest first. */
  installs: {
    needs: 'install',
    args: nothing,
    result: z.object({ list: z.array(installation).check(z.maxLength(20)) }),
  },
  apps: { needs: 'apps', args: nothing, result: z.object({ list: HOST_APPS }) },
  /** Closes the ways out of the player on the machine itself (keys, gestures); the page asks for the PIN. */
  setLock: { needs: 'lock', args: z.object({ locked: z.boolean() }), result: z.object({ locked: z.boolean() }) },
  getLock: { needs: 'lock', args: nothing, result: z.object({ locked: z.boolean() }) },
  facts: { needs: 'facts', args: nothing, result: facts },
} as const satisfies Record<string, HostCommand>;

interface HostCommand {
  needs: (typeof HOST_CAPABILITIES)[number];
  args: z.ZodMiniType;
  result: z.ZodMiniType;
}

/** Version of this protocol. A shell with a higher one goes on understanding this one. */
export const HOST_PROTOCOL = 1;

/** First call of the page: says its version of the protocol, and learns who the shell is. */
export const hello = {
  args: z.object({ protocol: z.int().check(z.minimum(1)) }),
  result: z.object({
    protocol: z.int().check(z.minimum(1)),
    shell: shortText,
    version: shortText,
    platform: z.enum(['linux', 'android', 'windows']),
    /** Names that this page does not know are left out. */
    capabilities: z.pipe(
      z.array(z.string()).check(z.maxLength(50)),
      z.transform((names) => HOST_CAPABILITIES.filter((name) => names.includes(name))),
    ),
    sources: z.catch(z.array(input).check(z.maxLength(20)), []),
    installKinds: z.pipe(
      z.catch(z.array(z.string()), []),
      z.transform((names) => INSTALL_KINDS.filter((name) => names.includes(name))),
    ),
  }),
};

export type HostCapability = (typeof HOST_CAPABILITIES)[number];
export type HostCommandName = keyof typeof HOST_COMMANDS;
export type HostArgs<N extends HostCommandName> = z.infer<(typeof HOST_COMMANDS)[N]['args']>;
export type HostResult<N extends HostCommandName> = z.infer<(typeof HOST_COMMANDS)[N]['result']>;
export type Installation = z.infer<typeof installation>;
export type HostApp = z.infer<typeof HOST_APPS>[number];
export type HostFacts = z.infer<typeof facts>;
export type Hello = z.infer<typeof hello.result>;
