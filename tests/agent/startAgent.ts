import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { browser } from '../../bin/tools.mjs';
import type { TestMachine } from './machine.ts';
import { until } from './playerStandIn.ts';

const ROOT = join(import.meta.dirname, '../..');
export const VERSION = '1.0.0';

/** Packs the agent into one file, as the server offers it. */
export async function packAgent(folder: string): Promise<string> {
  const outDir = join(folder, 'packed');
  await build({ configFile: join(ROOT, 'agent/vite.config.ts'), build: { outDir, emptyOutDir: true } });
  return join(outDir, 'vitrine-agent.mjs');
}

/** The same agent under another version. */
export function asVersion(file: string, version: string, change: (text: string) => string = (text) => text): Buffer {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(VERSION)) throw new Error('The packed agent does not say its version.');
  return Buffer.from(change(text.replaceAll(VERSION, version)));
}

export interface RunningAgent {
  lines: string[];
  says: (words: string | RegExp) => Promise<string>;
  stop: () => Promise<void>;
}

/** Node of the machine if it has one (the oldest that must do), else the tests' own. */
const NODE = spawnSync('node', ['--version']).status === 0 ? 'node' : process.execPath;

export function startAgent(
  { folder, env }: TestMachine,
  file: string,
  server: string,
  more: string[] = [],
): RunningAgent {
  writeFileSync(join(folder, 'log'), '');
  const args = [
    '--server',
    server,
    '--data',
    join(folder, 'data'),
    '--browser',
    browser() ?? '',
    '--trial',
    '1',
    ...more,
  ];
  const child = spawn(NODE, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const keep = (chunk: Buffer): void => void lines.push(...chunk.toString().split('\n').filter(Boolean));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return {
    lines,
    says: (words) =>
      until(
        () => lines.find((line) => (typeof words === 'string' ? line.includes(words) : words.test(line))),
        `"${words}" in\n${lines.join('\n')}`,
      ),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
