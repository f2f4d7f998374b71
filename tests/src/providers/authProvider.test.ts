import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#core/protocol/reply.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { createAuthProvider } from '#src/providers/authProvider.ts';
import { toHttpError } from '#src/providers/httpError.ts';
import { createSessionStore, type Session } from '#src/providers/session.ts';
import { createSignIn } from '#src/providers/signIn.ts';
import { createClient } from '#src/transport/client.ts';
import { clientParts, wire, type Answer, type Arrived } from '../transport/clientParts.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';

const SESSION: Session = {
  userId: 'u1',
  corpId: 'c1',
  deptId: null,
  userName: 'operator',
  realName: '王小明',
  crmCode: 'C1',
  companyName: '晨光传媒',
  versionLevel: 'flagship',
  remainingDays: null,
  system: 'YXF',
  menuList: [],
  permissionList: [{ code: 200001 }],
  mustChangePassword: false,
};

function scene({
  path = '/home',
  session = SESSION,
  answer = (): Answer => ({ code: 0, data: {} }),
}: { path?: string; session?: Session | null; answer?: (call: Arrived) => Answer } = {}) {
  const store = createSessionStore(memoryStorage(), memoryStorage());
  if (session) store.open('token', session);
  const { http, arrived } = wire(answer);
  const client = createClient(clientParts({ http, token: store.token }));
  let reloads = 0;
  const auth = createAuthProvider({
    client,
    store,
    signIn: createSignIn(client, store),
    path: () => path,
    reload: () => {
      reloads += 1;
    },
  });
  return { auth, store, arrived, reloads: () => reloads };
}

const refused = (code: number): unknown => toHttpError(new CallError({ code, message: 'no', traceKey: 't' }));
/** Returns whether a promise has settled by now. */
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const nothing = Symbol('nothing');
  return (await Promise.race([promise, Promise.resolve(nothing)])) !== nothing;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an error of a call', () => {
  test.each([
    { title: '-10008 ends the session', code: -10008, path: '/home', signedIn: true, ends: true },
    { title: '-10008 ends it at the root too', code: -10008, path: '/', signedIn: true, ends: true },
    { title: '-11004 ends the session', code: -11004, path: '/promotion/campaign', signedIn: true, ends: true },
    { title: '-11004 at the root does not', code: -11004, path: '/', signedIn: true, ends: false },
    { title: '-11004 without a token does not', code: -11004, path: '/home', signedIn: false, ends: false },
    { title: '-10005 does not: it goes to the caller', code: -10005, path: '/home', signedIn: true, ends: false },
    { title: '-10500 does not', code: -10500, path: '/home', signedIn: true, ends: false },
  ])('$title [SES-09]', async ({ code, path, signedIn, ends }) => {
    const { auth, store, reloads } = scene({ path, session: signedIn ? SESSION : null });
    void auth.checkError(refused(code));
    await vi.advanceTimersByTimeAsync(limits.logoutDelay);
    expect(reloads()).toBe(ends ? 1 : 0);
    expect(store.takeNotice()).toBe(ends ? 'timeout' : null);
  });

  test('that the network made is not ours to judge', async () => {
    const { auth } = scene();
    await expect(auth.checkError(new Error('network'))).resolves.toBeUndefined();
  });

  test('warns once where ten calls time out together [SES-09]', async () => {
    const { auth, store, reloads } = scene();
    const pending = Array.from({ length: 10 }, () => auth.checkError(refused(-10008)));
    await vi.advanceTimersByTimeAsync(limits.logoutDelay);
    expect(reloads()).toBe(1);
    expect(store.token()).toBeNull();
    expect(await Promise.all(pending.map(isSettled))).toEqual(Array(10).fill(false));
  });
});

describe('logging out', () => {
  test('clears session and token after 300 ms and loads the page anew [SES-08]', async () => {
    const { auth, store, arrived, reloads } = scene();
    store.remember({ userName: 'operator', system: 'YXF' });
    void auth.logout({});
    await vi.advanceTimersByTimeAsync(299);
    expect(store.token()).toBe('token');
    await vi.advanceTimersByTimeAsync(1);
    expect([store.token(), store.session(), reloads()]).toEqual([null, null, 1]);
    expect(store.remembered()).toEqual({ userName: 'operator', system: 'YXF' });
    expect(arrived.map(({ path }) => path)).toEqual(['/account/logout.shtml']);
  });

  test('works where the server cannot be told [SES-08]', async () => {
    const { auth, store, reloads } = scene({ answer: () => 'unreachable' });
    void auth.logout({});
    await vi.advanceTimersByTimeAsync(limits.logoutDelay);
    expect([store.token(), reloads()]).toEqual([null, 1]);
  });
});

describe('the session', () => {
  test('is checked by its token [SES-05]', async () => {
    await expect(scene().auth.checkAuth({})).resolves.toBeUndefined();
    await expect(scene({ session: null }).auth.checkAuth({})).rejects.toEqual({ message: false });
  });

  test.each([
    { input: { system: 'YXF', userName: 'operator', password: 'secret' }, path: '/auth/login.shtml' },
    { input: { system: 'ADS', userName: 'advertiser', password: 'secret' }, path: '/account/login.shtml' },
    { input: { phone: '13800138000', code: '123456' }, path: '/account/mobile/email/login.shtml' },
  ])('is opened at $path [SES-01, SES-11]', async ({ input, path }) => {
    const { auth, store, arrived } = scene({
      session: null,
      answer: () => ({ code: 0, data: { token: 'new', ...SESSION } }),
    });
    await auth.login(input);
    expect(arrived[0]!.path).toBe(path);
    expect(arrived[0]!.payload).not.toContain('system');
    expect([store.token(), store.session()]).toEqual(['new', SESSION]);
  });

  test('gives its permissions as a set of codes [PERM-01]', async () => {
    expect(await scene().auth.getPermissions!({})).toEqual(new Set([200001]));
  });

  test.each([
    { system: 'YXF', resource: 'ads', action: 'list', allowed: true },
    { system: 'YXF', resource: 'ads', action: 'show', allowed: true },
    { system: 'YXF', resource: 'ads', action: 'create', allowed: false },
    { system: 'YXF', resource: 'ads', action: 'approve', allowed: false },
    { system: 'YXF', resource: 'ads', action: 'adv_audit', allowed: false },
    { system: 'ADS', resource: 'ads', action: 'create', allowed: true },
  ] as const)(
    'in $system may $action $resource: $allowed [PERM-01, PERM-03]',
    async ({ system, resource, action, allowed }) => {
      const { auth } = scene({ session: { ...SESSION, system } });
      expect(await auth.canAccess!({ resource, action })).toBe(allowed);
    },
  );
});
