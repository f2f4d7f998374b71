import { isDeclared, readOrder, type CommandKind } from '#core/remote/commands.ts';
import type { Command } from '#core/manifest/sync.ts';
import { CommandFailure, type ScreenControls } from './controls.ts';
import type { Database, StoredCommand } from './database.ts';
import { addAck } from './ledger.ts';

/** Time that an ended command is remembered, so that none is carried out twice. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** Commands that end this page: their success is told by the page that comes after it. */
const ENDS: ReadonlySet<CommandKind> = new Set(['restartPlayer', 'restartMachine', 'powerOff']);

/** Longest wait for the server to hear of a restart before it begins. */
const TELL_MS = 3000;

interface Options {
  database: Database;
  controls: ScreenControls;
  now: () => number;
  /** Syncs soon: something is to be told. Resolves when it was. */
  tell: () => Promise<void>;
  wait?: (ms: number) => Promise<void>;
}

/**
 * Carries out the commands of the server: each once, however often it is sent and whenever the page restarts, and none
 * after it has expired. Results are saved; the next sync sends them.
 */
export class CommandRunner {
  readonly #options: Options;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Saves new commands and the word that they have arrived. Returns true if there is one to carry out. */
  async take(commands: readonly Command[]): Promise<boolean> {
    const { database } = this.#options;
    let isNew = false;
    for (const { id, type, args, expiresAt } of commands) {
      const transaction = database.transaction(['commands', 'acks'], 'readwrite', { durability: 'strict' });
      const kept = transaction.objectStore('commands');
      if (!(await kept.get(id))) {
        isNew = true;
        await kept.put({ id, type, args, expiresAt, state: 'new', at: this.#options.now() });
        await transaction.objectStore('acks').put({ id, outcome: 'acknowledged', detail: '' });
      }
      await transaction.done;
    }
    return isNew;
  }

  /** Ends what a restart interrupted: a restart was done by it, anything else has failed. */
  async recover(): Promise<void> {
    const { database, now } = this.#options;
    for (const command of await database.getAll('commands')) {
      if (command.state === 'over' && command.at < now() - REMEMBERED_MS) await database.delete('commands', command.id);
      if (command.state !== 'running') continue;
      await this.#end(command, ENDS.has(command.type as CommandKind) ? null : new CommandFailure('interrupted'));
    }
  }

  /** Carries out all saved commands, one after another. */
  run(): Promise<void> {
    const done = this.#running.then(async () => {
      const all = await this.#options.database.getAll('commands');
      const waiting = all.filter(({ state }) => state === 'new').toSorted((a, b) => (a.id < b.id ? -1 : 1));
      for (const command of waiting) await this.#carryOut(command);
    });
    // A command that could not be noted does not hold up the next one.
    this.#running = done.catch(() => undefined);
    return done;
  }

  async #carryOut(command: StoredCommand): Promise<void> {
    const { database, controls, now, tell } = this.#options;
    const order = readOrder(command.type, command.args);
    if (command.expiresAt <= now()) return this.#end(command, new CommandFailure('expired'));
    if (!order || !isDeclared(order.kind, await controls.capabilities()))
      return this.#end(command, new CommandFailure('notDeclared', command.type));
    await database.put('commands', { ...command, state: 'running' });
    const isEnd = ENDS.has(order.kind);
    if (isEnd) await this.#told();
    else if (order.kind === 'screenshot') void tell();
    try {
      await controls.carryOut(order, command.id);
    } catch (error) {
      return this.#end(command, error instanceof CommandFailure ? error : new CommandFailure('fault', String(error)));
    }
    return isEnd ? undefined : this.#end(command, null);
  }

  /** Gives the server a moment to hear that a restart begins. */
  async #told(): Promise<void> {
    const { tell, wait = (ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)) } = this.#options;
    await Promise.race([tell(), wait(TELL_MS)]);
  }

  async #end(command: StoredCommand, failure: CommandFailure | null): Promise<void> {
    const { database, now, tell } = this.#options;
    await addAck(
      database,
      failure
        ? { id: command.id, outcome: 'failed', detail: `${failure.problem}: ${failure.message}`.slice(0, 500) }
        : { id: command.id, outcome: 'done', detail: '' },
    );
    // Its arguments, a PIN among them, are kept no longer than they are needed.
    await database.put('commands', { ...command, args: {}, state: 'over', at: now() });
    void tell();
  }
}
