import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, data } from '#tests/support/call.ts';
import { fixture, upload } from '#tests/support/library.ts';
import { buildAdScene, DAY, MINUTE, type AdScene } from './scene.ts';

let scene: AdScene;
let clipId: string | undefined;
beforeAll(async () => {
  scene = await buildAdScene();
  clipId = (await upload(scene, scene.personas.owner, 'clip.mp4', fixture('clip.mp4'))).data?.id;
});
afterAll(() => scene.close());

const total = async () => (await data<{ total: number }>(scene, scene.personas.owner, 'ad.list')).total;
const at = (ms: number) => new Date(scene.clock.now() + ms).toISOString();

describe('refuses, at the field, in both languages, and makes nothing', () => {
  test.each([
    [
      'an ad that starts in four minutes [AD-04]',
      () => ({ startAt: at(4 * MINUTE) }),
      'startAt',
      'ad.startLead',
      'Start must be at least 5 minutes from now',
      '开始时间须至少晚于当前5分钟',
    ],
    [
      'an ad that ends four minutes after its start [AD-04]',
      () => ({ startAt: at(DAY), endAt: at(DAY + 4 * MINUTE) }),
      'endAt',
      'ad.endLead',
      'End must be at least 5 minutes after start',
      '结束时间须至少晚于开始5分钟',
    ],
    [
      'an ad with 21 materials [AD-05]',
      () => ({ materials: Array.from({ length: 21 }, (_, i) => `material-${i}`) }),
      'materials',
      'maxItems',
      'At most 20',
      '最多 20 项',
    ],
    [
      'a file ad without materials [AD-03]',
      () => ({ materials: [] }),
      'materials',
      'minItems',
      'At least 1',
      '至少选择 1 项',
    ],
    [
      'a URL ad without its address [AD-03]',
      () => ({ kind: 'url', materials: undefined }),
      'url',
      'required',
      'Required',
      '必填',
    ],
    [
      'an insertion ad without its cycle [AD-02]',
      () => ({ type: 'insertion' }),
      'playCycleS',
      'required',
      'Required',
      '必填',
    ],
    [
      'a boot-up ad with two materials [AD-05]',
      () => ({ type: 'bootUp', materials: [scene.pictureId, clipId] }),
      'materials',
      'ad.oneMaterial',
      'An ad of this type takes one material',
      '该类型广告只能选择一个素材',
    ],
    [
      'an ad for nobody [UI-03]',
      () => ({ targetIds: [] }),
      'targetIds',
      'minItems',
      'Please select the object',
      '请选择投放对象',
    ],
    ['an ad without a name', () => ({ name: '' }), 'name', 'required', 'Required', '必填'],
    [
      'a kind of ad that there is none of',
      () => ({ type: 'popup' }),
      'type',
      'enum',
      'One of: common, insertion, emergency, bootUp, launcher, filler',
      '只能是：common, insertion, emergency, bootUp, launcher, filler',
    ],
    [
      'a field that nobody knows [NET-04]',
      () => ({ status2: 'playing' }),
      'status2',
      'unknownField',
      'Unknown field: status2',
      '未知字段：status2',
    ],
    [
      'a state of its own choosing [AD-06]',
      () => ({ status: 'playing' }),
      'status',
      'unknownField',
      'Unknown field: status',
      '未知字段：status',
    ],
    [
      'a day that does not exist',
      () => ({ startAt: '2026-02-30T00:00:00Z' }),
      'startAt',
      'dateTime',
      'Not a time',
      '时间格式不正确',
    ],
  ])('%s', async (_what, change, field, rule, en, zh) => {
    const before = await total();
    const payload = scene.draft(change());
    const english = await call(scene, scene.personas.owner, 'ad.create', payload);
    const chinese = await call(scene, scene.personas.owner, 'ad.create', payload, { language: 'zh_cn' });
    expect(english).toMatchObject({ code: -10006, data: { errors: { [field]: en }, rules: { [field]: rule } } });
    expect(chinese).toMatchObject({ code: -10006, data: { errors: { [field]: zh } } });
    expect(await total()).toBe(before);
  });

  test('a screen of another tenant, nested in the payload, as one that does not exist [PERM-05]', async () => {
    const foreign = await call(
      scene,
      scene.personas.rival,
      'ad.create',
      scene.draft({ slotId: scene.personas.other.slotId, materials: undefined, kind: 'text', text: 'hello' }),
    );
    const random = await call(
      scene,
      scene.personas.rival,
      'ad.create',
      scene.draft({
        slotId: scene.personas.other.slotId,
        targetIds: ['01970000-0000-7000-8000-000000000000'],
        materials: undefined,
        kind: 'text',
        text: 'hello',
      }),
    );
    expect(foreign.data).toEqual({
      errors: { targetIds: 'The device does not exist under the account' },
      rules: { targetIds: 'notFound' },
    });
    expect({ ...random, traceKey: '' }).toEqual({ ...foreign, traceKey: '' });
  });
});

