import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { newSecret } from '#server/auth/secrets.ts';
import { openSession } from '#server/auth/sessions.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, send, type Caller } from '#tests/support/call.ts';
import type { Persona } from '#tests/support/personas.ts';

const TIMEOUT = errors.LOGIN_TIMEOUT.code;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const codeOf = async (caller: Caller | null, headers: Record<string, string> = {}) =>
  (await call(test, caller, 'session.menu', {}, { headers })).code;

/** A session of its own, for tests that end it. */
function newSession({ userId, corpId }: Persona): Promise<{ token: string; cookie: string }> {
  const { store, clock } = test.services;
  return store.write({ kind: 'system', corpId: null }, (tx) =>
    openSession(tx, { accountId: userId, corpId, system: 'YXF', ip: '127.0.0.1', now: clock.now() }),
  );
}

describe('the session guard', () => {
  it('wants token and cookie, and both of the same session [SES-18]', async () => {
    const { owner, staff } = test.personas;
    expect(await codeOf(owner)).toBe(0);
    expect(await codeOf({ token: owner.token, cookie: staff.cookie })).toBe(TIMEOUT);
    expect(await codeOf({ token: staff.token, cookie: owner.cookie })).toBe(TIMEOUT);
    expect(await codeOf({ token: owner.cookie, cookie: owner.token })).toBe(TIMEOUT);
    expect(await codeOf({ token: newSecret(), cookie: newSecret() })).toBe(TIMEOUT);
  });

  it('keeps neither secret in the store [A15]', async () => {
    const { token, cookie } = await newSession(test.personas.owner);
    const rows = await test.services.store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.db.selectFrom('sessions').selectAll().execute(),
    );
    const text = JSON.stringify(rows);
    expect(text).not.toContain(token);
    expect(text).not.toContain(cookie);
  });

  it('ends a session that nobody used for a week, and keeps one that is used', async () => {
    const idle = await newSession(test.personas.owner);
    const used = await newSession(test.personas.owner);
    test.clock.advance(limits.sessionLife - 60_000);
    expect(await codeOf(used)).toBe(0);
    test.clock.advance(120_000);
    expect(await codeOf(idle)).toBe(TIMEOUT);
    expect(await codeOf(used)).toBe(0);
    expect(await codeOf(await newSession(test.personas.owner))).toBe(0);
  });

  it('opens nothing after logout, from the next call on [SES-08, A22]', async () => {
    const session = await newSession(test.personas.owner);
    expect(await codeOf(session)).toBe(0);
    const response = await send(test, session, 'session.logout', {});
    expect(response.json()).toMatchObject({ code: 0 });
    expect(response.headers['set-cookie']).toMatch(/^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i);
    expect(await codeOf(session)).toBe(TIMEOUT);
  });

  it('ends the sessions of a paused account, from the next call on [A22]', async () => {
    const session = await newSession(test.personas.clerk);
    const owner = await newSession(test.personas.owner);
    expect(await codeOf(session)).toBe(0);
    await data(test, owner, 'account.pause', { ids: [test.personas.clerk.userId] });
    expect(await codeOf(session)).toBe(TIMEOUT);
    await data(test, owner, 'account.enable', { ids: [test.personas.clerk.userId] });
  });

  it('ends the sessions of a paused corporation, and lets them in again afterwards [ENT-04]', async () => {
    const session = await newSession(test.personas.staff);
    const superior = await newSession(test.personas.superior);
    expect(await codeOf(session)).toBe(0);
    await data(test, superior, 'corporation.pause', { ids: [test.personas.own.corpId] });
    expect(await codeOf(session)).toBe(TIMEOUT);
    await data(test, superior, 'corporation.enable', { ids: [test.personas.own.corpId] });
    expect(await codeOf(await newSession(test.personas.staff))).toBe(0);
  });

  it('takes a permission away from the next call on [A3]', async () => {
    const owner = await newSession(test.personas.owner);
    const role = await data<{ id: string; rev: number }>(test, owner, 'role.create', {
      name: 'Tags',
      permissions: ['tag.view'],
    });
    const made = await data<{ id: string }>(test, owner, 'account.create', {
      userName: 'tag_reader',
      password: 'password-1',
      realName: 'Tags',
      roleId: role.id,
    });
    const session = await newSession({ ...test.personas.owner, userId: made.id });
    expect((await call(test, session, 'tag.list')).code).toBe(0);
    await data(test, owner, 'role.update', { id: role.id, permissions: [] });
    expect((await call(test, session, 'tag.list')).code).toBe(errors.NO_PERMISSION.code);
  });
});

describe('a page of another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('calls with our cookie in vain (%j) [A23]', async (headers) => {
    const owner = await newSession(test.personas.owner);
    expect(await codeOf(owner, headers as Record<string, string>)).toBe(TIMEOUT);
  });

  it.each([
    { origin: 'http://localhost:80', host: 'localhost:80' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('is told from our own (%j)', async (headers) => {
    const owner = await newSession(test.personas.owner);
    expect(await codeOf(owner, headers as Record<string, string>)).toBe(0);
  });
});
