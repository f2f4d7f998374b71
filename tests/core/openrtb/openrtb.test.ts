import { describe, expect, it } from 'vitest';
import { lossCode, REASONS, type Why } from '#core/auction/reasons.ts';
import { noticeUrl, shownUrl } from '#core/openrtb/notices.ts';
import { bidRequest, type Lot } from '#core/openrtb/request.ts';
import { readResponse, type OutsideBid } from '#core/openrtb/response.ts';

const LOT: Lot = {
  id: '0190-a',
  now: 1_000,
  dueAt: 91_000,
  until: 136_000,
  floorFen: 1234,
  currency: 'CNY',
  showingS: 15,
  slot: { id: 'slot', number: 'S1', name: 'Hall', width: 1920, height: 1080 },
  screen: { id: 'screen', name: 'Lobby', scene: 'mall', resolution: '1920x1080', country: 'CHN', city: '上海市' },
  owner: { id: 'corp', name: 'Media' },
};
const ASKED = { seat: 'dsp', tmax: 300, crids: ['AD1'] };
const QUESTION = { id: 'q', seat: 'dsp', mostBids: 20 };

/** Venues that a screen of ours can be in, as OpenOOH Venue Taxonomy 1.0 writes them (specification-1.0.md). */
const OPEN_OOH_VENUES = new Set<string | undefined>([
  'transit',
  'retail',
  'retail.malls',
  'outdoor',
  'point_care',
  'education',
  'education.schools',
  'office_buildings',
  'office_buildings.office_buildings',
]);

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** OpenRTB 3.0, "List: Loss Reason Codes", to which OpenRTB 2.6 refers. */
const LOSS_CODES = new Set([...numbers(0, 10), ...numbers(100, 104), ...numbers(200, 215)]);

/** Attributes of OpenRTB 2.6 by object, with their types as the specification's tables have them (2.6.md, section 3.2). */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  request: {
    id: 'string',
    imp: 'imp[]',
    dooh: 'dooh',
    device: 'device',
    test: 'integer',
    at: 'integer',
    tmax: 'integer',
    wseat: 'string[]',
    cur: 'string[]',
    source: 'source',
  },
  imp: {
    id: 'string',
    banner: 'banner',
    video: 'video',
    tagid: 'string',
    bidfloor: 'float',
    bidfloorcur: 'string',
    secure: 'integer',
    exp: 'integer',
    qty: 'qty',
    dt: 'float',
    ext: 'ext',
  },
  banner: { w: 'integer', h: 'integer', mimes: 'string[]' },
  video: { mimes: 'string[]', minduration: 'integer', maxduration: 'integer', w: 'integer', h: 'integer' },
  qty: { multiplier: 'float', sourcetype: 'integer' },
  dooh: { id: 'string', name: 'string', venuetype: 'string[]', venuetypetax: 'integer', publisher: 'publisher' },
  publisher: { id: 'string', name: 'string' },
  device: { devicetype: 'integer', ifa: 'string', geo: 'geo', w: 'integer', h: 'integer', ext: 'ext' },
  geo: { country: 'string', city: 'string' },
  source: { fd: 'integer', tid: 'string' },
};

/** Names what of a value is not as the tables have it. */
function wrong(value: unknown, type: string, path: string): string[] {
  if (type === 'ext') return [];
  if (type.endsWith('[]'))
    return Array.isArray(value) ? value.flatMap((item, n) => wrong(item, type.slice(0, -2), `${path}.${n}`)) : [path];
  if (type === 'integer') return Number.isInteger(value) ? [] : [path];
  if (type === 'float') return typeof value === 'number' ? [] : [path];
  if (type === 'string') return typeof value === 'string' ? [] : [path];
  return Object.entries(value as object).flatMap(([name, each]) => {
    const known = ATTRIBUTES[type]?.[name];
    return known ? wrong(each, known, `${path}.${name}`) : [`${path}.${name}`];
  });
}

/** Values that the lists of AdCOM and OpenRTB 2.6 allow, by the path of the attribute. */
const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  // OpenRTB 2.6, 3.2.1: 1 first price, 2 second price
  at: [1, 2],
  test: [0, 1],
  // OpenRTB 2.6, 3.2.2: 0 the exchange decides at the end, 1 the source does
  'source.fd': [0, 1],
  'imp.0.secure': [0, 1],
  // AdCOM, list "DOOH Multiplier Measurement Source Types"
  'imp.0.qty.sourcetype': [0, 1, 2, 3],
  // AdCOM, list "DOOH Venue Taxonomies": 1 is OpenOOH 1.0
  'dooh.venuetypetax': [1],
  // AdCOM, list "Device Types": 8 is OOH
  'device.devicetype': [8],
};

