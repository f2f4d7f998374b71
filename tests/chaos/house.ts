import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signIn, type Client } from '../../bench/client.ts';
import { start, type Running } from '../../bench/process.ts';
import { approve } from '../../bench/swarm/fleet.ts';
import { plainPicture, type Colour } from '../support/screenServer.ts';
import type { Told } from './judge.ts';

const PASSWORD = 'chaos-password';
const DAY = 86_400_000;
/** The first start makes the demo, on a machine that does other things as well. */
const START_MS = 180_000;

/** An ad of the programme, told by its colour. */
export interface Coloured {
  code: string;
  colour: Colour;
  kind: 'text' | 'picture';
  lastsS: number;
}

/** A loop of eighteen seconds: an ad comes again later than clocks are off. */
export const PROGRAMME: readonly Coloured[] = [
  { code: 'red', colour: [220, 30, 30], kind: 'text', lastsS: 2 },
  { code: 'green', colour: [30, 200, 30], kind: 'picture', lastsS: 3 },
  { code: 'blue', colour: [40, 40, 230], kind: 'text', lastsS: 4 },
  { code: 'yellow', colour: [220, 200, 40], kind: 'picture', lastsS: 2 },
  { code: 'cyan', colour: [30, 200, 210], kind: 'text', lastsS: 3 },
  { code: 'magenta', colour: [200, 40, 200], kind: 'text', lastsS: 4 },
];

const NEAR = 26;
const isNear = (colour: Colour, point: readonly number[]): boolean =>
  colour.every((part, index) => Math.abs(part - point[index]!) <= NEAR);

/** The ad that a picture of the screen shows; null where it shows none, or not whole. */
export const codeOf = (points: readonly number[][]): string | null =>
  PROGRAMME.find(({ colour }) => points.every((point) => isNear(colour, point)))?.code ?? null;

const hex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A real server process with its store on the disk. It can be killed and started again, each time at another port. */
export class House {
  readonly #folder: string;
  readonly #adOf = new Map<string, string>();
  #server: Running | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<number> {
    const env = {
      DATA_DIR: this.#folder,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      DEMO_PASSWORD: PASSWORD,
      RATE_FACTOR: '100',
    };
    this.#server = await start(['server/main.ts'], env, START_MS);
    return this.#server.port;
  }

  async kill(): Promise<void> {
    await this.#server!.stop('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#server!.stop();
  }

  /** Ends the server if it still runs. */
  async end(): Promise<void> {
    const { child } = this.#server ?? {};
    if (child && child.exitCode === null && child.signalCode === null) await this.kill();
  }

  /** Adds the screen that shows this number, and has it play the programme and nothing else. */
  async equip(number: string): Promise<void> {
    const { port } = this.#server!;
    const [operator, platform, reviewer] = await Promise.all(
      ['operator', 'platform', 'reviewer'].map((name) => signIn(port, name, PASSWORD)),
    );
    const desk = { operator: operator!, platform: platform!, reviewer: reviewer! };
    const { list } = await desk.operator.call<{ list: Slot[] }>('/slot/list.shtml', { page: 1, pageSize: 200 });
    const slot = list.find(({ width, height }) => width === 1920 && height === 1080);
    if (!slot) throw new Error('the demo has no slot of a whole screen');
    const { id: groupId } = await desk.operator.call<{ id: string }>('/group/add.shtml', {
      name: 'Chaos',
      kind: 'common',
      layoutId: slot.layoutId,
    });
    await desk.operator.call('/device/add.shtml', { uuid: number, name: 'Chaos', type: 'android', groupId });
    for (const ad of PROGRAMME) {
      const { id } = await desk.operator.call<{ id: string }>('/ad/add.shtml', {
        name: ad.code,
        type: 'common',
        slotId: slot.id,
        startsApproved: true,
        endAt: new Date(Date.now() + DAY).toISOString(),
        durationS: ad.lastsS,
        targetType: 'deviceGroup',
        targetIds: [groupId],
        ...(ad.kind === 'text'
          ? { kind: 'text', text: ad.code, backgroundColor: hex(ad.colour) }
          : { kind: 'file', materials: [await this.#upload(desk.operator, ad)] }),
      });
      this.#adOf.set(ad.code, id);
      await approve(desk, id);
    }
  }

  async #upload(operator: Client, { code, colour }: Coloured): Promise<string> {
    const { bytes } = plainPicture(colour, 1920, 1080);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const asked = { name: `${code}.png`, size: bytes.length, md5 };
    const { uploadId, url, fields } = await operator.call<Applied>('/material/upload/apply.shtml', asked);
    const form = new FormData();
    for (const { name, value } of fields) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), 'file');
    const sent = await fetch(new URL(url, `http://127.0.0.1:${this.#server!.port}`), { method: 'POST', body: form });
    if (!sent.ok) throw new Error(`the picture was refused: ${sent.status}`);
    return (await operator.call<{ id: string }>('/material/verify.shtml', { uploadId })).id;
  }

  get #path(): string {
    return join(this.#folder, 'vitrine.db');
  }

  /** Reads the plays and the sums beside them from the store's file; the server has ended. */
  read(): { told: Told[]; sums: { what: string; code: string; count: number }[] } {
    const database = new DatabaseSync(this.#path, { readOnly: true });
    try {
      const told = [...this.#adOf].flatMap(([code, id]) =>
        database
          .prepare('SELECT seq, started_at, duration_ms, verdict FROM plays WHERE ad_id = ?')
          .all(id)
          .map((row) => ({
            seq: Number(row['seq']),
            code,
            startedAt: Number(row['started_at']),
            durationMs: Number(row['duration_ms']),
            verdict: String(row['verdict']),
          })),
      );
      const number = (text: string, id: string) => Number(database.prepare(text).get(id)?.['n'] ?? 0);
      const sums = [...this.#adOf].flatMap(([code, id]) => [
        { what: 'proofs of play', code, count: number('SELECT COUNT(*) n FROM proofs_of_play WHERE ad_id = ?', id) },
        { what: 'impressions', code, count: number('SELECT impressions n FROM ads WHERE id = ?', id) },
      ]);
      return { told, sums };
    } finally {
      database.close();
    }
  }
}

interface Slot {
  id: string;
  layoutId: string;
  width: number;
  height: number;
}

interface Applied {
  uploadId: string;
  url: string;
  fields: { name: string; value: string }[];
}
