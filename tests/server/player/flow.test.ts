import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FlowAnswer, FlowReading } from '#core/manifest/flow.ts';
import { hourStart } from '#server/policies/reportZone.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, DAY, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen({ name: 'Gate' });
  scene.clock.advance(2 * DAY + 30 * 60_000);
});
afterAll(() => scene.close());

/** An hour of some hours ago, in which these passed. */
const reading = (id: string, hoursAgo: number, counts: FlowReading['counts']): FlowReading => {
  const from = hourStart(scene.clock.now()) - hoursAgo * HOUR;
  return { id, from, to: from + HOUR, counts };
};

async function send(readings: unknown, key = `${screen.deviceId}.${screen.deviceKey}`) {
  const answer = await scene.app.inject({
    method: 'POST',
    url: '/player/v1/flow',
    headers: { authorization: `Bearer ${key}` },
    payload: { readings } as object,
  });
  return { status: answer.statusCode, body: answer.json<FlowAnswer & { error?: string }>() };
}

interface Report {
  total: number[];
  rows: { key: string; name: string; values: number[] }[];
}
const report = (input: object = {}) => data<Report>(scene, scene.personas.owner, 'flowReport.run', input);
const lines = ({ rows }: Report) => rows.map(({ name, values }) => [name, values[0]]);

describe('counters of passers-by', () => {
  test('are added up by age band and gender, the same reading once [REP-01]', async () => {
    const first = reading('a-1', 3, [
      { age: '26-35', gender: 'female', people: 12 },
      { age: '26-35', gender: 'male', people: 8 },
      { age: '56+', gender: 'male', people: 3 },
    ]);
    const second = reading('a-2', 2, [{ age: '1-19', gender: 'unknown', people: 5 }]);
    expect((await send([first, second])).body).toEqual({ counted: 2, known: 0, refused: [] });
    expect((await send([first, second, second])).body).toEqual({ counted: 0, known: 3, refused: [] });
    expect(lines(await report({ by: 'ageBand' }))).toEqual([
      ['1-19', 5],
      ['26-35', 20],
      ['56 and over', 3],
    ]);
    expect(lines(await report({ by: 'gender' }))).toEqual([
      ['Male', 11],
      ['Female', 12],
      ['Not told', 5],
    ]);
    expect((await report({ by: 'screen', filter: [{ by: 'gender', keys: ['female'] }] })).total[0]).toBe(12);
    // By the hour the same people as by the day.
    expect((await report({ step: 'hour', period: 'last3' })).total).toEqual((await report({ period: 'last3' })).total);
  });

  const some: FlowReading['counts'] = [{ age: '20-25', gender: 'male', people: 1 }];
  test.each([
    ['the future', () => reading('b-1', -2, some), 'future'],
    ['eight days ago', () => reading('b-2', 8 * 24, some), 'past'],
    ['two hours at once', () => ({ ...reading('b-3', 3, some), to: hourStart(scene.clock.now()) - HOUR }), 'period'],
    ['an end before its begin', () => ({ ...reading('b-4', 3, some), to: 0 }), 'period'],
    ['more people than a gate lets through', () => reading('b-5', 3, [{ ...some[0]!, people: 1_000_000 }]), 'absurd'],
    ['one cell twice', () => reading('b-6', 3, [...some, ...some]), 'twice'],
  ])('refuses a reading of %s, and nothing changes', async (_what, made, why) => {
    const before = await report({ period: 'last90' });
    const bad = made();
    expect((await send([bad])).body).toEqual({ counted: 0, known: 0, refused: [{ id: bad.id, why }] });
    expect(await report({ period: 'last90' })).toMatchObject({ total: before.total });
  });

  test('count no more in an hour than a gate lets through, however many readings say so [REP-01]', async () => {
    const full = (id: string, people: number) => reading(id, 5, [{ age: '20-25', gender: 'male', people }]);
    expect((await send([full('d-1', 40_000), full('d-2', 20_001), full('d-3', 20_000)])).body).toEqual({
      counted: 2,
      known: 0,
      refused: [{ id: 'd-2', why: 'absurd' }],
    });
    expect((await send([full('d-4', 1), full('d-3', 20_000)])).body).toEqual({
      counted: 0,
      known: 1,
      refused: [{ id: 'd-4', why: 'absurd' }],
    });
    const answer = await report({
      by: 'screen',
      step: 'hour',
      period: 'last3',
      filter: [{ by: 'ageBand', keys: ['20-25'] }],
    });
    expect(answer.total[0]).toBe(60_000);
  });

  test('say nothing else: a picture, a name, a negative number or a stranger’s key is refused', async () => {
    const good = reading('c-1', 3, some);
    expect((await send([{ ...good, picture: 'data:…' }])).status).toBe(400);
    expect((await send([{ ...good, counts: [{ ...some[0], people: -1 }] }])).status).toBe(400);
    expect((await send([{ ...good, counts: [{ ...some[0], age: '19-20' }] }])).status).toBe(400);
    expect((await send([good], `${screen.deviceId}.${'x'.repeat(43)}`)).status).toBe(401);
  });

  test('are reported to who may see passenger flow [PERM-02]', async () => {
    expect((await call(scene, scene.personas.clerk, 'flowReport.run', {})).code).toBe(-10005);
    expect((await call(scene, scene.personas.advertiser, 'flowReport.run', {})).code).not.toBe(0);
  });
});
