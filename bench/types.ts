import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { milliseconds, type Row } from './table.ts';

const ROOT = join(import.meta.dirname, '..');

/** Most instantiations for each line that is checked, declarations of libraries included (6.6 in November 2026): a type that is computed anew for every use costs far more. */
const PER_LINE = 8;

/** Reads a number that the compiler says of itself. */
function said(report: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(report);
  if (!found) throw new Error(`the type checker says no "${name}":\n${report}`);
  return Number(found[1]);
}

/** Measures the type checker on the whole project: types instantiated per line, as a ratio that grows with the project. */
export function types(): Row[] {
  const tsc = join(ROOT, 'node_modules/typescript7/bin/tsc');
  // One checker: each of several would count the types that all files share.
  const args = [
    '-p',
    'tsconfig.json',
    '--noEmit',
    '--incremental',
    'false',
    '--checkers',
    '1',
    '--extendedDiagnostics',
  ];
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, ...args], { cwd: ROOT, encoding: 'utf8' });
  const took = performance.now() - began;
  if (status !== 0) throw new Error(stdout + stderr);
  const lines = said(stdout, 'Lines');
  const made = said(stdout, 'Instantiations');
  const ratio = made / lines;
  return [
    {
      what: `types instantiated, over ${lines.toLocaleString('en')} lines`,
      value: made.toLocaleString('en'),
      promise: `${ratio.toFixed(1)} per line, ≤ ${PER_LINE}`,
      kept: ratio <= PER_LINE,
    },
    { what: 'the whole check, nothing cached', value: milliseconds(took) },
  ];
}
