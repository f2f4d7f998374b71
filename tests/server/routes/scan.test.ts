import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAdScene, type AdScene } from '../handlers/ads/scene.ts';
import { buildApp } from '#server/app.ts';
import { data } from '#tests/support/call.ts';
import { testLog } from '#tests/support/testLog.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene({ rateFactor: 1 });
});
afterAll(() => scene.close());

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile';
const scan = (path: string, address = '203.0.113.7', headers: Record<string, string> = {}) =>
  scene.app.inject({
    method: 'GET',
    url: path,
    remoteAddress: address,
    headers: { 'user-agent': PHONE, ...headers },
  });
const interactions = async (id: string) => (await scene.adOf(id))['interactionCount'];
const approved = async (overrides: Record<string, unknown>) => {
  const id = await scene.addAd(undefined, overrides);
  await scene.approve(scene.personas.reviewer, [id]);
  return { id, code: String((await scene.adOf(id))['qrCode']) };
};

describe('the QR code of an ad [AD-15]', () => {
  test('counts one interaction a scan, and leads to the page of the ad', async () => {
    const { id, code } = await approved({ name: 'Latte', landingUrl: 'https://shop.example/latte?from=screen' });
    expect(code).toMatch(/^\/scan\/[\w-]{12}$/);
    expect(await interactions(id)).toBe(0);
    const { rev } = await scene.adOf(id);
    const answer = await scan(code);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('https://shop.example/latte?from=screen');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    await scan(code, '203.0.113.8');
    expect(await interactions(id)).toBe(2);
    // The person who edits the ad gets no conflict error.
    expect((await scene.adOf(id))['rev']).toBe(rev);
  });

  test('of a page leads to that page, of anything else to a word of thanks without markup of others', async () => {
    const page = await approved({ name: 'Page', kind: 'url', url: 'https://page.example/', materials: undefined });
    expect((await scan(page.code)).headers.location).toBe('https://page.example/');
    const { code } = await approved({ name: '<b>Bold</b>' });
    const answer = await scan(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('&#60;b&#62;Bold&#60;/b&#62;');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is drawn on screens only where it leads somewhere', async () => {
    await expect(scene.addAd(undefined, { name: 'Bare', codeCorner: 'topLeft' })).rejects.toThrow(/landingUrl/);
    const page = { kind: 'url', url: 'https://page.example/', materials: undefined };
    const { id } = await approved({ name: 'Page', codeCorner: 'topLeft', ...page });
    expect((await scene.adOf(id))['codeCorner']).toBe('topLeft');
  });

  test('is another for each ad, and leads nowhere before its review, after its deletion, and by guessing', async () => {
    const waiting = await scene.addAd(undefined, { name: 'Waiting', landingUrl: 'https://shop.example/' });
    const code = String((await scene.adOf(waiting))['qrCode']);
    expect((await scan(code)).statusCode).toBe(404);
    expect(await interactions(waiting)).toBe(0);
    const gone = await approved({ name: 'Gone' });
    expect(gone.code).not.toBe(code);
    await scene.batch(scene.personas.owner, 'ad.delete', { ids: [gone.id] });
    for (const path of [gone.code, '/scan/AAAAAAAAAAAA', '/scan/%27%20or%201', '/scan/x'])
      expect((await scan(path)).statusCode).toBe(404);
  });

  test('counts a visit once, however often its page is reloaded, and another phone or a later visit anew', async () => {
    const { id, code } = await approved({ name: 'Visited', landingUrl: 'https://shop.example/' });
    for (let i = 0; i < 3; i += 1) expect((await scan(code)).statusCode).toBe(302);
    expect(await interactions(id)).toBe(1);
    await scan(code, '203.0.113.7', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' });
    expect(await interactions(id)).toBe(2);
    await scan(code, '203.0.113.9', { 'sec-purpose': 'prefetch;prerender' });
    expect(await interactions(id)).toBe(2);
    scene.clock.advance(30 * 60_000);
    await scan(code);
    expect(await interactions(id)).toBe(3);
  });

  test('counts a visit once, though several processes hear of it at once or one after the other', async () => {
    const { id, code } = await approved({ name: 'Twice' });
    const other = buildApp(scene.services, { rateFactor: 1000, logTo: testLog });
    await Promise.all([scan(code), scan(code), scan(code)]);
    expect(await interactions(id)).toBe(1);
    const reply = await other.inject({
      method: 'GET',
      url: code,
      remoteAddress: '203.0.113.7',
      headers: { 'user-agent': PHONE },
    });
    expect(reply.statusCode).toBe(200);
    expect(await interactions(id)).toBe(1);
    await other.close();
  });

  test('counts an address a few times a minute only, and slows it down', async () => {
    const { id, code } = await approved({ name: 'Abused' });
    const codes = [];
    for (let i = 0; i < 80; i += 1)
      codes.push((await scan(code, '198.51.100.1', { 'user-agent': `Robot ${i}` })).statusCode);
    expect(await interactions(id)).toBe(6);
    expect(codes.filter((one) => one === 429).length).toBe(20);
    scene.clock.advance(60_000);
    expect((await scan(code, '198.51.100.1')).statusCode).toBe(200);
    expect(await interactions(id)).toBe(7);
  });

  test('a change of the page behind it is reviewed again [AD-18]', async () => {
    const { id } = await approved({ name: 'Moved', landingUrl: 'https://shop.example/' });
    await data(scene, scene.personas.owner, 'ad.update', { id, landingUrl: 'https://elsewhere.example/' });
    expect(await scene.adOf(id)).toMatchObject({ status: 'pendingApproval' });
  });
});
