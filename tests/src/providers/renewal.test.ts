import { describe, expect, it } from 'vitest';
import { CallError } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { createRenewal, withRenewal } from '#src/providers/renewal.ts';
import type { Client } from '#src/transport/client.ts';

const refusal = (code: number) => new CallError({ code, message: 'no', traceKey: 't' });

/** A server that knows one token, and what it was asked with which. */
function scene(valid = 'new') {
  const asked: (string | null)[] = [];
  let token: string | null = 'old';
  const answer = () => {
    asked.push(token);
    return token === valid ? Promise.resolve('done') : Promise.reject(refusal(errors.LOGIN_TIMEOUT.code));
  };
  const bare = { call: answer, download: answer } as unknown as Client;
  const renewal = createRenewal();
  const client = withRenewal(bare, renewal, { token: () => token });
  return { asked, renewal, client, signIn: (next: string | null) => (token = next) };
}

describe('a call whose session timed out [SES-09]', () => {
  it('waits for the next session, and is sent once more', async () => {
    const { asked, renewal, client, signIn } = scene();
    const calls = [
      client.call('/ad/list.shtml', {}),
      client.call('/device/list.shtml', {}),
      client.download('/ad/export.shtml', {}),
    ];
    await new Promise(setImmediate);
    expect(renewal.isNeeded()).toBe(true);
    signIn('new');
    renewal.done();
    expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
    expect(renewal.isNeeded()).toBe(false);
    expect(asked).toEqual(['old', 'old', 'old', 'new', 'new', 'new']);
  });

  it('is needed and over once, however many calls wait', async () => {
    const { renewal, client, signIn } = scene();
    const seen: boolean[] = [];
    renewal.subscribe(() => seen.push(renewal.isNeeded()));
    const calls = [client.call('/ad/list.shtml', {}), client.call('/device/list.shtml', {})];
    await new Promise(setImmediate);
    signIn('new');
    renewal.done();
    await Promise.all(calls);
    expect(seen).toEqual([true, false]);
  });

  it('keeps a later call back while somebody is asked to sign in: it would only be refused', async () => {
    const { asked, renewal, client, signIn } = scene();
    const first = client.call('/ad/list.shtml', {});
    await new Promise(setImmediate);
    const later = client.call('/notice/info.shtml', {});
    await new Promise(setImmediate);
    expect(asked).toEqual(['old']);
    signIn('new');
    renewal.done();
    expect(await Promise.all([first, later])).toEqual(['done', 'done']);
    expect(asked).toEqual(['old', 'new', 'new']);
  });

  it('does not wait where somebody signed in meanwhile', async () => {
    const { renewal, client, signIn } = scene();
    const call = client.call('/ad/list.shtml', {});
    signIn('new');
    expect(await call).toBe('done');
    expect(renewal.isNeeded()).toBe(false);
  });

  it('is refused where the new session is none either', async () => {
    const { renewal, client, signIn } = scene('never');
    const call = client.call('/ad/list.shtml', {});
    await new Promise(setImmediate);
    signIn('other');
    renewal.done();
    await expect(call).rejects.toMatchObject({ code: errors.LOGIN_TIMEOUT.code });
  });

  it('stops waiting when nobody wants its answer', async () => {
    const { client } = scene();
    const given = new AbortController();
    const call = client.call('/ad/list.shtml', {}, { signal: given.signal });
    await new Promise(setImmediate);
    given.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });

  it.each([
    ['without a token', null, errors.LOGIN_TIMEOUT.code],
    ['with another error', 'old', errors.NO_PERMISSION.code],
  ])('is refused at once %s', async (_name, token, code) => {
    const bare = { call: () => Promise.reject(refusal(code)) } as unknown as Client;
    const client = withRenewal(bare, createRenewal(), { token: () => token });
    await expect(client.call('/ad/list.shtml', {})).rejects.toMatchObject({ code });
  });
});
