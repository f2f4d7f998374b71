import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PermissionName } from '#generated/model/permissions.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { addPersona, PASSWORD, type Persona } from '#tests/support/personas.ts';
import { buildAdScene, type AdScene } from './scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());

/** Somebody of the owner's corporation with these codes alone, who reaches every row. */
async function hire(userName: string, permissions: readonly PermissionName[]): Promise<Persona> {
  const { own, owner } = scene.personas;
  const role = await data<{ id: string }>(scene, owner, 'role.create', {
    name: userName,
    roleType: 'staff',
    dataScope: 'deptTree',
    permissions,
  });
  const password = await scene.services.hasher.hash(PASSWORD);
  return scene.services.store.write({ kind: 'system', corpId: null }, (platform) =>
    addPersona(platform, scene.services, {
      userName,
      corporation: own,
      roleId: role.id,
      deptId: own.departmentId,
      system: 'YXF',
      password,
    }),
  );
}

const BASE: readonly PermissionName[] = ['ad.view', 'ad.add', 'ad.edit', 'adSlot.view', 'device.view', 'material.view'];
const CODES = {
  common: 'ad.typeNormal',
  insertion: 'ad.typeTimer',
  emergency: 'ad.typeEmergency',
  bootUp: 'ad.typeOpen',
  launcher: 'ad.typeLauncher',
  filler: 'ad.typeReassured',
} as const satisfies Record<string, PermissionName>;
const draft = (type: string) => scene.draft({ type, ...(type === 'insertion' ? { playCycleS: 60 } : {}) });

test.each(Object.entries(CODES))(
  'an ad that is %s is made by who holds %s, and by nobody else [PERM-02, PERM-03]',
  async (type, code) => {
    const others = Object.values(CODES).filter((one) => one !== code);
    const [able, unable] = [
      await hire(`may_${type}`, [...BASE, code]),
      await hire(`maynot_${type}`, [...BASE, ...others]),
    ];
    expect((await call(scene, able, 'ad.create', draft(type))).code).toBe(0);
    const refused = await call(scene, unable, 'ad.create', draft(type));
    expect(refused).toMatchObject({
      code: errors.NO_PERMISSION.code,
      data: { errors: { type: errors.NO_PERMISSION.en }, rules: { type: 'NO_PERMISSION' } },
    });
  },
);

test('the type that an ad has when nothing is said needs its code, too [PERM-02]', async () => {
  const unable = await hire('says_nothing', [...BASE, 'ad.typeTimer']);
  const { type: _, ...unsaid } = draft('common');
  expect(await call(scene, unable, 'ad.create', unsaid)).toMatchObject({ code: errors.NO_PERMISSION.code });
});

test('who may not make a type of ad still edits one that is there [PERM-02]', async () => {
  const id = await scene.addAd(scene.personas.owner, { type: 'emergency' });
  const unable = await hire('edits', BASE);
  expect((await call(scene, unable, 'ad.update', { id, name: 'Renamed' })).code).toBe(0);
  expect(await scene.adOf(id)).toMatchObject({ name: 'Renamed', type: 'emergency' });
});