/** Returns the value at a path of names and places in lists. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);

describe('a bid request of OpenRTB 2.6 [MKT-10]', () => {
  it.each(Object.entries(ALLOWED))('names in %s a value of the published lists', (path, allowed) => {
    expect(allowed).toContain(valueAt(bidRequest(LOT, ASKED), path));
  });

  it('has the attributes of the specification, of their types', () => {
    expect(wrong(bidRequest(LOT, ASKED), 'request', '')).toEqual([]);
  });

  it('tells of one play on a screen what the published DOOH examples tell, in our currency and by second price', () => {
    expect(bidRequest(LOT, ASKED)).toEqual({
      id: '0190-a',
      imp: [
        {
          id: '1',
          banner: { w: 1920, h: 1080, mimes: ['image/jpeg', 'image/png'] },
          video: { w: 1920, h: 1080, mimes: ['video/mp4'], minduration: 1, maxduration: 15 },
          tagid: 'S1',
          bidfloor: 12.34,
          bidfloorcur: 'CNY',
          secure: 1,
          exp: 135,
          dt: 91_000,
          qty: { multiplier: 1, sourcetype: 2 },
          ext: { crids: ['AD1'] },
        },
      ],
      dooh: {
        id: 'slot',
        name: 'Hall',
        venuetype: ['retail.malls'],
        venuetypetax: 1,
        publisher: { id: 'corp', name: 'Media' },
      },
      device: {
        devicetype: 8,
        ifa: 'screen',
        geo: { country: 'CHN', city: '上海市' },
        w: 1920,
        h: 1080,
        ext: { ifa_type: 'sspid' },
      },
      test: 0,
      at: 2,
      tmax: 300,
      wseat: ['dsp'],
      cur: ['CNY'],
      source: { fd: 0, tid: '0190-a' },
    });
  });

  it('says only values that the published lists have', () => {
    const scenes = ['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other', null];
    const asked = scenes.map((scene) => bidRequest({ ...LOT, screen: { ...LOT.screen, scene } }, ASKED));
    expect(asked.flatMap(({ dooh }) => dooh.venuetype ?? []).filter((venue) => !OPEN_OOH_VENUES.has(venue))).toEqual(
      [],
    );
    // AdCOM 1.0: OpenOOH Venue Taxonomy 1.0, OOH device, publisher provided.
    expect(asked[0]).toMatchObject({
      dooh: { venuetypetax: 1 },
      device: { devicetype: 8 },
      imp: [{ qty: { sourcetype: 2 } }],
    });
  });

  it('leaves out what nobody knows', () => {
    const bare = {
      ...LOT,
      slot: { ...LOT.slot, name: null },
      screen: { id: 'screen', name: null, scene: 'lift', resolution: null, country: null, city: null },
    };
    const { dooh, device, test } = bidRequest(bare, ASKED, true);
    expect(dooh).toEqual({ id: 'slot', publisher: { id: 'corp', name: 'Media' } });
    expect(device).toEqual({ devicetype: 8, ifa: 'screen', ext: { ifa_type: 'sspid' } });
    expect(test).toBe(1);
  });
});

/** Facts of the specification's DOOH banner response (implementation.md, 7.9.6.2), with all attributes that it has. */
const published = (facts: object = {}) => ({
  id: '1234567890',
  bidid: '162059897743978051070',
  cur: 'GBP',
  seatbid: [
    {
      seat: '512',
      bid: [
        {
          id: '1',
          impid: '102',
          price: 9.43,
          banner: { img: 'http://adserver.com/creative112.jpg' },
          burl: 'http://adserver.com/billingnotice?impid=102& bidid=abc1123&price=${AUCTION_PRICE}&multiplier=${AUCTION_MULTIPLIER}',
          adomain: ['advertiserdomain.com'],
          cid: 'campaign111',
          crid: 'creative112',
          attr: [1, 2, 3, 4, 5, 6, 7, 12],
          w: 1080,
          h: 1920,
          cat: ['IAB1'],
          ...facts,
        },
      ],
    },
  ],
});

