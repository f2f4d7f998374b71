import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCalls } from '#src/phone/calls.ts';
import { castingOver, forgetWish, wishIdOf } from '#src/phone/casting.ts';
import { failedName, isLost, loadHostInTime, type Send } from '#src/phone/network.ts';
import { currentLanguage, storeLanguage } from '#src/i18n/language.ts';
import { themeMode } from '#src/theme/mode.ts';
import { storageOver } from '#src/transport/browserStorage.ts';
import { installationId } from '#src/transport/installation.ts';

const MINUTE = 60_000;
const host = { appid: 'a', key: 'k', apiBase: '' };
const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );
const silent: Send = (_url, { signal }) =>
  new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
const opening = (send: Send) =>
  castingOver(createCalls({ host, language: 'en_us', uuid: '0'.repeat(32), send }), send).open('code');

describe('what failed', () => {
  test.each<[string, boolean, Send]>([
    ['a network that is gone', true, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page in HTML with 502', false, async () => new Response('<html>', { status: 502 })],
    ['a page in HTML with 200', false, async () => new Response('<html>')],
    ['JSON of somebody else', false, async () => Response.json({ error: 'busy' })],
  ])('by %s is told as a lost network: %s', async (_what, isNetwork, send) => {
    const error = await failureOf(opening(send));
    expect(isLost(error)).toBe(isNetwork);
    expect(failedName(error)).toBe(isNetwork ? 'noNetwork' : 'serverBusy');
  });

  test('by settings that cannot be had is told alike', async () => {
    expect(isLost(await failureOf(loadHostInTime(() => Promise.reject(new TypeError('no network')))))).toBe(true);
    expect(isLost(await failureOf(loadHostInTime(async () => new Response('', { status: 503 }))))).toBe(false);
    expect(isLost(await failureOf(loadHostInTime(async () => new Response('<html>'))))).toBe(false);
  });
});

describe('without an answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each<[string, number, () => Promise<unknown>]>([
    ['a call', 0.5, () => opening(silent)],
    ['the settings of the page', 0.5, () => loadHostInTime(silent)],
    ['a picture', 3, () => castingOver(signing, silent).upload('code', new File(['x'], 'me.jpg'))],
  ])('%s is lost after %d minutes', async (_what, minutes, ask) => {
    let error: unknown = 'none yet';
    void failureOf(ask()).then((found) => (error = found));
    await vi.advanceTimersByTimeAsync(minutes * MINUTE - 1);
    expect(error).toBe('none yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(isLost(error)).toBe(true);
  });
  const signing = (async () => ({ uploadId: '1', url: '/store', fields: [] })) as never;
});

describe('a browser that gives no storage', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  beforeEach(() => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refused);
  });
  afterEach(() => void vi.restoreAllMocks());

  test('keeps the id of what is sent for as long as the page is open', () => {
    const first = wishIdOf('a text');
    expect(wishIdOf('a text')).toBe(first);
    forgetWish();
    expect(wishIdOf('a text')).not.toBe(first);
    forgetWish();
  });

  test('keeps installation and language as long, and shows the page', () => {
    const kept = storageOver(() => localStorage);
    expect(installationId(kept)).toBe(installationId(kept));
    storeLanguage('en_us', kept);
    expect(currentLanguage(kept, 'zh-CN')).toBe('en_us');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(themeMode()).toBe('dark');
    vi.unstubAllGlobals();
  });
});

test('what a storage takes again is in it, and not beside it', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  const kept = storageOver(() => sessionStorage);
  kept.setItem('a', '1');
  expect([kept.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', null]);
  full.mockRestore();
  kept.setItem('a', '2');
  expect(sessionStorage.getItem('a')).toBe('2');
  kept.removeItem('a');
  expect(kept.getItem('a')).toBeNull();
});
