import type { Readable, Writable } from 'node:stream';

/** Error that the browser answered to a command. */
export class DevToolsError extends Error {}

type Params = Record<string, unknown>;
type Listener = (params: Params, sessionId: string | undefined) => void;

interface Waiting {
  take: (result: Params) => void;
  refuse: (error: Error) => void;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

/**
 * The DevTools protocol over two pipes of the browser's process: messages are JSON, each ended by a zero byte. Unlike
 * the protocol's port, nobody else on the machine can reach it.
 */
export class DevTools {
  readonly #to: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<Listener>>();
  #next = 1;
  #isOver = false;

  constructor(to: Writable, from: Readable) {
    this.#to = to;
    let pieces: Buffer[] = [];
    from.on('data', (chunk: Buffer) => {
      let start = 0;
      for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
        const text = Buffer.concat([...pieces, chunk.subarray(start, end)]).toString('utf8');
        pieces = [];
        start = end + 1;
        this.#hear(JSON.parse(text) as Message);
      }
      if (start < chunk.length) pieces.push(chunk.subarray(start));
    });
    for (const stream of [from, to]) {
      stream.on('error', () => this.#end());
      stream.on('close', () => this.#end());
    }
  }

  /** Sends a command and waits for its answer; `timeoutMs` late is an error, as of a page that hangs. */
  send(method: string, params: Params = {}, { sessionId, timeoutMs = 30_000 }: SendOptions = {}): Promise<Params> {
    if (this.#isOver) return Promise.reject(new DevToolsError('The browser has ended.'));
    const id = this.#next++;
    return new Promise<Params>((take, refuse) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        refuse(new DevToolsError(`${method}: no answer within ${timeoutMs} ms`));
      }, timeoutMs);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          settle(value);
        };
      this.#waiting.set(id, { take: settled(take), refuse: settled(refuse) });
      this.#to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  on(method: string, listener: Listener): void {
    const known = this.#listeners.get(method) ?? new Set();
    this.#listeners.set(method, known.add(listener));
  }

  #hear({ id, sessionId, method, params = {}, result = {}, error }: Message): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.refuse(new DevToolsError(error.message));
      else waiting?.take(result);
    } else if (method !== undefined)
      for (const listener of this.#listeners.get(method) ?? []) listener(params, sessionId);
  }

  #end(): void {
    this.#isOver = true;
    for (const { refuse } of this.#waiting.values()) refuse(new DevToolsError('The browser has ended.'));
    this.#waiting.clear();
  }
}

interface SendOptions {
  sessionId?: string;
  timeoutMs?: number;
}
