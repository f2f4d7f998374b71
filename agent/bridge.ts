import { HOST_COMMANDS, HOST_PROTOCOL, hello, type Hello, type HostCommandName } from '../core/host/commands.ts';
import { HostError, REQUEST_LENGTH, hostRequest, readJson, type HostErrorName } from '../core/host/messages.ts';
import { log } from './log.ts';
import type { Machine } from './machine.ts';
import { AGENT_NAME, AGENT_VERSION } from './version.ts';

interface Request {
  id: number;
  name: string;
  args: Record<string, unknown>;
}

/** Answers the page's requests: reads, checks, carries out. */
export class Bridge {
  readonly #machine: Machine;
  readonly #onHello: () => void;
  /** Last command of each capability: two at once of the same would undo each other, so they run one after another. */
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(machine: Machine, onHello: () => void) {
    this.#machine = machine;
    this.#onHello = onHello;
  }

  /** Returns the text of the answer to the text of a request; it always answers. */
  async answer(text: string): Promise<string> {
    const request = text.length <= REQUEST_LENGTH ? hostRequest.safeParse(readJson(text)).data : undefined;
    if (!request) return refusal(-1, 'INVALID', 'No request of this protocol.');
    try {
      const result = request.name === 'hello' ? this.#greet(request) : await this.#carryOut(request);
      return JSON.stringify({ id: request.id, ok: true, result });
    } catch (error) {
      if (error instanceof HostError) {
        log(`${request.name}: ${error.message}`);
        return refusal(request.id, error.code, error.detail);
      }
      log(`${request.name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return refusal(request.id, 'FAILED', error instanceof Error ? error.message : String(error));
    }
  }

  #greet({ args }: Request): Hello {
    if (!hello.args.safeParse(args).success) throw new HostError('INVALID', 'hello');
    this.#onHello();
    const { capabilities, sources } = this.#machine;
    return {
      protocol: HOST_PROTOCOL,
      shell: AGENT_NAME,
      version: AGENT_VERSION,
      platform: 'linux',
      capabilities: capabilities.map(({ name }) => name),
      sources,
      installKinds: capabilities.some(({ name }) => name === 'install') ? ['agent'] : [],
    };
  }

  async #carryOut({ name, args }: Request): Promise<unknown> {
    if (!Object.hasOwn(HOST_COMMANDS, name)) throw new HostError('UNKNOWN_COMMAND', name);
    const command = HOST_COMMANDS[name as HostCommandName];
    const capability = this.#machine.capabilities.find((one) => one.name === command.needs);
    const work = capability?.commands[name as HostCommandName] as ((given: unknown) => Promise<unknown>) | undefined;
    if (!work) throw new HostError('NOT_DECLARED', command.needs);
    const read = command.args.safeParse(args);
    if (!read.success) throw new HostError('INVALID', `arguments of ${name}`);
    const turn = (this.#queues.get(command.needs) ?? Promise.resolve()).then(() => work(read.data));
    this.#queues.set(
      command.needs,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

const refusal = (id: number, error: HostErrorName, detail: string): string =>
  JSON.stringify({ id, ok: false, error, detail: detail.slice(0, 500) });
