import { randomBytes } from 'node:crypto';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { EnrolAnswer, PlayRecord, SyncAnswer, SyncRequest } from '#core/manifest/sync.ts';

/** Keeps each player's connection open, as a browser does; an agent holds one per address of its own. */
const agent = new Agent({ keepAlive: true, maxSockets: 2 });

/** Closes connections that were silent for so long that the server may close them while they are used, as a browser knows of its own. */
export const hangUp = (): void => agent.destroy();

const HARDWARE = {
  systemType: 'Linux',
  systemVersion: '6.1',
  playerVersion: '1.0.0',
  zone: 'Asia/Shanghai',
  screen: { width: 1920, height: 1080 },
};

/** Capabilities of the page itself. */
const CAPABILITIES = ['keys', 'pause', 'volume', 'lock', 'restartPlayer'] as const;

/** Longest time of one call, milliseconds, as in the real player. */
const TIMEOUT_MS = 20_000;
const RETRY_MS = 2_000;

/** Callbacks of the swarm's players. */
export interface Ears {
  synced(player: SimulatedPlayer, answer: SyncAnswer, tookMs: number): void;
  failed(player: SimulatedPlayer, error: Error): void;
}

/** A loopback address of its own for each player: a server that counts by address meets as many as there are screens. */
const addressOf = (index: number): string => `127.${1 + (index >> 16)}.${(index >> 8) & 255}.${1 + (index & 253)}`;

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A player without a screen: it enrols, syncs, listens for hints, plays by its manifest and tells its plays. */
export class SimulatedPlayer {
  readonly index: number;
  deviceId = '';
  code = '';
  manifest: Manifest | null = null;
  /** Plays that the server has confirmed. */
  acked = 0;
  played = 0;
  isPlaying = true;
  readonly #port: number;
  readonly #ears: Ears;
  readonly #secret = randomBytes(32).toString('base64url');
  #key = '';
  #seq = 0;
  #waiting: PlayRecord[] = [];
  #acks: SyncRequest['acks'] = [];
  #shownUntil = 0;
  #hint: IncomingMessage | null = null;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isWanted = false;
  #isOn = false;

  constructor(index: number, port: number, ears: Ears) {
    this.index = index;
    this.#port = port;
    this.#ears = ears;
  }

  async enrol(): Promise<void> {
    const answer = await this.#post<EnrolAnswer>('/player/v1/enrol', {
      secret: this.#secret,
      hardware: HARDWARE,
      capabilities: [...CAPABILITIES],
    });
    if ('deviceKey' in answer) {
      this.deviceId = answer.deviceId;
      this.#key = answer.deviceKey;
    } else this.code = answer.code ?? answer.number;
  }

  /** Begins to sync by itself, as a page that was opened. */
  start(): Promise<void> {
    this.#isOn = true;
    return this.#nudge();
  }

  /** Goes offline: no sync, no stream. What it plays meanwhile it tells later. */
  stop(): void {
    this.#isOn = false;
    clearTimeout(this.#timer);
    this.#hint?.destroy();
    this.#hint = null;
  }

  /** Says nothing more, but stays on its stream: a screen between two syncs. */
  rest(): void {
    this.#isOn = false;
    clearTimeout(this.#timer);
  }

  get open(): number {
    return this.#waiting.length;
  }

  async #nudge(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let nextMs = 0;
    while (this.#isWanted && this.#isOn) {
      this.#isWanted = false;
      try {
        nextMs = await this.#sync();
      } catch (error) {
        this.#ears.failed(this, error as Error);
        nextMs = RETRY_MS * (0.75 + Math.random() * 0.5);
      }
    }
    if (this.#isOn) this.#timer = setTimeout(() => void this.#nudge(), nextMs);
  }

  async #sync(): Promise<number> {
    this.#play();
    const plays = this.#waiting.slice(0, 500);
    const acks = this.#acks;
    const rev = this.manifest?.rev ?? null;
    const body: SyncRequest = {
      rev,
      clock: Date.now(),
      status: {
        playingRev: rev,
        startedAt: 0,
        playerVersion: HARDWARE.playerVersion,
        screen: HARDWARE.screen,
        freeBytes: 8_000_000_000,
        capabilities: [...CAPABILITIES],
        playing: [],
      },
      inventory: (this.manifest?.files ?? []).map(({ sha256 }) => ({ sha256, state: 'whole' as const })),
      plays,
      faults: [],
      acks,
    };
    const began = performance.now();
    const answer = await this.#post<SyncAnswer>('/player/v1/sync', body, `Bearer ${this.deviceId}.${this.#key}`);
    const tookMs = performance.now() - began;
    this.#acks = this.#acks.filter((ack) => !acks.includes(ack));
    const done = this.#waiting.filter(({ seq }) => answer.playAck !== null && seq <= answer.playAck);
    this.acked += done.length - (answer.dropped?.length ?? 0);
    this.#waiting = this.#waiting.filter((play) => !done.includes(play));
    for (const { id } of answer.commands) this.#acks.push({ id, outcome: 'done', detail: '' });
    const isNew = answer.manifest !== undefined;
    if (answer.manifest) this.manifest = answer.manifest;
    this.#ears.synced(this, answer, tookMs);
    if (this.#isOn && !this.#hint) this.#listen(answer.hintUrl);
    // A player says at once that it has everything, and what it carried out.
    if (isNew || answer.commands.length > 0) this.#isWanted = true;
    return answer.nextSyncMs * (0.9 + Math.random() * 0.2);
  }

  /** Plays the first ad of its programme end to end since it last looked, whole showings only. */
  #play(): void {
    const now = Date.now();
    const ad = this.manifest?.items.find(({ type }) => type === 'common');
    const content = ad?.contents[0];
    if (!this.isPlaying || !ad || !content) {
      this.#shownUntil = now;
      return;
    }
    this.#shownUntil ||= now;
    for (; this.#shownUntil + content.durationMs <= now; this.#shownUntil += content.durationMs) {
      this.#seq += 1;
      this.played += 1;
      this.#waiting.push({
        seq: this.#seq,
        adId: ad.id,
        slotId: ad.slotId,
        key: content.key,
        startedAt: this.#shownUntil,
        durationMs: content.durationMs,
        outcome: 'complete',
      });
    }
  }

  #listen(path: string): void {
    const asked = get(
      { port: this.#port, host: '127.0.0.1', path, localAddress: addressOf(this.index), agent: false },
      (stream) => {
        if (stream.statusCode !== 200) return void stream.resume();
        this.#hint = stream;
        stream.on('data', (part: Buffer) => {
          if (part.includes('event: sync')) void this.#nudge();
        });
        stream.on('close', () => {
          if (this.#hint === stream) this.#hint = null;
        });
        stream.on('error', () => undefined);
      },
    );
    // A stream that breaks is opened again by the next sync.
    asked.on('error', () => undefined);
  }

  #post<T>(path: string, body: unknown, authorization?: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const asked = request(
        {
          port: this.#port,
          host: '127.0.0.1',
          path,
          method: 'POST',
          agent,
          localAddress: addressOf(this.index),
          timeout: TIMEOUT_MS,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...(authorization ? { authorization } : {}),
          },
        },
        (answer) => {
          read(answer).then((said) => {
            if (answer.statusCode === 200) resolve(JSON.parse(said) as T);
            else reject(new Error(`${path}: ${answer.statusCode} ${said.slice(0, 200)}`));
          }, reject);
        },
      );
      asked.on('timeout', () => asked.destroy(new Error(`${path}: no answer in ${TIMEOUT_MS} ms`)));
      asked.on('error', reject);
      asked.end(text);
    });
  }
}
