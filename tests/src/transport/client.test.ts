import { describe, expect, test } from 'vitest';
import { CallError } from '#core/protocol/reply.ts';
import { createClient } from '#src/transport/client.ts';
import { createConnection } from '#src/transport/connection.ts';
import { NetworkError } from '#src/transport/networkError.ts';
import { createServerClock } from '#src/transport/serverClock.ts';
import { clientParts, isSigned, wire } from './clientParts.ts';

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call', () => {
  test('carries the envelope in the query and the payload in the form, signed [NET-01, NET-02]', async () => {
    const { http, arrived } = wire(() => ({ code: 0, data: { list: [], total: 0 } }));
    const client = createClient(clientParts({ http, token: () => 'abc' }));

    const data = await client.call('/device/list.shtml', { page: 1, q: '大堂 & 1' });

    expect(data).toEqual({ list: [], total: 0 });
    expect(arrived[0]).toMatchObject({ path: '/device/list.shtml', payload: '{"page":1,"q":"大堂 & 1"}' });
    expect(arrived[0]!.envelope).toMatchObject({
      appid: 'vitrine-console',
      language: 'zh_cn',
      token: 'abc',
      version: '1.3',
      uuid: '00000000000000000000000000000003',
    });
    expect(isSigned(arrived[0]!)).toBe(true);
  });

  test('leaves the token out where nobody is signed in [NET-01]', async () => {
    const { http, arrived } = wire(() => ({ code: 0 }));
    await createClient(clientParts({ http })).call('/auth/login.shtml', { userName: 'a', password: 'b' });
    expect(arrived[0]!.envelope).not.toHaveProperty('token');
  });

  test('has a sequence of its own and shares the trace key of its action', async () => {
    const { http, arrived } = wire(() => ({ code: 0 }));
    const client = createClient(clientParts({ http }));
    await client.call('/ad/list.shtml', {});
    await client.call('/ad/list.shtml', {});
    expect(arrived[0]!.envelope['sequence']).not.toBe(arrived[1]!.envelope['sequence']);
    expect(arrived[0]!.envelope['traceKey']).toBe(arrived[1]!.envelope['traceKey']);
  });

  test('throws what the server answered where the code is below 0 [NET-03]', async () => {
    const { http } = wire(() => ({
      code: -10006,
      message: '填写的内容有误',
      data: { errors: { name: '必填' }, rules: { name: 'required' } },
    }));
    const error = await failure(createClient(clientParts({ http })).call('/ad/add.shtml', {} as never));
    expect(error).toBeInstanceOf(CallError);
    expect((error as CallError).fieldErrors).toEqual({ errors: { name: '必填' }, rules: { name: 'required' } });
  });

  test('can be broken off, and then asks no probe', async () => {
    const { http } = wire(() => ({ code: 0 }));
    const controller = new AbortController();
    controller.abort();
    let probed = 0;
    const parts = clientParts({
      http,
      probe: () => {
        probed += 1;
        return Promise.resolve('busy');
      },
    });
    expect(await failure(createClient(parts).call('/ad/list.shtml', {}, { signal: controller.signal }))).not.toBeNull();
    expect(probed).toBe(0);
  });
});

describe('a wrong clock', () => {
  test('is put right by the answer, and the call sent once more', async () => {
    const server = 1_780_000_000_000;
    const { http, arrived } = wire(({ envelope }) =>
      Math.abs(Number(envelope['timestamp']) - server) > 300_000
        ? { code: -10003, data: { now: server } }
        : { code: 0, data: 'there' },
    );
    const client = createClient(clientParts({ http, clock: createServerClock(() => server - 3_600_000) }));

    expect(await client.call('/account/home.shtml', {})).toBe('there');
    expect(arrived).toHaveLength(2);
    expect(arrived[1]!.envelope['sequence']).not.toBe(arrived[0]!.envelope['sequence']);

    await client.call('/account/home.shtml', {});
    expect(arrived).toHaveLength(3);
  });

  test('that stays wrong is not tried for ever', async () => {
    const { http, arrived } = wire(() => ({ code: -10003, data: { now: 5 } }));
    const error = await failure(createClient(clientParts({ http })).call('/account/home.shtml', {}));
    expect((error as CallError).code).toBe(-10003);
    expect(arrived).toHaveLength(2);
  });
});

describe('a failure on the way', () => {
  test.each(['busy', 'offline'] as const)(
    'is told by the probe to be %s, and shown until a call goes through [NET-05]',
    async (kind) => {
      let answer: 'unreachable' | { code: 0 } = 'unreachable';
      const { http } = wire(() => answer);
      const connection = createConnection(new EventTarget(), () => true);
      const client = createClient(clientParts({ http, connection, probe: () => Promise.resolve(kind) }));

      const error = await failure(client.call('/ad/list.shtml', {}));
      expect(error).toBeInstanceOf(NetworkError);
      expect((error as NetworkError).kind).toBe(kind);
      expect(connection.state()).toBe(kind);

      answer = { code: 0 };
      await client.call('/ad/list.shtml', {});
      expect(connection.state()).toBe('ok');
    },
  );

  test('is also an answer that is none of ours [NET-05]', async () => {
    const { http } = wire(() => 'no answer of ours');
    expect(await failure(createClient(clientParts({ http })).call('/ad/list.shtml', {}))).toBeInstanceOf(NetworkError);
  });
});

describe('a download', () => {
  test('gives the file with its name [NET-06]', async () => {
    const { http } = wire(() => ({
      body: 'a,b',
      headers: {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="ads.csv"; filename*=UTF-8\'\'%E5%B9%BF%E5%91%8A.csv',
      },
    }));
    const { blob, name } = await createClient(clientParts({ http })).download('/ad/export.shtml', {});
    expect(name).toBe('广告.csv');
    expect(await blob.text()).toBe('a,b');
  });

  test('that is refused throws like any call [NET-06]', async () => {
    const { http } = wire(() => ({ code: -10005, message: '没有操作权限' }));
    const error = await failure(createClient(clientParts({ http })).download('/ad/export.shtml', {}));
    expect((error as CallError).code).toBe(-10005);
  });
});
