import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { LocalBus } from './bus.ts';
import { StoreMisuse } from './errors.ts';
import { connected } from './postgresConnection.ts';
import type { Bus } from './types.ts';

const CHANNEL = 'vitrine';
const MAX_BYTES = 7000;
const RETRY_MS = 1000;
/** Time to collect hints before sending, milliseconds: each NOTIFY delays the commits of the whole database a little. */
const GATHER_MS = 10;

/** Prepared once: it follows nearly every commit. */
const NOTIFY = { name: 'notify', text: 'select pg_notify($1, word) from unnest($2::text[]) as word' };

/** Messages sent to listeners after a lost connection, in place of those that may have been lost. */
const AFTER_LOSS: readonly (readonly [topic: string, text: string])[] = [['changed', '*']];

/**
 * The bus between processes: LISTEN and NOTIFY on a connection of its own. A word reaches listeners in
 * this process at once; others hear it soon, or, where a connection is lost, not at all.
 */
export class PostgresBus implements Bus {
  readonly #local = new LocalBus();
  readonly #origin = randomBytes(8).toString('hex');
  readonly #url: string;
  readonly #waiting = new Set<string>();
  #client: Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  publish(topic: string, text: string): void {
    this.#local.publish(topic, text);
    const payload = JSON.stringify([this.#origin, topic, text]);
    if (Buffer.byteLength(payload) > MAX_BYTES)
      throw new StoreMisuse(`a hint of ${payload.length} characters is too long: say what changed, not how`);
    this.#waiting.add(payload);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS).unref();
  }

  subscribe(topic: string, listener: (text: string) => void): () => void {
    return this.#local.subscribe(topic, listener);
  }

  #flush(): void {
    this.#timer = null;
    const payloads = [...this.#waiting];
    this.#waiting.clear();
    if (!this.#client || payloads.length === 0) return;
    // The connection's own error handler deals with what breaks here; hints may be lost.
    this.#client.query({ ...NOTIFY, values: [CHANNEL, payloads] }).catch(() => {});
  }

  #hear(payload: string | undefined): void {
    const [origin, topic, text] = JSON.parse(payload ?? '[]') as string[];
    if (origin !== this.#origin && topic !== undefined && text !== undefined) this.#local.publish(topic, text);
  }

  /** Connects and listens; after a loss again every second. */
  async start(): Promise<void> {
    const client = new Client(connected({ connectionString: this.#url, keepAlive: true }));
    client.on('notification', (message) => this.#hear(message.payload));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
    for (const [topic, text] of AFTER_LOSS) this.#local.publish(topic, text);
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#retry();
  }

  #retry(): void {
    setTimeout(() => {
      if (!this.#closed) this.start().catch(() => this.#retry());
    }, RETRY_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#client?.end();
    this.#client = null;
  }
}
