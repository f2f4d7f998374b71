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

const root = (folder: string): string => fileURLToPath(new URL(`../${folder}`, import.meta.url));

function fail(problems: readonly Problem[]): number {
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`\n${problems.length} problem${problems.length === 1 ? '' : 's'} in schemas/; nothing was written.`);
  return 1;
}

const place = (path: string): string => (path.startsWith('../') ? path.slice(3) : `generated/${path}`);

function reportDrift(drift: Drift): number {
  const lines = [
    ...drift.missing.map((path) => `+ ${place(path)}`),
    ...drift.extra.map((path) => `- ${place(path)}`),
    ...drift.changed.map((path) => `~ ${place(path)}${drift.edited.includes(path) ? '   (edited by hand)' : ''}`),
  ];
  if (lines.length === 0) {
    console.log('generated/ is what schemas/ say.');
    return 0;
  }
  console.error(`generated/ is not what schemas/ say:\n${lines.join('\n')}\n\nRun: npm run codegen`);
  return 1;
}

function showTimings(timings: Generated['timings']): void {
  for (const [stage, ms] of Object.entries(timings).sort(([, a], [, b]) => b - a)) console.log(`${ms.toFixed(0).padStart(6)} ms  ${stage}`);
}

/** Runs the command line of `npm run codegen`; returns the exit code. */
export async function run(options: readonly string[]): Promise<number> {
  const start = performance.now();
  const loaded = loadFolder(root('schemas'));
  const loadedMs = performance.now() - start;
  if (options.includes('calls')) {
    const { model, problems } = buildModel(loaded);
    if (model === null) return fail(problems);
    console.log(callTable(model));
    return 0;
  }
  const { files, problems, timings } = await generate(loaded);
  if (problems.length > 0) return fail(problems);
  if (options.includes('--timings')) showTimings({ load: loadedMs, ...timings });
  if (options.includes('--check')) return reportDrift(driftOf(files, root('generated')));
  const { written, deleted } = writeFiles(files, root('generated'));
  const took = (performance.now() - start).toFixed(0);
  console.log(`${files.length} files, ${written.length} written, ${deleted.length} deleted, ${took} ms`);
  return 0;
}
