import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionMeta } from '#core/entity/meta.ts';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { entityMeta } from '#codegen/emit/meta.ts';
import { entities } from '#generated/model/entities.gen.ts';
import type { Predicate } from '#generated/server/predicate.gen.ts';
import { logicOf } from '#server/policies/logic.ts';
import { AD, exampleModel } from '#tests/codegen/emit/example.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { makePoints } from '#server/commands/givePoints.ts';
import { call, data } from '#tests/support/call.ts';
import { showNumber } from '#tests/support/library.ts';

// No schema of ours narrows what an action's form alone asks for: this one does, as codegen prints it.
const logic: { refFilters: object } = logicOf('material');
const { refFilters } = logic;
const open: Predicate = (eb) => eb('name', '=', 'Open');

// Nor does one ask for a district in an action's form alone, or for one that is read only.
const copy: { refs?: ActionMeta['refs'] } = entities.material.actions.find(({ call: verb }) => verb === 'copy')!;
const { refs } = copy;
const withDistrict = (properties: string, form: string): ActionMeta['refs'] => {
  const ad = AD.replace('properties:\n', `properties:\n${properties}`).replace('form: {', `form: {${form}, `);
  return entityMeta(exampleModel({ ad }).entities[0]!).actions.find(({ name }) => name === 'stop')!.refs;
};

let app: TestApp;
beforeAll(async () => {
  logic.refFilters = { ...refFilters, 'copy.toFolderId': open };
  app = await buildTestApp();
});
afterAll(async () => {
  logic.refFilters = refFilters;
  await app.close();
});

const givePointsTo = (corpId: string) =>
  app.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    makePoints(tx, corpId, { type: 'android', count: 1, years: 1, expireAt: tx.now + 86_400_000, trial: false }),
  );

const folder = async (name: string): Promise<string> =>
  (await data<{ id: string }>(app, app.personas.owner, 'materialFolder.create', { name })).id;

test.each([
  ['Open', 0],
  ['Closed', -10006],
])('the form of an action takes only what its filter lets it name: %s', async (name, code) => {
  const toFolderId = await folder(name);
  const answer = await call<{ errors?: object }>(app, app.personas.owner, 'material.copy', {
    ids: ['0190b5b7-0000-7000-8000-000000000001'],
    toFolderId,
  });
  expect(answer.code).toBe(code);
  expect(Object.keys(answer.data?.errors ?? {})).toEqual(code === 0 ? [] : ['toFolderId']);
});

const DISTRICT = '{type: string, format: district, x-label: {zh: 地区, en: District}}';
test.each([
  ['of the form alone', '', `toFolderId: ${DISTRICT}`],
  [
    'that create and update do not take',
    `  toFolderId: ${DISTRICT.replace('}}', '}, readOnly: true}')}\n`,
    'toFolderId: {}',
  ],
])('the form of an action takes a district that there is: one %s', async (_, properties, form) => {
  copy.refs = withDistrict(properties, form);
  const other = await buildTestApp();
  try {
    const ask = (toFolderId: string) =>
      call<FieldErrors>(other, other.personas.owner, 'material.copy', {
        ids: ['0190b5b7-0000-7000-8000-000000000001'],
        toFolderId,
      });
    expect((await ask('999999')).data?.rules).toEqual({ toFolderId: 'district' });
    expect((await ask('440106')).code).toBe(0);
  } finally {
    copy.refs = refs;
    await other.close();
  }
});

describe('security 21: a record names records of its own enterprise [UI-13]', () => {
  const foreign = async () => {
    const { own, superior } = app.personas;
    return { own, superior, groupId: own.groupId, layoutId: own.layoutId };
  };

  test('a screen of a superior takes no group or layout of a subordinate, on all ways of a change', async () => {
    const { superior, groupId, layoutId } = await foreign();
    const uuid = await showNumber(app);
    const made = { uuid, name: 'Top', type: 'android' };
    const refused = await call<FieldErrors>(app, superior, 'device.create', { ...made, groupId, layoutId });
    expect(refused).toMatchObject({
      code: -10006,
      data: { rules: { groupId: 'otherCorporation', layoutId: 'otherCorporation' } },
    });
    expect(refused.data?.errors['groupId']).toBe('This belongs to another enterprise: choose one of the same');
    const { list } = await data<{ list: { id: string; corpId: string }[] }>(app, superior, 'deviceGroup.list', {
      filter: {},
    });
    expect(list.length).toBeGreaterThan(1);
    const own = await app.services.store.read({ kind: 'system', corpId: superior.corpId }, (tx) =>
      tx.deviceGroups.find((eb) => eb('id', 'is not', null)),
    );
    await givePointsTo(superior.corpId);
    const { id } = await data<{ id: string }>(app, superior, 'device.create', { ...made, groupId: own[0]!.id });
    expect((await call(app, superior, 'device.update', { id, layoutId })).data).toMatchObject({
      rules: { layoutId: 'otherCorporation' },
    });
    expect((await call(app, superior, 'device.updateMany', { ids: [id], set: { layoutId } })).data).toMatchObject({
      rules: { 'set.layoutId': 'otherCorporation' },
    });
    expect(await data(app, superior, 'device.one', { id })).toMatchObject({ layoutId: null, groupId: own[0]!.id });
  });

  test('a superior names the subordinate’s own in a record of the subordinate’s', async () => {
    const { own, superior, layoutId } = await foreign();
    const sent = { id: own.groupId, layoutId };
    expect(await data(app, superior, 'deviceGroup.update', sent)).toMatchObject({ layoutId });
  });

  test('an ad names its advertiser, and an enterprise its superior, which are others', async () => {
    const { superior, own } = app.personas;
    const sent = { id: own.corpId, superiorId: superior.corpId };
    expect((await call(app, superior, 'corporation.update', sent)).code).toBe(0);
  });
});
