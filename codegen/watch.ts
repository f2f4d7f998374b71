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

/**
 * Vite plugin of `npm run dev`: a change in schemas/ is printed to generated/, from where Vite updates the browser. An
 * error is shown in the terminal and over every page, also one that is opened later, and leaves generated/ unchanged.
 */
export function codegenWatch({ root = process.cwd(), onPrinted, settleMs = 30 }: WatchOptions = {}): Plugin<WatchApi> {
  const watcher = new Watcher(root);
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStale = false;
  /** Batch of the last print, by file. */
  const batches = new Map<string, PrintedBatch>();
  /** The current error, for pages that are opened while it lasts. */
  let mistake: HotPayload | undefined;
  /** Resolves when the server closes: then a running print waits for nothing more. */
  const closing = Promise.withResolvers<void>();

  function tell(server: ViteDevServer, message: HotPayload | undefined): void {
    if (message !== undefined) server.ws.send(message);
    else if (mistake !== undefined) server.ws.send(MENDED);
    mistake = message;
  }

  async function print(server: ViteDevServer): Promise<void> {
    const { logger } = server.config;
    try {
      const { problems, rest } = await watcher.run((paths) => {
        const batch = new PrintedBatch(resolve(root, 'generated'), paths);
        for (const file of batch.files) batches.set(file, batch);
        return Promise.race([onPrinted?.(paths), closing.promise]);
      });
      if (problems.length > 0) logger.error(problems.map(formatProblem).join('\n'), { timestamp: true });
      else if (mistake !== undefined) logger.info('schemas/ are right again', { timestamp: true });
      tell(server, problems.length > 0 ? problemMessage(root, problems) : undefined);
      keep(rest.catch((error: unknown) => fail(server, error)));
    } catch (error) {
      fail(server, error);
    }
  }

  function fail(server: ViteDevServer, error: unknown): void {
    server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    tell(server, faultMessage(error));
  }

  function keep(run: Promise<unknown>): void {
    running = Promise.all([running, run]);
  }

  async function printAll(server: ViteDevServer): Promise<void> {
    isRunning = true;
    do {
      isStale = false;
      await print(server);
    } while (isStale);
    isRunning = false;
  }

  function start(server: ViteDevServer): void {
    if (isRunning) isStale = true;
    else keep(printAll(server));
  }

  async function settled(): Promise<void> {
    for (let before; before !== running;) {
      before = running;
      await before;
    }
  }

  return {
    name: 'vitrine-codegen',
    apply: 'serve',
    api: { settled },
    hotUpdate: {
      order: 'post',
      handler({ type, file, modules }) {
        const batch = batches.get(file);
        if (batch) return batch.take(this.environment);
        return type === 'delete' ? withoutGone(modules) : undefined;
      },
    },
    async buildEnd() {
      closing.resolve();
      clearTimeout(timer);
      await settled();
    },
    configureServer(server) {
      const schemas = resolve(root, 'schemas');
      server.watcher.add(schemas);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(schemas) || !/\.ya?ml$/i.test(path)) return;
        clearTimeout(timer);
        timer = setTimeout(() => start(server), settleMs);
      });
      server.middlewares.use(
        '/__schema',
        explained(() => watcher.model),
      );
      server.ws.on('connection', (socket) => {
        if (mistake !== undefined) socket.send(JSON.stringify(mistake));
      });
      start(server);
    },
  };
}
