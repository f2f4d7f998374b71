import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fastify from 'fastify';
import type { Page } from 'playwright-core';
import { builtinLayouts } from '#core/layout/builtin.ts';
import type { Content, Manifest, ManifestAd } from '#core/manifest/manifest.ts';
import type { Command, SyncRequest } from '#core/manifest/sync.ts';
import { pages } from '#server/plugins/pages.ts';

const DIST = join(import.meta.dirname, '../../dist');
const HOUR = 3_600_000;

/** A file as a manifest names it. */
export interface ScreenFile {
  sha256: string;
  bytes: Buffer;
  type: string;
}

export const screenFile = (bytes: Buffer, type: string): ScreenFile => ({
  bytes,
  type,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** The built player with the server's own pages and policies, and a programme that a test writes. */
export interface ScreenServer {
  url: string;
  /** Sync requests of screens, in order. */
  syncs: SyncRequest[];
  /** Pictures that screens sent of themselves, in order. */
  shots: Buffer[];
  /** Programme from the next sync on. */
  give(programme: Partial<Manifest>, files?: readonly ScreenFile[]): void;
  /** Sends a command, until it is done. */
  order(type: string, args: Command['args']): void;
  close(): Promise<void>;
}

let programmes = 0;

export async function startScreenServer(): Promise<ScreenServer> {
  const app = fastify({ bodyLimit: 10_000_000 });
  const syncs: SyncRequest[] = [];
  const shots: Buffer[] = [];
  const files = new Map<string, ScreenFile>();
  let manifest: Manifest | null = null;
  let commands: Command[] = [];
  app.post('/player/v1/enrol', () => ({ number: 'ACDE3467', deviceId: 'device', deviceKey: 'key' }));
  app.get('/player/v1/weather', (_request, reply) => reply.code(404).send({ error: 'NOT_FOUND' }));
  app.post<{ Body: SyncRequest }>('/player/v1/sync', ({ body }) => {
    syncs.push(body);
    commands = commands.filter(({ id }) => !body.acks.some((ack) => ack.id === id && ack.outcome !== 'acknowledged'));
    return {
      now: Date.now(),
      rev: manifest?.rev ?? 'none',
      ...(manifest && body.rev !== manifest.rev ? { manifest } : {}),
      commands,
      playAck: body.plays.at(-1)?.seq ?? null,
      nextSyncMs: 1000,
      hintUrl: '',
    };
  });
  app.get<{ Params: { sha256: string } }>('/player/v1/media/:sha256', ({ params }, reply) => {
    const file = files.get(params.sha256);
    return file ? reply.type(file.type).send(file.bytes) : reply.code(404).send();
  });
  app.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Body: Buffer }>('/player/v1/shot/:id', ({ body }, reply) => {
    shots.push(body);
    return reply.code(204).send();
  });
  pages(app, DIST, { isHttps: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    syncs,
    shots,
    give(programme, given = []) {
      for (const file of given) files.set(file.sha256, file);
      programmes += 1;
      manifest = {
        version: 1,
        rev: `rev-${programmes}`,
        device: { id: 'device', number: 'ACDE3467', name: 'Lobby', zone: 'Asia/Shanghai' },
        layout: { id: 'layout', name: 'Full', document: builtinLayouts[0]!.document },
        slots: [{ id: 'slot', name: 'Main', areaId: 'main', width: 1920, height: 1080 }],
        items: [],
        materials: {},
        files: given.map(({ sha256, bytes, type }) => ({
          sha256,
          size: bytes.length,
          type,
          url: `/player/v1/media/${sha256}`,
        })),
        generatedAt: Date.now(),
        filesUntil: Date.now() + HOUR,
        ...programme,
      };
    },
    order(type, args) {
      programmes += 1;
      commands = [...commands, { id: `command-${programmes}`, type, args, expiresAt: Date.now() + HOUR }];
    },
    async close() {
      await app.close();
    },
  };
}

type Shown = Content extends infer Kind ? (Kind extends Content ? Omit<Kind, 'key' | 'windows'> : never) : never;

/** An ad of one content that may play now. */
export function screenAd(id: string, content: Shown, more: Partial<ManifestAd> = {}): ManifestAd {
  return {
    id,
    name: id,
    type: 'common',
    status: 'playing',
    slotId: 'slot',
    delivery: 'precise',
    size: null,
    startAt: Date.now() - HOUR,
    endAt: Date.now() + HOUR,
    windows: [],
    mute: true,
    order: 0,
    insertion: null,
    contents: [{ ...content, key: 'content', windows: [] }],
    ...more,
  };
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
};

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture of one colour. */
export function plainPicture(colour: Colour, width = 320, height = 180): ScreenFile {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => Buffer.from(colour))]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const bytes = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return screenFile(Buffer.concat([signature, ...bytes]), 'image/png');
}

/** Films of one colour each, recorded by the browser itself. */
export async function plainFilms(page: Page, colours: readonly Colour[], ms: number): Promise<ScreenFile[]> {
  const recorded = await page.evaluate(
    async ({ colours, ms }) => {
      const film = async (colour: readonly number[]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
        const brush = canvas.getContext('2d')!;
        const paint = () => {
          brush.fillStyle = `rgb(${colour.join(',')})`;
          brush.fillRect(0, 0, 320, 180);
        };
        paint();
        const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
        const parts: Blob[] = [];
        recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
        const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
        recorder.start();
        const painter = setInterval(paint, 40);
        await new Promise((resolve) => setTimeout(resolve, ms));
        recorder.stop();
        clearInterval(painter);
        await ended;
        const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      };
      return Promise.all(colours.map(film));
    },
    { colours: colours.map((one) => [...one]), ms },
  );
  return recorded.map((base64) => screenFile(Buffer.from(base64, 'base64'), 'video/webm'));
}
