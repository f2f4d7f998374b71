import sharp from 'sharp';
import { expect } from 'vitest';
import type { SyncAnswer, SyncRequest } from '#core/manifest/sync.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { CastStored } from '#generated/server/casts.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { refundDue } from '#server/pay/refunds.ts';
import type { TestAppOptions } from '#tests/support/buildTestApp.ts';
import { call, data, type CallOptions } from '#tests/support/call.ts';
import { postFile, type Applied } from '#tests/support/library.ts';
import { payments, type TestPayments } from '#tests/support/payments.ts';
import { buildScene, type Scene, type Screen } from '../../player/scene.ts';

const log = { error: () => {}, warn: () => {} } as never;

interface Followed {
  status: string;
  reason: string | null;
  refund: string;
  payment: string;
  payUrl: string | null;
  before: number;
  playedAt: string | null;
}

/** A screen that is on, whose slot sells scan-to-cast, and a phone before it. */
export interface CastScene extends Scene {
  screen: Screen;
  pay: TestPayments;
  sell(changes: Partial<AdSlotStored>): Promise<void>;
  /** The screen syncs: it is on, and learns its code. */
  look(overrides?: Partial<SyncRequest>): Promise<SyncAnswer>;
  /** The code that is on the screen now. */
  code(): Promise<string>;
  /** Sends a text, as a phone does; the answer's code and sentence. */
  send(input: object, options?: CallOptions): Promise<{ code: number; message: string; ticket: string }>;
  follow(ticket: string): Promise<Followed>;
  picture(code: string, bytes: Buffer, name?: string): Promise<{ code: number; message: string; uploadId: string }>;
  casts(): Promise<CastStored[]>;
  /** Jobs that are due: the tick, and what goes back. */
  round(): Promise<void>;
  /** Opens the payment of a cast on the phone, and pays it. */
  payFor(ticket: string, mood?: string): Promise<void>;
  /** The screen plays what it was given for a cast, and tells of it. */
  play(seq: number): Promise<SyncAnswer>;
}

let phones = 0;
/** Another phone at another address. */
export const otherPhone = (): CallOptions => {
  phones += 1;
  return { uuid: phones.toString(16).padStart(32, 'a'), ip: `10.1.${phones >> 8}.${phones & 255}` };
};

export async function buildCastScene(options: TestAppOptions = {}): Promise<CastScene> {
  const scene = await buildScene(options);
  const { personas, clock, services } = scene;
  const pay = payments(scene);
  const tick = createTick(services);
  const screen = await scene.addScreen({ layoutId: personas.own.layoutId, name: 'Lobby' });
  const look = async (overrides: Partial<SyncRequest> = {}) => {
    const { body } = await scene.sync(screen, overrides);
    return body;
  };
  const code = async () => (await look()).casts?.[0]?.path.replace('/cast/', '') ?? '';
  const follow = (ticket: string) => data<Followed>(scene, null, 'cast.follow', { ticket });
  return {
    ...scene,
    screen,
    pay,
    look,
    code,
    follow,
    sell: (changes) =>
      scene.within(async (tx) => void (await tx.adSlots.update(personas.own.slotId, { scanToCast: true, ...changes }))),
    async send(input, options = otherPhone()) {
      const wish = { code: await code(), kind: 'text', text: '生日快乐', amountFen: 0, ...input };
      const reply = await call<{ ticket?: string }>(scene, null, 'cast.send', wish, options);
      return { code: reply.code, message: reply.message, ticket: reply.data?.ticket ?? '' };
    },
    async picture(with_, bytes, name = 'me.jpg') {
      const asked = await call<Applied>(scene, null, 'phoneFile.sign', { code: with_, name, size: bytes.length });
      if (asked.code !== 0) return { code: asked.code, message: asked.message, uploadId: '' };
      const { uploadId } = asked.data!;
      await postFile(scene, asked.data!, bytes);
      const { code: told, message } = await call(scene, null, 'phoneFile.verify', { code: with_, uploadId });
      return { code: told, message, uploadId };
    },
    casts: () => scene.within((tx) => tx.casts.find((eb) => eb('number', 'is not', null), { limit: 100 })),
    async round() {
      await tick();
      await refundDue({ ...services, log });
      await tick();
    },
    async payFor(ticket, mood = 'normal') {
      const { payUrl } = await follow(ticket);
      const opened = await scene.app.inject({ method: 'GET', url: payUrl ?? '/none' });
      expect(opened.statusCode).toBe(302);
      await scene.app.inject({
        method: 'POST',
        url: String(opened.headers.location),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `mood=${mood}`,
      });
    },
    async play(seq) {
      const given = await look();
      const item = given.manifest!.items.find(({ type }) => type === 'insertion')!;
      const [content] = item.contents;
      await look({ rev: given.rev, status: { ...statusOf(clock.now()), playingRev: given.rev } });
      const startedAt = clock.now() + 1000;
      clock.advance(20_000);
      const plays = [
        {
          seq,
          adId: item.id,
          slotId: item.slotId,
          key: content!.key,
          startedAt,
          durationMs: 15_000,
          outcome: 'complete' as const,
        },
      ];
      return look({ rev: given.rev, plays });
    },
  };
}

const statusOf = (now: number): SyncRequest['status'] => ({
  playingRev: null,
  startedAt: now,
  playerVersion: '1.0.0',
  screen: { width: 1920, height: 1080 },
  freeBytes: null,
  playing: [],
});

/** Bytes of a picture as a phone takes it, but small. */
export const photo = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer();
