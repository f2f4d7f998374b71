import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#codegen/emit/calls.ts';
import type { JsonSchema } from '#codegen/model/types.ts';
import type { FieldErrors, Reply } from '#core/protocol/reply.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { makePoints } from '#server/commands/givePoints.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { model } from '#tests/support/cases/model.ts';
import type { Persona } from '#tests/support/personas.ts';
import { createRecords, type Records } from '#tests/support/records.ts';

const NOBODYS = '01890000-0000-7000-8000-000000000000';
const ID = /^(?:id|ids)$|Ids?$/;

let test: TestApp;
let theirs: Records;
beforeAll(async () => {
  test = await buildTestApp();
  const { rival } = test.personas;
  await test.services.store.write({ kind: 'system', corpId: null }, (tx) =>
    makePoints(tx, rival.corpId, {
      type: 'android',
      count: 3,
      years: 1,
      expireAt: tx.now + 86_400_000,
      trial: false,
    }),
  );
  theirs = createRecords(test, rival);
});
afterAll(() => test.close());

const declared = allCalls(model).filter(({ call: { input } }) => input !== undefined);
const references = declared.flatMap(({ call: { name, refs, systems, write } }) =>
  refs.map((ref) => ({
    name: name as CallName,
    place: ref.at.join('.'),
    ref,
    isOperator: systems.includes('YXF'),
    write,
  })),
);

/** Somebody of the call's console to whom nothing of the rival's and of the agent's is anything. */
const strangerTo = (isOperator: boolean): Persona => (isOperator ? test.personas.owner : test.personas.advertiser);

/** Returns a payload that the call's validator takes, with an id at one place; and that place as an error names it. */
function withId(name: CallName, at: readonly string[], id: string): { payload: object; path: string } {
  const { valid } = cases.find((each) => each.call.name === name)!;
  const { input } = declared.find((each) => each.call.name === name)!.call;
  return placed(valid, input!, at, id);
}

type Properties = Readonly<Record<string, JsonSchema>>;

function placed(
  payload: object,
  { properties }: JsonSchema,
  [key = '', ...further]: readonly string[],
  id: string,
): { payload: object; path: string } {
  const schema = (properties as Properties)[key]!;
  const item = schema.items as JsonSchema | undefined;
  if (further.length === 0) return { payload: { ...payload, [key]: item ? [id] : id }, path: key };
  const before = (payload as Readonly<Record<string, unknown>>)[key];
  const inner = placed((item ? (before as object[])[0] : before) as object, item ?? schema, further, id);
  return {
    payload: { ...payload, [key]: item ? [inner.payload] : inner.payload },
    path: `${key}.${item ? '0.' : ''}${inner.path}`,
  };
}

const said = (reply: Reply, id: string): string => JSON.stringify({ ...reply, traceKey: '' }).replaceAll(id, '');

describe('a reference anywhere in the payload of a call [PERM-05, A1]', () => {
  it.each(references)("$name refuses another tenant's id at $place as one that is nobody's", async (each) => {
    const { name, ref, isOperator } = each;
    const foreign = await theirs.one(ref.to);
    const caller = strangerTo(isOperator);
    const { payload, path } = withId(name, ref.at, foreign);
    const answer = await call<FieldErrors>(test, caller, name, payload);
    expect(answer).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { rules: { [path]: 'notFound' } } });
    const nobodys = await call(test, caller, name, withId(name, ref.at, NOBODYS).payload);
    expect(said(answer, foreign)).toBe(said(nobodys, NOBODYS));
  });

  it.each(references.filter(({ write, isOperator, ref }) => write && isOperator && !ref.across))(
    "$name refuses a superior that names a subordinate's at $place [UI-13]",
    async ({ name, ref }) => {
      const below = await createRecords(test, test.personas.owner).one(ref.to);
      const { payload, path } = withId(name, ref.at, below);
      expect(await call<FieldErrors>(test, test.personas.superior, name, payload)).toMatchObject({
        code: errors.PAYLOAD_INVALID.code,
        data: { rules: { [path]: 'otherCorporation' } },
      });
    },
  );

  it('is looked at in each item of a list, and nothing is made where one is wrong', async () => {
    const { superior, own } = test.personas;
    const line = (name: string, layoutId: string | null) => ({ name, rows: 1, columns: 2, inStep: false, layoutId });
    const groups = [line('First wall', null), line('Second wall', own.layoutId), line('Third wall', NOBODYS)];
    const answer = await call<FieldErrors>(test, superior, 'deviceGroup.multi', { groups });
    expect(answer.data?.rules).toEqual({
      'groups.1.layoutId': 'otherCorporation',
      'groups.2.layoutId': 'notFound',
    });
    const { list } = await data<{ list: { name: string }[] }>(test, superior, 'deviceGroup.list', { q: 'wall' });
    expect(list).toEqual([]);
  });
});

