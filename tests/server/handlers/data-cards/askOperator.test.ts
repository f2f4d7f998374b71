import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { controlCenter } from '#server/cards/controlCenter.ts';
import { readCardsUrl } from '#server/cards/cardsUrl.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { CARD_KEY, startCardPlatform, type CardPlatform } from '#tests/support/cardPlatform.ts';

const MB = 1024 * 1024;
const [ONE, TWO, THEIRS] = ['89860116700412345677', '8986011670041234567', '89860320440001234568'] as const;

let platform: CardPlatform;
let app: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  platform = await startCardPlatform();
  const url = `jasper://${CARD_KEY.user}:${encodeURIComponent(CARD_KEY.apiKey)}@${platform.host}`;
  app = await buildTestApp({
    cardOperator: controlCenter(
      readCardsUrl(url),
      () => {},
      () => Promise.resolve(),
    ),
  });
  for (const [iccid, operator] of [
    [ONE, 'unicom'],
    [TWO, 'unicom'],
    [THEIRS, 'mobile'],
  ] as const) {
    const card = { iccid, operator, packageMb: 1000, usedMb: 5 };
    ids[iccid] = (await data<{ id: string }>(app, app.personas.owner, 'dataCard.create', card)).id;
  }
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(() => {
  platform.status = null;
  platform.used = new Map([[ONE, 300 * MB + 1]]);
  platform.asked = [];
});

const ask = (asked: readonly string[], caller: Caller = app.personas.owner) =>
  call(app, caller, 'dataCard.ask', { ids: asked.map((iccid) => ids[iccid]!) });
const card = (iccid: string) => data(app, app.personas.owner, 'dataCard.one', { id: ids[iccid]! });

test('the operator is asked what a card used, which stands on it with the time [IOT-01]', async () => {
  const askedAt = new Date(app.clock.now()).toISOString();
  const unknown = { id: ids[TWO], code: errors.CARD_UNKNOWN.code, message: errors.CARD_UNKNOWN.en };
  expect((await ask([ONE, TWO])).data).toMatchObject({ results: [{ id: ids[ONE], code: 0 }, unknown] });
  expect(await card(ONE)).toMatchObject({ usedMb: 301, remainingMb: 699, askResult: 'told', askedAt });
  // A card that the operator does not know keeps what was entered.
  expect(await card(TWO)).toMatchObject({ usedMb: 5, askResult: 'unknown', askedAt });
});

test('an operator that does not answer changes nothing but what it said, and is not asked for each of many [IOT-01]', async () => {
  platform.status = 503;
  app.clock.advance(60_000);
  const { askedAt } = await card(TWO);
  const silent = { code: errors.CARD_UNANSWERED.code, message: errors.CARD_UNANSWERED.en };
  const left = { code: errors.CARD_NOT_ASKED.code, message: errors.CARD_NOT_ASKED.en };
  expect((await ask([ONE, TWO])).data).toMatchObject({ results: [silent, left] });
  expect(await card(ONE)).toMatchObject({ usedMb: 301, askResult: 'unanswered' });
  // Of the second nobody was asked: it stays as it was.
  expect(await card(TWO)).toMatchObject({ usedMb: 5, askResult: 'unknown', askedAt });
  expect(platform.asked).toHaveLength(1);
});

test('an operator that refuses is told of as failed, and what it said stands on the card [IOT-01]', async () => {
  platform.status = 403;
  expect((await ask([ONE])).data).toMatchObject({ results: [{ code: errors.CARD_REFUSED.code }] });
  expect(await card(ONE)).toMatchObject({ usedMb: 301, askResult: 'refused' });
});

test('a card holds no more as used than can be entered [IOT-01]', async () => {
  platform.used = new Map([[ONE, Number.MAX_SAFE_INTEGER]]);
  expect((await ask([ONE])).data).toMatchObject({ results: [{ code: 0 }] });
  expect(await card(ONE)).toMatchObject({ usedMb: 10_000_000, askResult: 'told' });
});

test('a card of an operator that is not set up is refused by name, in both languages [IOT-01]', async () => {
  const { code, zh, en } = errors.CARD_OPERATOR_MISSING;
  const refused = await ask([THEIRS]);
  expect(refused.data).toMatchObject({ results: [{ id: ids[THEIRS], code, message: en }] });
  const chinese = await call(app, app.personas.owner, 'dataCard.ask', { ids: [ids[THEIRS]!] }, { language: 'zh_cn' });
  expect(chinese.data).toMatchObject({ results: [{ code, message: zh }] });
  expect(await card(THEIRS)).toMatchObject({ usedMb: 5, askResult: null, askedAt: null });
  expect(platform.asked).toEqual([]);
});

test('where no operator is set up at all every card is refused by that name [IOT-01]', async () => {
  const other = await buildTestApp();
  try {
    const { owner } = other.personas;
    const made = { iccid: ONE, operator: 'unicom', packageMb: 1000 };
    const { id } = await data<{ id: string }>(other, owner, 'dataCard.create', made);
    expect((await call(other, owner, 'dataCard.ask', { ids: [id] })).data).toMatchObject({
      results: [{ id, code: errors.CARD_OPERATOR_MISSING.code }],
    });
  } finally {
    await other.close();
  }
});

test('of cards of another enterprise, and without the permission to change them, nobody is asked [PERM-02, PERM-05]', async () => {
  const { rival, clerk } = app.personas;
  expect((await ask([ONE], rival)).data).toMatchObject({ results: [{ code: errors.NOT_FOUND.code }] });
  expect((await ask([ONE], clerk)).code).toBe(errors.NO_PERMISSION.code);
  expect(platform.asked).toEqual([]);
});