describe('a bid response of OpenRTB 2.6 [MKT-10]', () => {
  const read = (value: unknown, question = { id: '1234567890', seat: '512', mostBids: 20 }) =>
    readResponse(JSON.stringify(value), question);

  it('is read from the published DOOH example, which is for another impression than ours and in another currency', () => {
    expect(read(published())).toMatchObject({
      answer: 'bid',
      bids: [{ id: '1', bidFen: 943, currency: 'GBP', crid: 'creative112', seat: '512', fault: 'otherImp' }],
    });
    const [bid] = read(published({ impid: '1' })).bids;
    expect(bid).toMatchObject({ fault: null, responseId: '162059897743978051070' });
    expect(noticeUrl(bid!.burl!, bid!, { auctionId: 'q', why: 'won', priceFen: 940 })).toBe(
      'http://adserver.com/billingnotice?impid=102& bidid=abc1123&price=9.40&multiplier=1',
    );
  });

  it.each([
    ['an empty body', '', 'noBid'],
    ['an empty object', '{}', 'noBid'],
    ['no seatbid, with a reason', '{"id":"q","nbr":2}', 'noBid'],
    ['an empty seatbid', '{"id":"q","seatbid":[]}', 'noBid'],
    ['the answer to another request', '{"id":"other","seatbid":[]}', 'malformed'],
    ['no id', '{"seatbid":[]}', 'malformed'],
    ['no JSON, like the published VAST example', '{"adm": "<?xml version="1.0"?>"}', 'malformed'],
    ['a list', '[]', 'noBid'],
    ['null', 'null', 'malformed'],
    ['half a character in a text', '{"id":"q","seatbid":[],"bidid":"\\ud800"}', 'malformed'],
    [
      'half a character in a text that is not read',
      '{"id":"q","seatbid":[{"bid":[{"adomain":["\\udc00"]}]}]}',
      'malformed',
    ],
    ['NUL in a name', '{"id":"q","seatbid":[],"ext":{"a\\u0000":1}}', 'malformed'],
    ['nested too deep to be read', `{"id":"q","ext":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'malformed'],
  ])('is no bid, or none that can be read: %s', (_title, body, answer) => {
    expect(readResponse(body, QUESTION)).toEqual({ answer, bids: [] });
  });

  it('keeps a bid that cannot be read with its fault, and reads those beside it', () => {
    const bids = [
      { id: 'a', impid: '1' },
      { id: 'b', impid: '1', price: -1 },
      { id: 'c', impid: '1', price: 1 },
    ];
    const { bids: kept } = readResponse(JSON.stringify({ id: 'q', seatbid: [{ bid: bids }] }), QUESTION);
    expect(kept.map(({ fault }) => fault)).toEqual(['malformed', 'malformed', null]);
  });

  it.each([
    [18.9, 1890],
    [0.29, 29],
    [1.1, 110],
    [9.999, 999],
    [0.004, 0],
  ])('never bids more than it says: %s yuan are %s fen', (price, fen) => {
    const body = JSON.stringify({ id: 'q', seatbid: [{ bid: [{ id: 'a', impid: '1', price }] }] });
    expect(readResponse(body, QUESTION).bids[0]).toMatchObject({ bidFen: fen, currency: 'USD' });
  });

  it('has so many bids at most', () => {
    const bid = Array.from({ length: 30 }, (_, n) => ({ id: `${n}`, impid: '1', price: 1 }));
    expect(readResponse(JSON.stringify({ id: 'q', seatbid: [{ bid }] }), QUESTION).bids).toHaveLength(20);
  });
});

describe('a notice of OpenRTB 2.6 [MKT-10]', () => {
  it('tells every reason by a code of the published list', () => {
    const whys = [...(Object.keys(REASONS) as Why[]), 'lapsed' as const];
    expect(whys.filter((why) => !LOSS_CODES.has(lossCode(why)))).toEqual([]);
  });

  const bid: OutsideBid = {
    id: 'b',
    bidFen: 2000,
    currency: 'CNY',
    crid: 'AD1',
    fault: null,
    seat: 'dsp',
    responseId: 'r',
    adid: 'a b',
    nurl: null,
    burl: null,
    lurl: null,
  };
  const all =
    'u?${AUCTION_ID}|${AUCTION_BID_ID}|${AUCTION_IMP_ID}|${AUCTION_SEAT_ID}|${AUCTION_AD_ID}|${AUCTION_PRICE}|${AUCTION_CURRENCY}|${AUCTION_MBR}|${AUCTION_LOSS}|${AUCTION_MIN_TO_WIN}|${AUCTION_NEW}|${OTHER}';

  it('has the macros of the specification filled in, and those without a value removed', () => {
    expect(noticeUrl(all, bid, { auctionId: 'q', why: 'won', priceFen: 1500 })).toBe(
      'u?q|r|1|dsp|a%20b|15.00|CNY|0.7500|0|||${OTHER}',
    );
  });

  it('tells who lost neither the price nor what others bid', () => {
    expect(noticeUrl(all, bid, { auctionId: 'q', why: 'outbid', priceFen: 1500 })).toBe(
      'u?q|r|1|dsp|a%20b||CNY||102|||${OTHER}',
    );
  });

  it('says when it was shown once that is known', () => {
    const url = noticeUrl('u?at=${AUCTION_IMP_TS}', bid, { auctionId: 'q', why: 'won', priceFen: 1500 });
    expect(shownUrl(url, 12)).toBe('u?at=12');
    expect(shownUrl(url, null)).toBe('u?at=');
  });

  it.each([
    ['won', 0],
    ['lapsed', 2],
    ['malformed', 3],
    ['otherCurrency', 3],
    ['belowFloor', 100],
    ['outbid', 102],
    ['otherSeat', 104],
    ['notApproved', 201],
    ['notVerified', 205],
    ['takenDown', 202],
    ['budgetSpent', 1],
  ] as const)('has the reason of the specification: %s is %s', (why, code) => {
    expect(lossCode(why)).toBe(code);
  });
});
