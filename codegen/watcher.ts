import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { emitters } from './emit/all.ts';
import type { GenFile } from './emit/emitter.ts';
import { print } from './generate.ts';
import { loadFolder } from './load.ts';
import type { Loaded } from './load.ts';
import { Memory } from './memory.ts';
import { buildModel } from './model/build.ts';
import type { Model } from './model/model.ts';
import { compareText } from './problems.ts';
import type { Problem } from './problems.ts';
import { Disk, writeFiles } from './write.ts';

/**
 * Called after each write that changed something, with the paths below generated/. What nobody waits for is printed when
 * the promise that it returns resolves.
 */
export type OnWritten = (paths: readonly string[]) => void | Promise<void>;

/** openapi-typescript is slow and nothing in the browser waits for it: it is printed after the rest. */
const SLOW = 'openapi';
const quick = emitters.filter(({ id }) => id !== SLOW);
const slow = emitters.filter(({ id }) => id === SLOW);

/** Prints generated/ again and again in one process, each time only what the last change calls for. */
export class Watcher {
  private readonly folder: string;
  private readonly schemas: string;
  private readonly memory = new Memory();
  private readonly disk = new Disk();
  private loaded: Loaded | undefined;
  private slowFiles: GenFile[] | undefined;
  private current: Model | undefined;

  constructor(root: string) {
    this.folder = resolve(root, 'generated');
    this.schemas = resolve(root, 'schemas');
  }

  /** The model of the last print that had no problems. */
  get model(): Model | undefined {
    return this.current;
  }

  /**
   * Reads and prints. Returns the problems, or none; then `rest` ends when what is slow is printed, too, or when a later
   * print has made that needless.
   */
  async run(onWritten: OnWritten): Promise<{ problems: readonly Problem[]; rest: Promise<void> }> {
    this.loaded = loadFolder(this.schemas, 'schemas', this.loaded);
    const { model, problems } = buildModel(this.loaded);
    if (model === null) return { problems, rest: Promise.resolve() };
    this.current = model;
    const files = await print(model, quick, { memory: this.memory });
    // Its files are on the disk from before, and stay until they are printed anew.
    const taken = this.slowFiles && this.write([...files, ...this.slowFiles], onWritten);
    return { problems: [], rest: this.finish(model, files, { taken, onWritten }) };
  }

  private async finish(
    model: Model,
    files: readonly GenFile[],
    { taken, onWritten }: { taken: void | Promise<void>; onWritten: OnWritten },
  ): Promise<void> {
    // It would take the processor from who waits for the files that are written.
    await taken;
    await setImmediate();
    if (this.current !== model) return;
    const late = await print(model, slow);
    if (this.current !== model) return;
    this.slowFiles = late;
    void this.write([...files, ...late], onWritten);
  }

  private write(files: readonly GenFile[], onWritten: OnWritten): void | Promise<void> {
    const sorted = [...files].toSorted((a, b) => compareText(a.path, b.path));
    const { written, deleted } = writeFiles(sorted, this.folder, this.disk);
    return written.length + deleted.length > 0 ? onWritten([...written, ...deleted]) : undefined;
  }
}
