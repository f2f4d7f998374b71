import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { addressKey } from '#server/call/addressKey.ts';
import { RateLimiter } from '#server/dispatch/rate.ts';
import { RefusedError } from '#server/call/refuse.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';

const MINUTE_MS = 60_000;

/** Says whether a call is let pass; anything but a refusal is thrown on. */
function isTaken(rates: RateLimiter, limit: number, now: number): boolean {
  try {
    rates.take('name', limit, now);
    return true;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return false;
  }
}

const taken = (rates: RateLimiter, times: number, limit: number, now: number): number =>
  Array.from({ length: times }, () => isTaken(rates, limit, now)).filter(Boolean).length;

describe('a bucket', () => {
  it('holds a minute’s calls and fills up evenly', () => {
    const rates = new RateLimiter();
    expect(taken(rates, 100, 60, 0)).toBe(60);
    expect(taken(rates, 100, 60, 1_000)).toBe(1);
    expect(taken(rates, 100, 60, 31_000)).toBe(30);
    expect(taken(rates, 100, 60, 31_000 + 10 * MINUTE_MS)).toBe(60);
  });

  it('gains nothing by a clock that is set back', () => {
    const rates = new RateLimiter();
    expect(taken(rates, 60, 60, MINUTE_MS)).toBe(60);
    expect(taken(rates, 10, 60, 0)).toBe(0);
    expect(taken(rates, 10, 60, 1_000)).toBe(1);
  });

  it('is forgotten under a flood of names, so that memory stays bounded', () => {
    const rates = new RateLimiter();
    for (let n = 0; n < 200_000; n++) rates.take(`name ${n}`, 60, n);
    expect(taken(rates, 100, 60, 200_000)).toBe(60);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is counted as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});

describe('the rate guard', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ rateFactor: 1 });
  });
  afterAll(() => test.close());

  it('counts per account and call, and lets others go on', async () => {
    const { limit } = calls['session.changePassword'];
    const codes: number[] = [];
    for (let n = 0; n < limit + 5; n++)
      codes.push((await call(test, test.personas.owner, 'session.changePassword', { oldPassword: 'x' })).code);
    expect(codes.filter((code) => code === errors.TOO_MANY_CALLS.code)).toHaveLength(5);
    expect((await call(test, test.personas.owner, 'session.menu')).code).toBe(0);
    expect((await call(test, test.personas.staff, 'session.changePassword', { oldPassword: 'x' })).code).toBe(
      errors.PAYLOAD_INVALID.code,
    );
    test.clock.advance(MINUTE_MS);
    expect((await call(test, test.personas.owner, 'session.changePassword', { oldPassword: 'x' })).code).toBe(
      errors.PAYLOAD_INVALID.code,
    );
  });

  it('counts public calls per address, before anything is looked at', async () => {
    const { limit } = calls['session.sendCode'];
    const codes: number[] = [];
    for (let n = 0; n < limit + 3; n++)
      codes.push((await call(test, null, 'session.sendCode', {}, { ip: '198.51.100.3' })).code);
    expect(codes.filter((code) => code === errors.TOO_MANY_CALLS.code)).toHaveLength(3);
    expect((await call(test, null, 'session.sendCode', {}, { ip: '198.51.100.4' })).code).toBe(
      errors.PAYLOAD_INVALID.code,
    );
  });
});
