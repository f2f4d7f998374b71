import { resolve } from 'node:path';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { explained } from './explain.ts';
import { Watcher } from './watcher.ts';
import type { OnWritten } from './watcher.ts';
import { PrintedBatch, withoutGone } from './printedBatch.ts';
import { formatProblem } from './problems.ts';
import type { Problem } from './problems.ts';

export interface WatchOptions {
  /** Root folder of the project; default the current folder. */
  root?: string;
  /** Called after each print that changed something, with paths below generated/; see OnWritten. */
  onPrinted?: OnWritten;
  /** Milliseconds without further changes before printing: an editor saves in several steps. */
  settleMs?: number;
}

export interface WatchApi {
  /** Resolves when no print is running. */
  settled(): Promise<void>;
}

/** Message for Vite's overlay with all problems: the first gives its position, and the text has the position of each. */
function problemMessage(root: string, problems: readonly Problem[]): HotPayload {
  const { file, line, column } = problems[0]!;
  // Absolute paths: the overlay makes only those clickable.
  const places = problems.map((each) => `${resolve(root, each.file)}:${each.line}:${each.column}`);
  const message = problems.map(formatProblem).join('\n');
  return { type: 'error', err: { plugin: 'codegen', message, stack: places.join('\n'), loc: { file, line, column } } };
}

function faultMessage(error: unknown): HotPayload {
  const fault = error instanceof Error ? error : new Error(String(error));
  return { type: 'error', err: { plugin: 'codegen', message: fault.message, stack: fault.stack ?? '' } };
}

/** Update without files: it removes the overlay. */
const MENDED: HotPayload = { type: 'update', updates: [] };

/** Prints what changes, one print at a time, and tells the terminal and the pages about it. */
class DevPrinter {
  readonly watcher: Watcher;
  /** The current error, for pages that are opened while it lasts. */
  mistake: HotPayload | undefined;
  private readonly root: string;
  private readonly onPrinted: OnWritten | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private isRunning = false;
  private isStale = false;
  /** Batch of the last print, by file. */
  private readonly batches = new Map<string, PrintedBatch>();
  /** Resolves when the server closes: then a running print waits for nothing more. */
  private readonly closing = Promise.withResolvers<void>();

  constructor(root: string, onPrinted: OnWritten | undefined) {
    this.root = root;
    this.onPrinted = onPrinted;
    this.watcher = new Watcher(root);
  }

  /** Prints now, or again after the print that runs. */
  start(server: ViteDevServer): void {
    if (this.isRunning) this.isStale = true;
    else this.keep(this.printAll(server));
  }

  batchOf(file: string): PrintedBatch | undefined {
    return this.batches.get(file);
  }

  async settled(): Promise<void> {
    for (let before; before !== this.running;) {
      before = this.running;
      await before;
    }
  }

  async close(): Promise<void> {
    this.closing.resolve();
    await this.settled();
  }

  private keep(run: Promise<unknown>): void {
    this.running = Promise.all([this.running, run]);
  }

  private async printAll(server: ViteDevServer): Promise<void> {
    this.isRunning = true;
    do {
      this.isStale = false;
      await this.print(server);
    } while (this.isStale);
    this.isRunning = false;
  }

  private async print(server: ViteDevServer): Promise<void> {
    const { logger } = server.config;
    try {
      const { problems, rest } = await this.watcher.run((paths) => {
        const batch = new PrintedBatch(resolve(this.root, 'generated'), paths);
        for (const file of batch.files) this.batches.set(file, batch);
        return Promise.race([this.onPrinted?.(paths), this.closing.promise]);
      });
      if (problems.length > 0) logger.error(problems.map(formatProblem).join('\n'), { timestamp: true });
      else if (this.mistake !== undefined) logger.info('schemas/ are right again', { timestamp: true });
      this.tell(server, problems.length > 0 ? problemMessage(this.root, problems) : undefined);
      this.keep(rest.catch((error: unknown) => this.fail(server, error)));
    } catch (error) {
      this.fail(server, error);
    }
  }

  private fail(server: ViteDevServer, error: unknown): void {
    server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    this.tell(server, faultMessage(error));
  }

  private tell(server: ViteDevServer, message: HotPayload | undefined): void {
    if (message !== undefined) server.ws.send(message);
    else if (this.mistake !== undefined) server.ws.send(MENDED);
    this.mistake = message;
  }
}

/**
 * Vite plugin of `npm run dev`: a change in schemas/ is printed to generated/, from where Vite updates the browser. An
 * error is shown in the terminal and over every page, also one that is opened later, and leaves generated/ unchanged.
 */
export function codegenWatch({ root = process.cwd(), onPrinted, settleMs = 30 }: WatchOptions = {}): Plugin<WatchApi> {
  const printer = new DevPrinter(root, onPrinted);
  const schemas = resolve(root, 'schemas');
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'vitrine-codegen',
    apply: 'serve',
    api: { settled: () => printer.settled() },
    hotUpdate: {
      order: 'post',
      handler({ type, file, modules }) {
        const batch = printer.batchOf(file);
        if (batch) return batch.take(this.environment);
        return type === 'delete' ? withoutGone(modules) : undefined;
      },
    },
    async buildEnd() {
      clearTimeout(timer);
      await printer.close();
    },
    configureServer(server) {
      server.watcher.add(schemas);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(schemas) || !/\.ya?ml$/i.test(path)) return;
        clearTimeout(timer);
        timer = setTimeout(() => printer.start(server), settleMs);
      });
      server.middlewares.use(
        '/__schema',
        explained(() => printer.watcher.model),
      );
      // A page in which somebody types has had an update from now on: see src/Console.tsx.
      server.ws.on('vitrine:typed', (_data, page) => page.send(MENDED));
      server.ws.on('connection', (socket) => {
        if (printer.mistake !== undefined) socket.send(JSON.stringify(printer.mistake));
      });
      printer.start(server);
    },
  };
}
