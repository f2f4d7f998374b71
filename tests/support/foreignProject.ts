import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = ['package.json', '.oxfmtrc.json', 'docs', 'schemas', 'codegen', 'core', 'generated', 'server'];

/** One signed call. A text that begins with `$` is looked up: `$rival.userId` of a persona, `$first.id` of an answer saved. */
export interface Step {
  as: string;
  call: string;
  payload: Readonly<Record<string, unknown>>;
  /** Name under which later steps find the data of its answer. */
  save?: string;
}

/** Answer of a call: its code, and the data or the fields that were refused. */
export interface Answer {
  code: number;
  message: string;
  data: unknown;
}

/** A copy of the project with entities of its own, printed and served like those of the product, on the engine of the tests. */
export interface ForeignProject {
  /** Sends calls one after the other; what was saved is known to later ones. */
  calls(steps: readonly Step[]): Promise<Answer[]>;
  close(): Promise<void>;
}

/** Copies the project, adds schemas by file name, prints what follows from them, and starts a server over an empty store. */
export async function openForeignProject(schemas: Readonly<Record<string, string>>): Promise<ForeignProject> {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-foreign-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  for (const part of ['support', 'fixtures'])
    cpSync(join(ROOT, 'tests', part), join(root, 'tests', part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const remove = () => {
    unlinkSync(join(root, 'node_modules'));
    rmSync(root, { recursive: true });
  };
  for (const [file, text] of Object.entries(schemas)) writeFileSync(join(root, 'schemas', file), text);
  const printed = spawnSync(process.execPath, ['codegen/cli.ts'], { cwd: root, encoding: 'utf8' });
  if (printed.status !== 0) {
    remove();
    throw new Error(printed.stdout + printed.stderr);
  }
  const server = spawn(process.execPath, ['--no-warnings', 'tests/support/foreignCalls.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  return {
    async calls(steps) {
      server.stdin.write(`${JSON.stringify(steps)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('the server of the foreign project has ended');
      return JSON.parse(value) as Answer[];
    },
    async close() {
      const gone = server.exitCode === null ? once(server, 'exit') : null;
      server.stdin.end();
      await gone;
      remove();
    },
  };
}