/** Ids that a call takes without x-ref, by the entity whose they are: its handler looks each up in the caller's scope. */
const LOOKED_UP: Readonly<Record<string, string>> = {
  'ad.history id': 'ad',
  'ad.issuable targetIds': 'deviceGroup',
  'ad.issue adIds': 'ad',
  'ad.issue targetIds': 'deviceGroup',
  'ad.preflight id': 'ad',
  'ad.preflight slotId': 'adSlot',
  'ad.preflight targetIds': 'deviceGroup',
  'ad.reach slotId': 'adSlot',
  'ad.reach targetIds': 'deviceGroup',
  'ad.see id': 'ad',
  'ad.seen ids': 'ad',
  'adSlot.areas layoutId': 'layout',
  'department.locate id': 'department',
  'department.tree corpId': 'corporation',
  'department.tree parentId': 'department',
  'device.explain id': 'device',
  'device.now id': 'device',
  'device.off ids': 'device',
  'device.playlist targetId': 'deviceGroup',
  'device.wall groupId': 'deviceGroup',
  'deviceCommand.remote targetId': 'deviceGroup',
  'deviceCommand.send targetId': 'deviceGroup',
  'deviceGrant.auth accountId': 'account',
  'deviceGrant.auth deviceIds': 'device',
  'deviceGrant.auth groupIds': 'deviceGroup',
  'deviceGrant.rights accountId': 'account',
  'deviceGrant.unauth accountId': 'account',
  'deviceGrant.unauth deviceIds': 'device',
  'deviceGrant.unauth groupIds': 'deviceGroup',
  'deviceTimer.doubts id': 'deviceTimer',
  'deviceTimer.doubts targetIds': 'deviceGroup',
  'deviceTimer.week ids': 'device',
  'handwashingDevice.key id': 'handwashingDevice',
  'layoutDraft.impact layoutId': 'layout',
  'layoutDraft.open layoutId': 'layout',
  'layoutDraft.presence layoutId': 'layout',
  'layoutDraft.publish layoutId': 'layout',
  'layoutDraft.save layoutId': 'layout',
  'layoutVersion.keep layoutId': 'layout',
  'material.frames id': 'material',
  'material.picture id': 'material',
  'material.verify folderId': 'materialFolder',
  'offlinePackage.link id': 'offlinePackage',
  'permission.explain accountId': 'account',
  'search.touched ids': 'deviceGroup',
  'search.usedBy ids': 'deviceGroup',
  'temperatureDevice.key id': 'temperatureDevice',
  'verification.audit advertiserId': 'corporation',
  'verification.enterprise advertiserId': 'corporation',
  'verification.idcard advertiserId': 'corporation',
};

/** Ids that are not looked up in the caller's scope, each with why. */
const APART: Readonly<Record<string, string>> = {
  'adsOrder.pace id': 'its party sees it: tests/server/handlers/adsOrders',
  'adsOrder.payment id': 'its payer pays it: tests/server/handlers/adsOrders',
  'adsOrder.place advertiserId': 'an agent names its own: server/policies/mayPlace.ts',
  'adsOrder.place lines.deviceIds': 'screens of whoever sells, by their goods',
  'adsOrder.place lines.goodsId': 'goods are sold to everybody',
  'adsOrder.quote lines.deviceIds': 'screens of whoever sells, by their goods',
  'adsOrder.quote lines.goodsId': 'goods are sold to everybody',
  'cast.send uploadId': 'the upload of whoever has its code',
  'cast.send wishId': 'made by the phone that sends it',
  'importTask.failures id': 'a task is its owner’s alone',
  'marketOrder.pay id': 'an order of the own enterprise, read in its name',
  'material.frames uploadId': 'the upload of the account that sends it',
  'material.parts uploadId': 'the upload of the account that sends it',
  'material.picture uploadId': 'the upload of the account that sends it',
  'material.verify uploadId': 'the upload of the account that sends it',
  'monitorTask.link id': 'whoever sees the task: tests/server/handlers/monitorTasks',
  'phoneFile.verify uploadId': 'the upload of whoever has its code',
  'session.endSession id': 'a session of the own account',
  'upload.verify uploadId': 'the upload of the account that sends it',
};

/** Returns the ids that a payload takes without saying whose they are. */
function unmarked(name: string, schema: JsonSchema, refs: readonly string[], at: readonly string[] = []): string[] {
  return Object.entries((schema.properties ?? {}) as Properties).flatMap(([key, inner]) => {
    const place = [...at, key];
    const own = ID.test(key) && !refs.includes(place.join('.')) ? [`${name} ${place.join('.')}`] : [];
    const inside = [inner, (inner.items ?? {}) as JsonSchema];
    return [...own, ...inside.flatMap((each) => unmarked(name, each, refs, place))];
  });
}

/** Further values of a payload whose ids are those of groups. */
const OF_GROUPS: Readonly<Record<string, object>> = {
  targetIds: { targetType: 'deviceGroup' },
  targetId: { targetType: 'deviceGroup' },
  ids: { entity: 'deviceGroup' },
};

describe('an id that a payload does not mark', () => {
  const found = declared
    .filter(({ call: { kind } }) => kind === 'service')
    .flatMap(({ call: { name, input, refs } }) =>
      unmarked(
        name,
        input!,
        refs.map(({ at }) => at.join('.')),
      ),
    );

  it('is one whose handler looks it up', () => {
    expect(found.toSorted()).toEqual([...Object.keys(LOOKED_UP), ...Object.keys(APART)].toSorted());
  });

  it.each(Object.entries(LOOKED_UP))("%s is answered for another tenant's as for nobody's", async (place, entity) => {
    const [name, field] = place.split(' ') as [CallName, string];
    const foreign = await theirs.one(entity);
    const isOperator = declared.find(({ call: each }) => each.name === name)!.call.systems.includes('YXF');
    const ask = async (id: string) => {
      const { payload } = withId(name, [field], id);
      const more = entity === 'deviceGroup' ? OF_GROUPS[field] : {};
      return said(await call(test, strangerTo(isOperator), name, { ...payload, ...more }), id);
    };
    expect(await ask(foreign)).toBe(await ask(NOBODYS));
  });
});
