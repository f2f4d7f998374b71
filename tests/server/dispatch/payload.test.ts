import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { hex32 } from '#core/protocol/random.ts';
import type { FieldErrors, Reply } from '#core/protocol/reply.ts';
import { sign } from '#core/protocol/sign.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, INSTALLATION, post, send } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Signs a payload that need not be JSON. */
function signedText(path: string, payload: string): { url: string; body: string } {
  const { appId, appKey } = test.services.config;
  const { owner } = test.personas;
  const envelope = {
    appid: appId,
    language: 'en_us',
    sequence: hex32(),
    timestamp: String(test.clock.now()),
    token: owner.token,
    uuid: INSTALLATION,
    version: '1.3',
    traceKey: hex32(),
  } as const;
  const query = new URLSearchParams({ ...envelope, sign: sign(envelope, { path, payload }, appKey) });
  return { url: `${path}?${query}`, body: new URLSearchParams({ payload }).toString() };
}

async function sendText(payload: string, path = '/device/label/add.shtml'): Promise<Reply<FieldErrors>> {
  const { url, body } = signedText(path, payload);
  return (await post(test, url, body, { cookie: `session=${test.personas.owner.cookie}` })).json();
}

const tags = async () => (await data<{ total: number }>(test, test.personas.owner, 'tag.list', {})).total;

describe('the payload guard', () => {
  it.each(['', '{', '{"name":}', "{'name':1}", '{"name":"a"}x', 'undefined', '\u0000'])(
    'refuses %j, which is no JSON',
    async (payload) => {
      const reply = await sendText(payload, '/account/menu.shtml');
      expect(reply).toMatchObject({
        code: errors.PAYLOAD_INVALID.code,
        data: { errors: { root: 'This is not JSON' }, rules: { root: 'json' } },
      });
    },
  );

  it.each(['null', '1', '"a"', '[]', '[{}]', 'true'])('refuses %s, which is no object', async (payload) => {
    expect(await sendText(payload, '/account/menu.shtml')).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { root: 'type' } },
    });
  });

  it('refuses unknown fields, each at its name, in both languages', async () => {
    const english = await call<FieldErrors>(test, test.personas.owner, 'tag.create', {
      name: 'A',
      corpId: 'x',
      status: 1,
    });
    expect(english.data).toEqual({
      errors: { corpId: 'Unknown field: corpId', status: 'Unknown field: status' },
      rules: { corpId: 'unknownField', status: 'unknownField' },
    });
    const chinese = await call<FieldErrors>(
      test,
      test.personas.owner,
      'tag.create',
      { name: 'A', corpId: 'x' },
      { language: 'zh_cn' },
    );
    expect(chinese.data?.errors).toEqual({ corpId: '未知字段：corpId' });
  });

  it.each([
    'id',
    'corpId',
    'deptId',
    'creatorId',
    'createdAt',
    'updatedAt',
    'rev',
    'deletedAt',
    'role',
    'balance',
    'status',
    'permissions',
    'builtIn',
    'auditState',
    'constructor',
    'toString',
  ])('takes no %s with a create [A18]', async (name) => {
    const before = await tags();
    expect(
      (await call<FieldErrors>(test, test.personas.owner, 'tag.create', { name: `With ${name}`, [name]: 'x' })).data
        ?.rules,
    ).toEqual({ [name]: 'unknownField' });
    expect(await tags()).toBe(before);
  });

  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"name":"a","__proto__":null}',
    '{"name":"a","x":{"__proto__":{}}}',
    '{"\\u005f_proto__":1}',
  ])('refuses %s [A18]', async (payload) => {
    const reply = await sendText(payload, '/account/menu.shtml');
    expect(reply.code).toBe(errors.PAYLOAD_INVALID.code);
    expect(Object.values(reply.data?.rules ?? {})).toEqual(['unknownField']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('refuses JSON that is nested deeper than 32 levels, however deep [A24]', async () => {
    for (const depth of [33, 1_000, 100_000]) {
      const reply = await sendText(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`, '/account/menu.shtml');
      expect(reply).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { rules: { root: 'invalid' } } });
    }
  });

  it('says every wrong field at once', async () => {
    const { data: wrong } = await call<FieldErrors>(test, test.personas.owner, 'device.create', {
      uuid: 'x',
      type: 'toaster',
      groupId: 7,
    });
    expect(wrong?.rules).toEqual({ uuid: 'pattern', type: 'enum', name: 'required', groupId: 'type' });
  });
});

describe('a body over 1 MiB', () => {
  const LARGE = `payload=${'a'.repeat(2 * 1024 * 1024)}`;

  it('is refused with its code and HTTP 200 [A24]', async () => {
    const { url } = signedText('/device/label/add.shtml', '{}');
    const response = await post(test, url, LARGE);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      code: errors.BODY_TOO_LARGE.code,
      message: 'The request is larger than 1 MB',
    });
  });

  it('is refused over a socket, too, so that the sender reads the answer', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const { url } = signedText('/device/label/add.shtml', '{}');
    for (let n = 0; n < 5; n++) {
      const response = await fetch(`http://127.0.0.1:${port}${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: LARGE,
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ code: errors.BODY_TOO_LARGE.code });
    }
  });

  it('is taken up to the limit', async () => {
    const payload = JSON.stringify({ name: 'x'.repeat(1024 * 1024 - 100) });
    const reply = await sendText(payload);
    expect(reply).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { rules: { name: 'maxLength' } } });
  });
});

describe('an unknown call', () => {
  it.each(['/no/such/call.shtml', '/DEVICE/list.shtml', '/device//list.shtml', '/x.shtml', '/.shtml'])(
    'at %s is answered 200 with -10007',
    async (path) => {
      const { url, body } = signedText(path, '{}');
      const response = await post(test, url, body);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: errors.NOT_FOUND.code });
    },
  );

  it('is not found by another method either', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const) {
      const response = await test.app.inject({ method, url: '/device/list.shtml' });
      expect(response.statusCode).toBe(200);
    }
    expect((await test.app.inject({ method: 'GET', url: '/device/list.shtml' })).json()).toMatchObject({
      code: errors.NOT_FOUND.code,
    });
  });

  it('is not found whatever it carries', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded']) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/no/such.shtml',
        headers: { 'content-type': type },
        payload: '{"a":',
      });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: errors.NOT_FOUND.code });
    }
  });
});

describe('the answer to a fault', () => {
  it('has a trace key and no word of the cause [A28]', async () => {
    const { store } = test.services;
    const read = vi.spyOn(store, 'read').mockRejectedValue(new Error('secret cause: password=hunter2'));
    test.clock.advance(2_000);
    const traceKey = hex32();
    const response = await send(test, test.personas.owner, 'tag.list', {}, { traceKey });
    read.mockRestore();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      code: errors.SERVER_FAULT.code,
      message: 'Server error, please refresh the page',
      traceKey,
    });
    expect(response.body).not.toContain('hunter2');
  });
});
