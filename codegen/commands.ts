import { fileURLToPath } from 'node:url';
import { callTable } from './callTable.ts';
import { generate } from './generate.ts';
import type { Generated } from './generate.ts';
import { loadFolder } from './load.ts';
import { buildModel } from './model/build.ts';
import { formatProblem } from './problems.ts';
import type { Problem } from './problems.ts';
import { driftOf, writeFiles } from './write.ts';
import type { Drift } from './write.ts';

/** What a command says, and with which code it ends. */
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
    ...drift.changed.map((path) => `~ ${place(path)}${drift.edited.includes(path) ? '   (edited by hand)' : ''}`),
  ];
  if (lines.length === 0) return { code: 0, text: 'generated/ is what schemas/ say.' };
  return { code: 1, text: ['generated/ is not what schemas/ say:', ...lines, '', 'Run: npm run codegen'].join('\n') };
}

const timingLines = (timings: Generated['timings']): string[] =>
  Object.entries(timings)
    .toSorted(([, a], [, b]) => b - a)
    .map(([stage, ms]) => `${ms.toFixed(0).padStart(6)} ms  ${stage}`);

/** Runs the command line of `npm run codegen`. */
export async function run(options: readonly string[]): Promise<Outcome> {
  const start = performance.now();
  const loaded = loadFolder(root('schemas'));
  const load = performance.now() - start;
  if (options.includes('calls')) {
    const { model, problems } = buildModel(loaded);
    return model === null ? mistakes(problems) : { code: 0, text: callTable(model) };
  }
  const { files, problems, timings } = await generate(loaded);
  if (problems.length > 0) return mistakes(problems);
  if (options.includes('--check')) return comparison(driftOf(files, root('generated')));
  const { written, deleted } = writeFiles(files, root('generated'));
  const took = (performance.now() - start).toFixed(0);
  const sum = `${files.length} files, ${written.length} written, ${deleted.length} deleted, ${took} ms`;
  return {
    code: 0,
    text: [...(options.includes('--timings') ? timingLines({ load, ...timings }) : []), sum].join('\n'),
  };
}
