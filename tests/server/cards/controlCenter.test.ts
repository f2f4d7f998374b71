import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { controlCenter } from '#server/cards/controlCenter.ts';
import { readCardsUrl } from '#server/cards/cardsUrl.ts';
import { loadConfig } from '#server/config.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { CARD_KEY, startCardPlatform, type CardPlatform } from '#tests/support/cardPlatform.ts';

const ICCID = '89860116700412345677';

let platform: CardPlatform;
let said: string[] = [];
beforeAll(async () => {
  platform = await startCardPlatform();
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.used = new Map([[ICCID, 1_048_577]]);
  platform.status = null;
  said = [];
});

const url = (apiKey: string = CARD_KEY.apiKey) =>
  `jasper://${CARD_KEY.user}:${encodeURIComponent(apiKey)}@${platform.host}?operator=unicom`;
const noWait = () => Promise.resolve();
const operator = (apiKey?: string, wait: (ms: number) => Promise<unknown> = noWait) => {
  const platforms = controlCenter(readCardsUrl(url(apiKey)), (problem) => said.push(problem), wait);
  const { signal } = new AbortController();
  return { usage: (iccid: string, until = signal) => platforms.usage(iccid, until) };
};

describe('the platform of data cards [IOT-01]', () => {
  test('tells the bytes that a card has used', async () => {
    expect(await operator().usage(ICCID)).toEqual({ result: 'told', usedBytes: 1_048_577 });
    expect(said).toEqual([]);
  });

  test('knows other cards not, which is no fault', async () => {
    expect(await operator().usage('8986011670041234567')).toEqual({ result: 'unknown' });
    expect(said).toEqual([]);
  });

  test('that refuses the key is told of, never with the key', async () => {
    expect(await operator('another').usage(ICCID)).toEqual({ result: 'refused' });
    expect(said).toEqual(['the operator of data cards answered 401']);
  });

  test.each([[429], [500], [503], [0]])('that answers %s gave no answer', async (status) => {
    platform.status = status;
    expect(await operator().usage(ICCID)).toEqual({ result: 'unanswered' });
    expect(said).toHaveLength(1);
    expect(said[0]).not.toContain(CARD_KEY.apiKey);
  });

  test('is asked for one card at a time, and goes on after one that failed', async () => {
    const asked = operator();
    platform.status = 500;
    const first = asked.usage(ICCID);
    const second = asked.usage(ICCID);
    expect(await first).toEqual({ result: 'unanswered' });
    platform.status = null;
    expect(await second).toEqual({ result: 'told', usedBytes: 1_048_577 });
  });

  test('is asked at most five times a second, by whoever asks', async () => {
    const waits: { ms: number; pass: () => void }[] = [];
    const asked = operator(undefined, (ms) => new Promise<void>((pass) => waits.push({ ms, pass })));
    platform.asked = [];
    const first = asked.usage(ICCID);
    const second = asked.usage(ICCID);
    await first;
    expect(waits.map(({ ms }) => ms)).toEqual([200]);
    expect(platform.asked).toHaveLength(1);
    waits[0]!.pass();
    await second;
    expect(platform.asked).toHaveLength(2);
    expect(waits).toHaveLength(2);
  });

  test('is not asked for a card for which nobody waits any more, and those behind it keep their turn', async () => {
    const waits: (() => void)[] = [];
    const asked = operator(undefined, () => new Promise<void>((pass) => waits.push(pass)));
    platform.asked = [];
    await asked.usage(ICCID);
    const gone = new AbortController();
    const left = asked.usage(ICCID, gone.signal);
    const third = asked.usage(ICCID);
    gone.abort();
    expect(await left).toEqual({ result: 'notAsked' });
    expect(await asked.usage(ICCID, gone.signal)).toEqual({ result: 'notAsked' });
    expect(platform.asked).toHaveLength(1);
    waits[0]!();
    expect(await third).toMatchObject({ result: 'told' });
    expect(platform.asked).toHaveLength(2);
  });

  test('is asked for no more than wait for a turn already', async () => {
    const asked = operator(undefined, () => new Promise(() => {}));
    await asked.usage(ICCID);
    const gone = new AbortController();
    const waiting = Array.from({ length: 50 }, () => asked.usage(ICCID, gone.signal));
    expect(await asked.usage(ICCID)).toEqual({ result: 'notAsked' });
    gone.abort();
    expect(new Set((await Promise.all(waiting)).map(({ result }) => result))).toEqual(new Set(['notAsked']));
  });
});

describe('CARDS_URL', () => {
  test('names the operators whose cards are there', () => {
    const platforms = controlCenter(readCardsUrl('jasper://u:k@restapi10.jasper.com?operator=unicom,mobile'), () => {});
    const known = ['unicom', 'mobile', 'telecom'].map((each) => platforms.serves(each));
    expect(known).toEqual([true, true, false]);
    expect(readCardsUrl('jasper://u:k@restapi10.jasper.com')).toEqual({
      origin: 'https://restapi10.jasper.com',
      user: 'u',
      apiKey: 'k',
      operators: ['unicom'],
    });
  });

  test.each([
    ['jasper://restapi10.jasper.com', 'lacks the user or the API key'],
    ['jasper://u:k@restapi10.jasper.com?operator=orange', 'names the operator “orange”'],
    ['jasper://u:k@restapi10.jasper.com?key=1', 'has “key”'],
    ['jasper://u:%zz@restapi10.jasper.com', 'a % that encodes nothing'],
  ])('%s is refused at the start', (text, why) => {
    expect(() => readCardsUrl(text)).toThrow(StartRefusal);
    expect(() => readCardsUrl(text)).toThrow(why);
  });

  test('of another kind is refused with what it should be', () => {
    expect(() => loadConfig({ NODE_ENV: 'test', CARDS_URL: 'https://restapi10.jasper.com' })).toThrow('CARDS_URL');
  });
});
