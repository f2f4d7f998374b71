import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { FIRST_SELF_START_S, selfStartSeconds } from '../core/host/commands.ts';
import { readStored, writeWhole } from './settings.ts';

/** Says which start of the machine this is: another one after each boot. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

const kept = z.object({ afterSeconds: selfStartSeconds, bootId: z.string() });

async function presentBoot(): Promise<string> {
  try {
    return (await readFile(BOOT_ID, 'utf8')).trim();
  } catch (error) {
    // Not a Linux machine: then no start of the machine can be told from another.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * When the player opens by itself (ME-01): after the machine has started, and after somebody has closed it. The console
 * sets it; it is kept in a file of its own, which an older version of the agent leaves alone.
 */
export class SelfStart {
  readonly #path: string;
  #afterSeconds: number | null = FIRST_SELF_START_S;
  #bootId = '';

  constructor(folder: string) {
    this.#path = join(folder, 'self-start.json');
  }

  /** Seconds to wait; null: a person opens the player. */
  get afterSeconds(): number | null {
    return this.#afterSeconds;
  }

  /** Reads what is kept, and returns true if the machine has started since the agent ran last; not on the very first run. */
  async begin(): Promise<boolean> {
    const bootId = await presentBoot();
    const read = kept.safeParse(await readStored(this.#path));
    if (read.success) this.#afterSeconds = read.data.afterSeconds;
    this.#bootId = bootId;
    await this.#save();
    return read.success && read.data.bootId !== bootId;
  }

  async set(afterSeconds: number | null): Promise<void> {
    this.#afterSeconds = afterSeconds;
    await this.#save();
  }

  #save(): Promise<void> {
    return writeWhole(this.#path, `${JSON.stringify({ afterSeconds: this.#afterSeconds, bootId: this.#bootId })}\n`);
  }
}
