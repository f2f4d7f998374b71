// Prints what the schemas say and builds console and player, each only where its inputs changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stale } from './setup.mjs';

const SCHEMA_INPUTS = ['schemas', 'codegen', 'generated', 'package-lock.json'];
const CONSOLE_INPUTS = [
  'index.html',
  'phone',
  'visit',
  'public',
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

const AGENT_INPUTS = ['agent', 'core', 'package-lock.json'];

/** Packs the shell of a screen into the one file that a screen runs and the server offers. */
export const buildAgent = () =>
  step('agent', AGENT_INPUTS, 'dist/agent/vitrine-agent.mjs', 'Packing the agent …', [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'agent/vite.config.ts',
  ]);

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
  // After the console, whose build empties dist/.
  await buildAgent();
}
