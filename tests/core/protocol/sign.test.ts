import { createHash } from 'node:crypto';
import SparkMD5 from 'spark-md5';
import { describe, expect, it } from 'vitest';
import type { UnsignedEnvelope } from '#core/protocol/envelope.ts';
import { canonical, sign } from '#core/protocol/sign.ts';
import { signedCall } from '#core/protocol/signedCall.ts';
import vectors from './sign.vectors.json' with { type: 'json' };

const { key, path, payload, withToken, ...known } = vectors.sign;
const envelope = known.envelope as UnsignedEnvelope;
const parts = { path, payload };

describe('md5', () => {
  it.each(vectors.md5.vectors)('of "$text" is as RFC 1321 says', ({ text, md5 }) => {
    expect(SparkMD5.hash(text)).toBe(md5);
  });

  it.each(['大堂 & 1', 'é', '😀', 'a\u0000b', '\u007f\u0080\u07ff\u0800\uffff', '好'.repeat(10_000)])(
    'digests text as UTF-8 (%#)',
    (text) => {
      expect(SparkMD5.hash(text)).toBe(createHash('md5').update(text, 'utf8').digest('hex'));
    },
  );
});

describe('the sign of a call', () => {
  it('is over this text, raw and sorted by name [NET-02]', () => {
    expect(canonical(envelope, parts)).toBe(known.canonical);
  });

  it('is the known one without a token [NET-02]', () => {
    expect(sign(envelope, parts, key)).toBe(known.sign);
  });

  it('is the known one with a token [NET-02]', () => {
    expect(sign({ ...envelope, token: withToken.token }, parts, key)).toBe(withToken.sign);
  });

  it('does not depend on the order in which the fields came', () => {
    const reversed = Object.fromEntries(Object.entries(envelope).toReversed()) as unknown as UnsignedEnvelope;
    expect(sign(reversed, parts, key)).toBe(known.sign);
  });

  it.each(Object.keys(envelope))('changes with %s', (name) => {
    expect(sign({ ...envelope, [name]: 'other' }, parts, key)).not.toBe(known.sign);
  });

  it('changes with the path, the payload and the key', () => {
    const others = [
      sign(envelope, { ...parts, path: '/device/add.shtml' }, key),
      sign(envelope, { ...parts, payload: '{"page":1, "q":"大堂 & 1"}' }, key),
      sign(envelope, parts, `${key}x`),
    ];
    expect(others).not.toContain(known.sign);
    expect(new Set(others).size).toBe(3);
  });

  it('comes with the url and body that carry exactly what was signed', () => {
    const made = signedCall({
      ...envelope,
      timestamp: Number(envelope.timestamp),
      path,
      payload: JSON.parse(payload),
      key,
    });
    const url = new URL(made.url, 'http://host');
    expect(url.pathname).toBe(path);
    expect(Object.fromEntries(url.searchParams)).toEqual({ ...envelope, sign: known.sign });
    expect(Object.fromEntries(new URLSearchParams(made.body))).toEqual({ payload });
  });
});
