import { createHash } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { HostError } from '../../core/host/messages.ts';
import type { HostArgs, Installation } from '../../core/host/commands.ts';
import { log } from '../log.ts';
import { runProgram } from '../programs.ts';
import { AGENT_NAME, AGENT_VERSION } from '../version.ts';
import { Records } from './records.ts';
import { Versions, bannerOf, isVersion } from './versions.ts';

type Order = HostArgs<'install'>;

/** An update of this agent is some hundred kilobytes. */
const MOST_BYTES = 50 * 1024 * 1024;
const DOWNLOAD_MS = 10 * 60_000;

interface Options {
  folder: string;
  /** The only server from which files are fetched. */
  server: string;
  /** Ends this process, so that the launcher starts the version on trial. */
  restart: () => void;
}

/** Replaces the agent by another version: fetches it from the one server, checks it, and hands it to the launcher on trial. */
export class Installer {
  readonly #options: Options;
  readonly #records: Records;
  readonly #versions: Versions;
  #running: string | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#records = new Records(options.folder);
    this.#versions = new Versions(options.folder);
  }

  list(): Promise<Installation[]> {
    return this.#records.all();
  }

  async begin(order: Order): Promise<Installation> {
    const known = await this.#records.find(order.id);
    if (known) return known;
    if (this.#running !== null) throw new HostError('FAILED', 'Another installation is running.');
    if (!isVersion(order.version)) throw new HostError('INVALID', 'version');
    const url = new URL(order.path, this.#options.server);
    if (url.origin !== new URL(this.#options.server).origin) throw new HostError('FORBIDDEN', 'another server');
    if (order.size > MOST_BYTES) throw new HostError('INVALID', 'size');
    if (order.version === AGENT_VERSION) return this.#say(order, 'done');
    this.#running = order.id;
    const record = await this.#say(order, 'downloading');
    void this.#install(order, url).finally(() => this.#release(order));
    return record;
  }

  /** Installations that this process does not carry on: it was ended amid them. */
  async giveUpLost(): Promise<void> {
    const { trial } = await this.#versions.read();
    for (const { id, state } of await this.#records.all())
      if ((state === 'downloading' || state === 'installing') && id !== trial?.installId)
        await this.#records.put({ id, state: 'failed', percent: 0, detail: 'The agent was restarted meanwhile.' });
  }

  /** Says that the running version works. */
  async confirm(): Promise<void> {
    const id = await this.#versions.confirm();
    if (id === null) return;
    log(`Version ${AGENT_VERSION} works and stays.`);
    await this.#records.put({ id, state: 'done', percent: 100, detail: '' });
  }

  #release({ id }: Order): void {
    if (this.#running === id) this.#running = null;
  }

  #say({ id }: Order, state: Installation['state'], more: Partial<Installation> = {}): Promise<Installation> {
    return this.#records.put({ id, state, percent: state === 'downloading' ? 0 : 100, detail: '', ...more });
  }

  async #install(order: Order, url: URL): Promise<void> {
    try {
      const folder = await this.#versions.folderFor(order.version);
      const fetched = join(folder, 'download.mjs');
      await this.#fetch(order, url, fetched);
      await this.#say(order, 'installing');
      const file = this.#versions.fileOf(order.version);
      await checkAgent(fetched, order.version);
      await rename(fetched, file);
      await this.#versions.beginTrial(order.version, order.id);
      log(`Version ${order.version} is here; it is started on trial.`);
      this.#options.restart();
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      log(`Version ${order.version} was not installed: ${detail}`);
      // Before it is told: whoever hears of it may order the next at once.
      this.#release(order);
      await this.#say(order, 'failed', { percent: 0, detail });
    }
  }

  /** Fetches the file and keeps it only if its size and hash are those of the order. */
  async #fetch(order: Order, url: URL, path: string): Promise<void> {
    // The server may send it on to where its files are stored; whoever answers there, the hash decides.
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`);
    const hash = createHash('sha256');
    const file = await open(path, 'w', 0o600);
    try {
      const size = await this.#write(response.body, file, { order, hash: (chunk) => hash.update(chunk) });
      await file.sync();
      if (size !== order.size || hash.digest('hex') !== order.sha256)
        throw new Error('The file is not the one that was announced: its size or its SHA-256 is another.');
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  async #write(
    body: ReadableStream<Uint8Array>,
    file: FileHandle,
    { order, hash }: { order: Order; hash: (chunk: Uint8Array) => void },
  ): Promise<number> {
    let size = 0;
    let told = 0;
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > order.size) throw new Error('The file is larger than announced.');
      hash(chunk);
      await file.write(chunk);
      const percent = Math.floor((size / order.size) * 100);
      if (percent >= told + 10) {
        told = percent;
        await this.#say(order, 'downloading', { percent });
      }
    }
    return size;
  }
}

/** Refuses a file that is no agent, is of another version, or does not start on this machine's Node. */
async function checkAgent(path: string, version: string): Promise<void> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0).finally(() => void file.close());
  const [first] = buffer.subarray(0, bytesRead).toString('utf8').split('\n', 1);
  if (first !== bannerOf(version)) throw new Error(`The file is no ${AGENT_NAME} ${version}.`);
  const { isDone, out, why } = await runProgram(process.execPath, [path, '--version']);
  if (!isDone || out.trim() !== version) throw new Error(`The new version does not start here: ${why || out.trim()}`);
}
