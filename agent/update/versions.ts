import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readStored, writeWhole } from '../settings.ts';
import { AGENT_NAME, AGENT_VERSION } from '../version.ts';

const version = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[0-9a-z.]{1,20})?$/));

const state = z.object({
  /** Version that was installed by hand when this was written: one installed by hand since goes before all. */
  base: z.string(),
  /** Installed version that works; null is the one installed by hand. */
  current: z.nullable(version),
  /** Version that has yet to show that it works. */
  trial: z.nullable(z.object({ version, installId: z.string(), starts: z.int() })),
});

type State = z.infer<typeof state>;

/** Most starts of a version on trial; after that the one before goes on. */
const MOST_STARTS = 2;

export const isVersion = (text: string): boolean => version.safeParse(text).success;

/** First line of the built file, by which a file is known as this agent before anything of it runs. */
export const bannerOf = (name: string): string => `// ${AGENT_NAME} ${name}`;

/** The versions of the agent that lie in its folder, and which of them runs. */
export class Versions {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  fileOf(name: string): string {
    return join(this.#folder, 'versions', name, `${AGENT_NAME}.mjs`);
  }

  async folderFor(name: string): Promise<string> {
    const folder = join(this.#folder, 'versions', name);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async read(): Promise<State> {
    const kept = state.safeParse(await readStored(this.#path())).data;
    return kept && kept.base === this.#base() ? kept : { base: this.#base(), current: null, trial: null };
  }

  async beginTrial(name: string, installId: string): Promise<void> {
    await this.#write({ ...(await this.read()), trial: { version: name, installId, starts: 0 } });
  }

  /** Says that the version on trial works; returns its installation, or null if none is on trial. */
  async confirm(): Promise<string | null> {
    const { trial, ...rest } = await this.read();
    if (trial?.version !== AGENT_VERSION) return null;
    await this.#write({ ...rest, current: trial.version, trial: null });
    return trial.installId;
  }

  /** Chooses the file to start: the one on trial, the current one, or null for the one installed by hand. */
  async choose(): Promise<{ file: string | null; isTrial: boolean; givenUp: { installId: string } | null }> {
    const { trial, ...rest } = await this.read();
    if (trial && trial.starts < MOST_STARTS && existsSync(this.fileOf(trial.version))) {
      await this.#write({ ...rest, trial: { ...trial, starts: trial.starts + 1 } });
      return { file: this.fileOf(trial.version), isTrial: true, givenUp: null };
    }
    if (trial) await this.#write({ ...rest, trial: null });
    const { current } = rest;
    const file = current !== null && existsSync(this.fileOf(current)) ? this.fileOf(current) : null;
    return { file, isTrial: false, givenUp: trial };
  }

  /** The launcher tells the version that it is itself to those that it starts. */
  #base(): string {
    return process.env['VITRINE_AGENT_BASE'] ?? AGENT_VERSION;
  }

  #path(): string {
    return join(this.#folder, 'versions.json');
  }

  async #write(next: State): Promise<void> {
    await writeWhole(this.#path(), JSON.stringify(next));
  }
}
