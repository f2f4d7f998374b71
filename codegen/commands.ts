import { fileURLToPath } from 'node:url';
import type { Arguments, CommandName } from './arguments.ts';
import { callTable } from './callTable.ts';
import { callTests } from './callTests.ts';
import { ejectedDrift } from './eject/drift.ts';
import { generate } from './generate.ts';
import type { Generated } from './generate.ts';
import { loadFolder, loadRead } from './load.ts';
import type { Loaded, ReadFolder } from './load.ts';
import { buildModel } from './model/build.ts';
import { dumpEntity } from './model/dump.ts';
import type { Model } from './model/model.ts';
import { formatProblem } from './problems.ts';
import type { Problem } from './problems.ts';
import { driftOf, writeFiles } from './write.ts';
import type { Drift } from './write.ts';

/** Result of a command: its printed text and its exit code. */
export interface Outcome {
  code: 0 | 1;
  text: string;
}

const root = (folder: string): string => fileURLToPath(new URL(`../${folder}`, import.meta.url));

function mistakes(problems: readonly Problem[]): Outcome {
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  return {
    code: 1,
    text: [...problems.map(formatProblem), '', `${count} in schemas/; nothing was written.`].join('\n'),
  };
}

const place = (path: string): string => (path.startsWith('../') ? path.slice(3) : `generated/${path}`);

function comparison(drift: Drift): Outcome {
  const lines = [
    ...drift.missing.map((path) => `+ ${place(path)}`),
    ...drift.extra.map((path) => `- ${place(path)}`),
    ...drift.changed.map((path) => `~ ${place(path)}`),
  ];
  if (lines.length === 0) return { code: 0, text: 'generated/ is what schemas/ say.' };
  return { code: 1, text: ['generated/ is not what schemas/ say:', ...lines, '', 'Run: npm run codegen'].join('\n') };
}

const timingLines = (timings: Generated['timings']): string[] =>
  Object.entries(timings)
    .toSorted(([, a], [, b]) => b - a)
    .map(([stage, ms]) => `${ms.toFixed(0).padStart(6)} ms  ${stage}`);

/** Prints the generated files, or compares them with the disk. */
async function print(loaded: Loaded, flags: ReadonlySet<string>, isCheck: boolean, start: number): Promise<Outcome> {
  const load = performance.now() - start;
  const { files, model, problems, timings } = await generate(loaded);
  if (model === null) return mistakes(problems);
  if (isCheck) {
    const { code, text } = comparison(driftOf(files, root('generated')));
    const ejected = await ejectedDrift(model, root(''));
    return { code, text: [text, ...ejected].join('\n') };
  }
  const { written, deleted } = writeFiles(files, root('generated'));
  const took = (performance.now() - start).toFixed(0);
  const sum = `${files.length} files, ${written.length} written, ${deleted.length} deleted, ${took} ms`;
  return { code: 0, text: [...(flags.has('--timings') ? timingLines({ load, ...timings }) : []), sum].join('\n') };
}

type Command = (
  model: Model,
  loaded: Loaded,
  of: string,
  flags: ReadonlySet<string>,
) => Promise<string | Outcome> | string | Outcome;

/** Commands that read the model and print nothing into generated/. Each throws an Error with a sentence if it cannot run. */
const COMMANDS: Readonly<Partial<Record<CommandName, Command>>> = {
  calls: (model) => callTable(model, callTests(model, root(''))),
  eject: async (model, _loaded, of, flags) =>
    (await import('./eject/command.ts')).eject(model, root(''), of, flags.has('--update')),
  uneject: async (model, _loaded, of, flags) =>
    (await import('./eject/command.ts')).uneject(model, root(''), of, flags.has('--force')),
  diff: async (model, _loaded, of, flags): Promise<Outcome> => {
    const { diff, writeProposal } = await import('./diff/command.ts');
    const { changes, proposal, text } = await diff(model, root(''), of);
    const isBroken = flags.has('--fail-on-break') && changes.some(({ breaks }) => breaks !== undefined);
    const written = flags.has('--write') && proposal ? ['', writeProposal(root(''), proposal)] : [];
    return { code: isBroken ? 1 : 0, text: [text, ...written].join('\n') };
  },
  'dump-model': (model, _loaded, of) => dumpEntity(model, of),
};

/** Runs the command line of `npm run codegen`; `read` is the folder of schemas where another thread reads it. */
export async function run({ command, of, flags }: Arguments, read?: Promise<ReadFolder>): Promise<Outcome> {
  const start = performance.now();
  const loaded = read ? loadRead(await read) : loadFolder(root('schemas'));
  const asked = COMMANDS[command];
  if (!asked) return print(loaded, flags, command === 'check', start);
  const { model, problems } = buildModel(loaded);
  if (model === null) return mistakes(problems);
  try {
    const said = await asked(model, loaded, of, flags);
    return typeof said === 'string' ? { code: 0, text: said } : said;
  } catch (error) {
    if (error instanceof Error) return { code: 1, text: error.message };
    throw error;
  }
}
