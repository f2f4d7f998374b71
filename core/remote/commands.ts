import * as z from 'zod/mini';

/**
 * Commands of the remote control (DEV-08), shared by server, console and player: what each needs of a screen, what it
 * carries, and whether it waits for a screen that is offline.
 */

const percent = z.int().check(z.minimum(0), z.maximum(100));
const nothing = z.object({});

const KEYS = ['up', 'down', 'left', 'right', 'centre'] as const;

export type Key = (typeof KEYS)[number];

interface Kind {
  /** Names of capabilities: one of them is enough. The page and its native shell (core/host) declare them. */
  needs: readonly string[];
  /** Pointless later: it expires after seconds instead of minutes. */
  isMomentary: boolean;
  args: z.ZodMiniType;
}

export const COMMANDS = {
  /** Arrow keys and centre: previous, next, and pause or resume. */
  key: { needs: ['keys'], isMomentary: true, args: z.object({ key: z.enum(KEYS) }) },
  pause: {
    needs: ['pause'],
    isMomentary: true,
    args: z.object({ seconds: z.int().check(z.minimum(5), z.maximum(1800)) }),
  },
  resume: { needs: ['pause'], isMomentary: true, args: nothing },
  volume: { needs: ['volume'], isMomentary: false, args: z.object({ level: percent }) },
  mute: { needs: ['volume'], isMomentary: false, args: z.object({ muted: z.boolean() }) },
  brightness: { needs: ['brightness'], isMomentary: false, args: z.object({ level: percent }) },
  screenshot: { needs: ['screenshot'], isMomentary: true, args: nothing },
  source: {
    needs: ['source'],
    isMomentary: false,
    args: z.object({ source: z.string().check(z.minLength(1), z.maxLength(40)) }),
  },
  lock: {
    needs: ['lock'],
    isMomentary: false,
    args: z.object({ pin: z.string().check(z.regex(/^[0-9]{4}$/, 'pin')) }),
  },
  unlock: { needs: ['lock'], isMomentary: false, args: nothing },
  restartPlayer: { needs: ['restartPlayer'], isMomentary: false, args: nothing },
  restartMachine: { needs: ['restartMachine'], isMomentary: false, args: nothing },
  powerOff: { needs: ['power'], isMomentary: false, args: nothing },
  screenOff: { needs: ['display'], isMomentary: false, args: nothing },
  screenOn: { needs: ['display'], isMomentary: false, args: nothing },
} as const satisfies Record<string, Kind>;

export type CommandKind = keyof typeof COMMANDS;

type CommandArgs<K extends CommandKind> = z.infer<(typeof COMMANDS)[K]['args']>;

/** Type of a command with its arguments. */
export type Order = { [K in CommandKind]: { kind: K; args: CommandArgs<K> } }[CommandKind];

const isCommandKind = (name: string): name is CommandKind => Object.hasOwn(COMMANDS, name);

/** Returns true if a screen with these capabilities declared that it can carry out the command. */
export const isDeclared = (kind: CommandKind, capabilities: readonly string[]): boolean =>
  COMMANDS[kind].needs.some((name) => capabilities.includes(name));

/** Returns a command as it was received, or null if this version does not know it or its arguments are wrong. */
export function readOrder(kind: string, args: unknown): Order | null {
  if (!isCommandKind(kind)) return null;
  const read = COMMANDS[kind].args.safeParse(args);
  return read.success ? ({ kind, args: read.data } as Order) : null;
}

/** Reasons for which a command failed; the sentence of each stands at deviceCommand.problem. */
export const PROBLEMS = ['notDeclared', 'expired', 'interrupted', 'refused', 'fault'] as const;

export type Problem = (typeof PROBLEMS)[number];

/** Present settings of a screen as it tells them; what it cannot read is absent. */
export const controls = z.object({
  volume: z.optional(percent),
  muted: z.optional(z.boolean()),
  brightness: z.optional(percent),
  source: z.optional(z.string().check(z.maxLength(40))),
  locked: z.optional(z.boolean()),
  screenOn: z.optional(z.boolean()),
  /** Instant at which a pause ends by itself, by the server's clock. */
  pausedUntil: z.optional(z.int().check(z.nonnegative())),
});

export type Controls = z.infer<typeof controls>;
