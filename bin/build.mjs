// Prints what the schemas say and builds console and player, each only where its inputs changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stale } from './setup.mjs';

const SCHEMA_INPUTS = ['schemas', 'codegen', 'generated', 'package-lock.json'];
const CONSOLE_INPUTS = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'core',
  'generated',
  'resources',
  'src',
  'stage',
  'player',
];

async function step(name, inputs, output, sentence, args) {
  const state = stale(name, inputs);
  if (!state.isStale && existsSync(join(root, output))) return;
  console.log(sentence);
  const { code } = await run(args);
  if (code !== 0) process.exit(code);
  // Once more: what was printed belongs to the inputs of the next look.
  stale(name, inputs).mark();
}

export async function build() {
  await step('codegen', SCHEMA_INPUTS, 'generated/openapi.gen.yaml', 'Printing what the schemas say …', [
    'codegen/cli.ts',
  ]);
  await step('console', CONSOLE_INPUTS, 'dist/index.html', 'Building console and player …', [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
  ]);
}
