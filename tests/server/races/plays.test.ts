import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayRecord, SyncAnswer } from '#core/manifest/sync.ts';
import { buildApp } from '#server/app.ts';
import { RACE_MS, rounds } from '#tests/support/races.ts';
import { testLog } from '#tests/support/testLog.ts';
import { buildScene, buildSync, HOUR, type Scene, type Screen } from '../player/scene.ts';

const PLAYS = 300;
const PLAY_MS = 10_000;

let scene: Scene;
let other: FastifyInstance;
beforeAll(async () => {
  scene = await buildScene();
  // Each process has a queue of its own, so that what one tells the other reads from the store alone.
  other = buildApp(scene.services, { rateFactor: 1000, logTo: testLog });
  await other.ready();
});
afterAll(async () => {
  await other.close();
  await scene.close();
});

async function sync(app: FastifyInstance, { deviceId, deviceKey }: Screen, plays: PlayRecord[]): Promise<SyncAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/player/v1/sync',
    headers: { authorization: `Bearer ${deviceId}.${deviceKey}` },
    payload: buildSync(scene.clock.now(), { plays }),
  });
  return answer.json<SyncAnswer>();
}

async function impressionsOf(adId: string): Promise<number> {
  return Number((await scene.within((tx) => tx.ads.one(adId)))?.impressions);
}

/** Returns a screen with its ad, an hour after it was given it. */
async function playing(): Promise<{ screen: Screen; adId: string }> {
  const screen = await scene.addScreen();
  const adId = await scene.addAd({ targetType: 'device', targetIds: [screen.deviceId] });
  await scene.sync(screen);
  return { screen, adId };
}

const playsFrom = (first: number, adId: string): PlayRecord[] =>
  Array.from({ length: PLAYS }, (_, index) => ({
    seq: first + index,
    adId,
    slotId: scene.personas.own.slotId,
    key: 'text',
    startedAt: scene.clock.now() - HOUR + index * PLAY_MS,
    durationMs: PLAY_MS,
    outcome: 'complete',
  }));

test(
  'a time is played once, though two servers are told it under two numbers at once [REP-04]',
  { timeout: RACE_MS },
  async () => {
    const found = await rounds(async () => {
      const { screen, adId } = await playing();
      scene.clock.advance(HOUR);
      const answers = await Promise.all([
        sync(scene.app, screen, playsFrom(1, adId)),
        sync(other, screen, playsFrom(1001, adId)),
      ]);
      const dropped = answers.flatMap((answer) => answer.dropped ?? []);
      const said = [await impressionsOf(adId), dropped.length, [...new Set(dropped.map(({ why }) => why))].join()];
      return said.join(' ') === `${PLAYS} ${PLAYS} overlap` ? null : said.join(' ');
    });
    expect(found).toEqual([]);
  },
);

test('screens that two servers hear of in opposite order are all counted', { timeout: RACE_MS }, async () => {
  const found = await rounds(async () => {
    const all = [await playing(), await playing(), await playing()];
    scene.clock.advance(HOUR);
    const tell = (app: FastifyInstance, first: number, screens: typeof all) =>
      screens.map(({ screen, adId }) => sync(app, screen, playsFrom(first, adId)));
    const answers = await Promise.all([...tell(scene.app, 1, all), ...tell(other, 1001, all.toReversed())]);
    const counts = [];
    for (const { adId } of all) counts.push(await impressionsOf(adId));
    const unanswered = answers.filter(({ rev }) => rev === undefined).length;
    const said = `${counts.join()} ${unanswered}`;
    return said === `${all.map(() => PLAYS).join()} 0` ? null : said;
  });
  expect(found).toEqual([]);
});
