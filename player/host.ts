import {
  HOST_COMMANDS,
  HOST_PROTOCOL,
  hello,
  type Hello,
  type HostArgs,
  type HostCapability,
  type HostCommandName,
  type HostFacts,
  type HostResult,
} from '#core/host/commands.ts';
import { HOST_OBJECT, HostError, hostAnswer, readJson, type HostPort } from '#core/host/messages.ts';

/** Longest time that a command takes; a monitor's own bus is slow, a screenshot of a 4K wall too. */
const TIMEOUT_MS = 30_000;

/** The shell puts its object on the page before the first script runs; a shell that never says hello is none. */
const HELLO_MS = 5000;

interface Waiting {
  take: (result: unknown) => void;
  refuse: (error: HostError) => void;
}

/** The native shell around this page: what the machine can do, and how to make it do so. */
export class Host {
  readonly #line: Line;
  #hello: Hello;

  constructor(greeting: Hello, line: Line) {
    this.#hello = greeting;
    this.#line = line;
  }

  /** Last report of the shell on itself and what the machine can do. */
  get hello(): Hello {
    return this.#hello;
  }

  /** Asks the shell anew what the machine can do: a monitor is plugged in, a sound server starts late. */
  async refresh(): Promise<Hello> {
    this.#hello = (await greet(this.#line, HELLO_MS)) ?? this.#hello;
    return this.#hello;
  }

  can(capability: HostCapability): boolean {
    return this.#hello.capabilities.includes(capability);
  }

  /** Carries out a command; throws HostError if the machine does not declare it, refuses it, or does not answer. */
  async call<N extends HostCommandName>(name: N, args: HostArgs<N>): Promise<HostResult<N>> {
    const { needs, result } = HOST_COMMANDS[name];
    if (!this.can(needs)) throw new HostError('NOT_DECLARED', needs);
    const read = result.safeParse(await this.#line.ask(name, args, TIMEOUT_MS));
    if (!read.success) throw new HostError('INVALID', `answer of ${name}`);
    return read.data as HostResult<N>;
  }

  /** Returns the facts of the machine, or null if the shell tells none. */
  facts(): Promise<HostFacts> | null {
    return this.can('facts') ? this.call('facts', {}) : null;
  }
}

/** Requests and their answers, matched by number. */
class Line {
  readonly #port: HostPort;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor(port: HostPort) {
    this.#port = port;
    port.addEventListener('message', ({ data }) => this.#hear(data));
  }

  async ask(name: string, args: Record<string, unknown>, timeoutMs: number): Promise<unknown> {
    const id = this.#next++;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise((take, refuse) => {
        this.#waiting.set(id, { take, refuse });
        timer = setTimeout(() => refuse(new HostError('NO_ANSWER', name)), timeoutMs);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a shell's object, no window: it has none
        this.#port.postMessage(JSON.stringify({ id, name, args }));
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  #hear(data: unknown): void {
    const answer = hostAnswer.safeParse(typeof data === 'string' ? readJson(data) : undefined).data;
    // An answer that came too late, or of the page before: nobody waits for it.
    if (!answer) return;
    const waiting = this.#waiting.get(answer.id);
    if (answer.ok) waiting?.take(answer.result);
    else waiting?.refuse(new HostError(answer.error, answer.detail));
  }
}

const portOf = (surroundings: object): HostPort | null =>
  HOST_OBJECT in surroundings ? (surroundings as { [HOST_OBJECT]: HostPort })[HOST_OBJECT] : null;

/**
 * Returns the shell around this page, or null in a plain browser. A shell that does not answer, or answers what nobody
 * understands, counts as none: the player plays without it.
 */
export async function findHost(surroundings: object, timeoutMs = HELLO_MS): Promise<Host | null> {
  const port = portOf(surroundings);
  if (!port) return null;
  const line = new Line(port);
  try {
    const greeting = await greet(line, timeoutMs);
    return greeting && new Host(greeting, line);
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

async function greet(line: Line, timeoutMs: number): Promise<Hello | null> {
  const answer = await line.ask('hello', { protocol: HOST_PROTOCOL }, timeoutMs);
  return hello.result.safeParse(answer).data ?? null;
}

/** Returns the shell's answer, or undefined where it failed: one broken command must not keep a screen from syncing. */
export async function orNothing<T>(answer: Promise<T> | null): Promise<T | undefined> {
  try {
    return (await answer) ?? undefined;
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}
