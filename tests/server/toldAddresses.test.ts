import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hex32 } from '#core/protocol/random.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { data, type Caller } from '#tests/support/call.ts';
import { fixture, md5Of, postFile, type Applied } from '#tests/support/library.ts';
import { buildCastScene, otherPhone, type CastScene } from './handlers/casts/scene.ts';

const API = 'http://api.acme.example';
const ELSEWHERE = { host: 'api.acme.example', origin: 'http://console.acme.example', 'sec-fetch-site': 'same-site' };
const OWN = { host: 'own.acme.example', origin: 'http://own.acme.example', 'sec-fetch-site': 'same-origin' };

const folder = mkdtempSync(join(tmpdir(), 'vitrine-told-'));
const brandsFile = join(folder, 'brands.yaml');
let scene: CastScene;
beforeAll(async () => {
  writeFileSync(brandsFile, 'console.acme.example: {name: Acme, api: api.acme.example}\n');
  scene = await buildCastScene({ config: { brandsFile } });
});
afterAll(async () => {
  await scene.close();
  rmSync(folder, { recursive: true });
});

const POSTER = fixture('poster.png');

/** Returns the addresses in an answer: as told to a page at another host, and to a page of this one. */
async function told(caller: Caller | null, name: CallName, input: object, read: (answer: never) => readonly string[]) {
  const ask = async (headers: Record<string, string>) =>
    read(await data<never>(scene, caller, name, input, { headers }));
  return { elsewhere: await ask(ELSEWHERE), own: await ask(OWN) };
}

/** Of a page at another host each address is whole, of this one a path. */
function expectReached({ elsewhere, own }: Awaited<ReturnType<typeof told>>, path: RegExp): void {
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const each of elsewhere) expect(each).toMatch(new RegExp(`^${API.replaceAll('.', '\\.')}${path.source}`));
  for (const each of own) expect(each).toMatch(new RegExp(`^${path.source}`));
}

describe('an address that a page is told is at the host of its calls [SES-12]', () => {
  it('where a file is sent, and where it is seen then', async () => {
    const { owner } = scene.personas;
    const wish = { entity: 'device', field: 'photos', name: 'poster.png', size: POSTER.length };
    const forms: Applied[] = [];
    const keep = (form: Applied) => {
      forms.push(form);
      return [form.url];
    };
    expectReached(await told(owner, 'upload.sign', wish, keep), /\/store\/upload$/);
    const headers = ELSEWHERE;
    expect(await postFile(scene, forms[0]!, POSTER)).toBe(200);
    const { url } = await data<{ url: string }>(
      scene,
      owner,
      'upload.verify',
      { uploadId: forms[0]!.uploadId },
      { headers },
    );
    expect(url).toMatch(/^http:\/\/api\.acme\.example\/store\/media\//);
    expect((await scene.app.inject({ method: 'GET', url })).rawPayload.equals(POSTER)).toBe(true);
  });

  it('where the parts of a film are sent', async () => {
    const { owner } = scene.personas;
    const film = { name: 'film.mp4', size: limits.uploadPart + 1, md5: md5Of(POSTER) };
    const { uploadId } = await data<Applied>(scene, owner, 'material.apply', film);
    const urls = ({ forms }: { forms: { url: string }[] }) => forms.map(({ url }) => url);
    expectReached(await told(owner, 'material.parts', { uploadId }, urls), /\/store\/upload$/);
  });

  it('where players are offered', async () => {
    const urls = ({ software }: { software: { url: string | null }[] }) => software.flatMap(({ url }) => url ?? []);
    expectReached(await told(scene.personas.owner, 'session.home', {}, urls), /\/(player|download\/)/);
  });

  it('where a sensor sends', async () => {
    const { owner } = scene.personas;
    const sensor = { name: 'Gate', zone: 'Asia/Shanghai' };
    const { id } = await data<{ id: string }>(scene, owner, 'temperatureDevice.create', sensor);
    const path = (answer: { path: string }) => [answer.path];
    expectReached(await told(owner, 'temperatureDevice.key', { id }, path), /\/sensor\/v1\/temperature$/);
    const stand = await data<{ id: string }>(scene, owner, 'handwashingDevice.create', sensor);
    expectReached(await told(owner, 'handwashingDevice.key', { id: stand.id }, path), /\/sensor\/v1\/washing$/);
  });

  it('where something is paid, at a desk and on a phone', async () => {
    const { advertiser } = scene.personas;
    const paid = await data<{ payment: string }>(scene, advertiser, 'wallet.recharge', { amount: 100, key: hex32() });
    expectReached(await told(advertiser, 'wallet.status', paid, ({ url }: { url: string }) => [url]), /\/pay\/to\//);
    await scene.sell({ castPriceFen: 100 });
    const { ticket, message } = await scene.send({ amountFen: 100 }, otherPhone());
    expect(message).toBe('ok');
    expectReached(
      await told(null, 'cast.follow', { ticket }, ({ payUrl }: { payUrl: string }) => [payUrl]),
      /\/pay\/to\//,
    );
  });
});
