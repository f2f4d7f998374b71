import { didYouMean } from './problems.ts';

export type CommandName = 'print' | 'check' | 'calls' | 'dump-model' | 'diff' | 'eject' | 'uneject';

/** The parsed command line. */
export interface Arguments {
  command: CommandName;
  /** Argument of the command: a place, an entity, a git ref or a view. */
  of: string;
  flags: ReadonlySet<string>;
}

interface Spec {
  command: CommandName;
  /** Command word as typed; absent for the default command. */
  word?: string;
  /** Name of the required argument. */
  takes?: string;
  flags: readonly string[];
  help: readonly (readonly [typed: string, does: string])[];
}

const SPECS: readonly Spec[] = [
  {
    command: 'print',
    flags: ['--timings'],
    help: [
      ['', 'prints generated/ from schemas/'],
      ['--timings', 'says what took how long'],
    ],
  },
  {
    command: 'check',
    word: '--check',
    flags: [],
    help: [
      [
        '--check',
        'compares both, in both directions; exits 1 where they differ; says how far ejected views are behind',
      ],
    ],
  },
  {
    command: 'dump-model',
    word: '--dump-model',
    takes: '<entity>',
    flags: [],
    help: [['--dump-model <entity>', 'shows an entity as the emitters see it, as JSON']],
  },
  {
    command: 'diff',
    word: 'diff',
    takes: '<git ref>',
    flags: ['--fail-on-break', '--write'],
    help: [
      ['diff <git ref>', 'says what the schemas changed since then, marks what breaks, proposes the migration'],
      ['diff <git ref> --fail-on-break', 'exits 1 where something breaks'],
      ['diff <git ref> --write', 'writes the proposed migration into server/store/migrations/'],
    ],
  },
  {
    command: 'eject',
    word: 'eject',
    takes: '<entity>.<view>',
    flags: ['--update'],
    help: [
      ['eject <entity>.<view>', 'copies a generated view into resources/, to be owned by hand'],
      ['eject <entity>.<view> --update', 'merges what the schema changed since into the ejected view'],
    ],
  },
  {
    command: 'uneject',
    word: 'uneject',
    takes: '<entity>.<view>',
    flags: ['--force'],
    help: [['uneject <entity>.<view>', 'gives it back; --force drops what was changed by hand']],
  },
  {
    command: 'calls',
    word: 'calls',
    flags: [],
    help: [['calls', 'lists every call with who may make it, and which test covers it']],
  },
];

const rows = SPECS.flatMap(({ help }) => help);
const width = Math.max(...rows.map(([typed]) => typed.length)) + 2;

export const HELP = `${rows.map(([typed, does]) => `codegen ${typed.padEnd(width)}${does}`).join('\n')}\n`;

/** Parses the command line. Returns a sentence for an unknown command or flag. */
export function readArguments(typed: readonly string[]): Arguments | { mistake: string } {
  const words = typed.filter((word) => word !== '--');
  const known = SPECS.flatMap(({ word, flags }) => [...(word ? [word] : []), ...flags]);
  const spec = SPECS.find(({ word }) => word !== undefined && words.includes(word)) ?? SPECS[0]!;
  const flags = words.filter((word) => spec.flags.includes(word));
  const [of, ...more] = words.filter((word) => word !== spec.word && !flags.includes(word));
  const stranger = spec.takes === undefined ? of : of?.startsWith('--') ? of : more[0];
  if (stranger !== undefined) {
    const hint = didYouMean(
      stranger,
      known.filter((word) => !words.includes(word)),
    );
    return { mistake: `codegen does not know "${stranger}"${hint?.startsWith('did') ? `; ${hint}` : ''}` };
  }
  if (spec.takes !== undefined && of === undefined) return { mistake: `codegen ${spec.word} wants ${spec.takes}` };
  return { command: spec.command, of: of ?? '', flags: new Set(flags) };
}
