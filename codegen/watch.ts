import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { emitters } from './emit/all.ts';
import type { GenFile } from './emit/emitter.ts';
import { print as printFiles } from './generate.ts';
import { loadFolder } from './load.ts';
import type { Loaded } from './load.ts';
import { withManifest } from './manifest.ts';
import { buildModel } from './model/build.ts';
import type { Model } from './model/types.ts';
import { formatProblem } from './problems.ts';
import type { Problem } from './problems.ts';
import { writeFiles } from './write.ts';

export interface WatchOptions {
  /** The project; default the present folder. */
  root?: string;
  /** Called after each print that changed something, with the paths below generated/. */
  onPrinted?: (paths: readonly string[]) => void;
  /** Milliseconds without a further change before printing: an editor saves in several steps. */
  settleMs?: number;
}

export interface WatchApi {
  /** Resolves when nothing is being printed. */
  settled(): Promise<void>;
}

/** openapi-typescript is slow and nothing in the browser waits for it: it is printed after the rest. */
const SLOW = 'openapi';

/** Prints generated/ anew at each change of schemas/, in this process. */
class Press {
  private readonly folder: string;
  private readonly schemas: string;
  private loaded: Loaded | undefined;
  private slowFiles: GenFile[] | undefined;

  constructor(root: string) {
    this.folder = resolve(root, 'generated');
    this.schemas = resolve(root, 'schemas');
  }

  /** Reads and prints. Returns the problems, or none; `onWritten` is called for each write that changed something. */
  async run(onWritten: (paths: readonly string[]) => void): Promise<readonly Problem[]> {
    this.loaded = loadFolder(this.schemas, 'schemas', this.loaded);
    const { model, problems } = buildModel(this.loaded);
    if (model === null) return problems;
    const quick = await printFiles(
      model,
      emitters.filter(({ id }) => id !== SLOW),
    );
    if (this.slowFiles !== undefined) this.write([...quick, ...this.slowFiles], onWritten);
    await this.printSlow(model);
    this.write([...quick, ...this.slowFiles!], onWritten);
    return [];
  }

  private async printSlow(model: Model): Promise<void> {
    this.slowFiles = await printFiles(
      model,
      emitters.filter(({ id }) => id === SLOW),
    );
  }

  private write(files: readonly GenFile[], onWritten: (paths: readonly string[]) => void): void {
    const sorted = [...files].toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const { written, deleted } = writeFiles(withManifest(sorted), this.folder);
    if (written.length + deleted.length > 0) onWritten([...written, ...deleted]);
  }
}

/** Shows the first problem over the page, at its line in the YAML, and all of them in its text. */
function showProblems(server: ViteDevServer, problems: readonly Problem[]): void {
  const { file, line, column } = problems[0]!;
  const message = problems.map(formatProblem).join('\n');
  server.ws.send({ type: 'error', err: { message, stack: '', loc: { file, line, column } } });
}

/**
 * The plugin of `npm run dev`: a change in schemas/ reaches generated/ and so, by Vite, the browser.
 * A mistake shows in the browser's overlay and leaves generated/ as it was.
 */
export function codegenWatch({ root = process.cwd(), onPrinted, settleMs = 30 }: WatchOptions = {}): Plugin<WatchApi> {
  const press = new Press(root);
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStale = false;
  let hadProblems = false;

  async function print(server: ViteDevServer): Promise<void> {
    if (isRunning) {
      isStale = true;
      return;
    }
    isRunning = true;
    try {
      const problems = await press.run((paths) => onPrinted?.(paths));
      if (problems.length > 0) showProblems(server, problems);
      // An update without files takes the overlay away.
      else if (hadProblems) server.ws.send({ type: 'update', updates: [] });
      hadProblems = problems.length > 0;
    } catch (error) {
      hadProblems = true;
      const fault = error instanceof Error ? error : new Error(String(error));
      server.ws.send({ type: 'error', err: { message: `codegen: ${fault.message}`, stack: fault.stack ?? '' } });
    }
    isRunning = false;
    if (!isStale) return;
    isStale = false;
    await print(server);
  }

  const start = (server: ViteDevServer): void => {
    const run = print(server);
    running = Promise.all([running, run]).then(() => undefined);
  };

  return {
    name: 'vitrine-codegen',
    apply: 'serve',
    api: { settled: () => running },
    configureServer(server) {
      const schemas = resolve(root, 'schemas');
      server.watcher.add(schemas);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(schemas) || !path.endsWith('.yaml')) return;
        clearTimeout(timer);
        timer = setTimeout(() => start(server), settleMs);
      });
      start(server);
    },
  };
}
