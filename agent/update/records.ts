import { join } from 'node:path';
import * as z from 'zod/mini';
import { HOST_COMMANDS, type Installation } from '../../core/host/commands.ts';
import { readStored, writeWhole } from '../settings.ts';

const { list } = HOST_COMMANDS.installs.result.shape;
const kept = z.catch(list, []);
const MOST = 20;

/** Installations and how they went, over all restarts. */
export class Records {
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, 'installs.json');
  }

  async all(): Promise<Installation[]> {
    return kept.parse((await readStored(this.#path)) ?? []);
  }

  async find(id: string): Promise<Installation | undefined> {
    return (await this.all()).find((one) => one.id === id);
  }

  async put(record: Installation): Promise<Installation> {
    const others = (await this.all()).filter(({ id }) => id !== record.id);
    const line = { ...record, detail: record.detail.slice(0, 500) };
    await writeWhole(this.#path, JSON.stringify([line, ...others].slice(0, MOST)));
    return line;
  }
}