test('an ad waits for review, with what follows from its slot and its picture [AD-01, AD-06, AD-11]', async () => {
  const id = await scene.addAd();
  expect(await scene.adOf(id)).toMatchObject({
    status: 'pendingApproval',
    downloadStatus: 'pending',
    slotSize: '1920x1080',
    impressions: 0,
    deliveryMode: 'precise',
    durationS: 15,
    daysLeft: 1,
  });
  expect((await scene.adOf(id))['coverUrl']).toEqual(expect.any(String));
  const { list } = await data<{ list: { isDefault: boolean; adCount: number }[] }>(
    scene,
    scene.personas.owner,
    'campaign.list',
  );
  expect(list).toMatchObject([{ isDefault: true, adCount: 1 }]);
});

test('a field that is off is not kept [AD-03]', async () => {
  const id = await scene.addAd(scene.personas.owner, {
    kind: 'text',
    text: 'hello',
    url: 'https://example.com/',
    materials: undefined,
  });
  expect(await scene.adOf(id)).toMatchObject({
    kind: 'text',
    text: 'hello',
    url: null,
    materials: [],
    textColor: '#ffffff',
    fontSize: 48,
  });
});

test('a screen whose layout lacks the slot is named [DEV-15]', async () => {
  const { list } = await data<{ list: { id: string; name: string }[] }>(scene, scene.personas.owner, 'adSlot.list', {
    filter: {},
    pageSize: 50,
  });
  const elsewhere = list.find(({ id }) => id !== scene.personas.own.slotId);
  expect(await call(scene, scene.personas.owner, 'ad.create', scene.draft({ slotId: elsewhere?.id }))).toMatchObject({
    code: -20106,
    message: 'The device has no ad slot',
    data: { devices: [{ id: scene.deviceId, name: 'Lobby' }] },
  });
});

test('what a player cannot show is refused [MAT-03]', async () => {
  const mp3 = Buffer.concat([
    Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'),
    Buffer.alloc(4000, Buffer.from('fffb9064', 'hex')),
  ]);
  const { data: sound } = await upload(scene, scene.personas.owner, 'sound.mp3', mp3);
  expect(await call(scene, scene.personas.owner, 'ad.create', scene.draft({ materials: [sound?.id] }))).toMatchObject({
    code: -20107,
    data: { errors: { materials: 'A player cannot show this material' } },
  });
});

test('ads are numbered one after another within their enterprise, for people to read out [AD-01, trial 20]', async () => {
  const numbers: number[] = [];
  for (let n = 0; n < 2; n += 1) {
    const { number } = await scene.adOf(await scene.addAd(scene.personas.owner));
    expect(number).toMatch(/^A[0-9]{6}$/);
    numbers.push(Number(String(number).slice(1)));
  }
  expect(numbers[1]).toBe(numbers[0]! + 1);
});
