import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const rowsOf = async (verb: 'layout.list' | 'role.list' | 'campaign.list') =>
  (await data<{ list: { id: string; builtIn?: boolean; isDefault?: boolean }[] }>(app, app.personas.owner, verb)).list;

describe('what is built in is neither changed nor deleted, whoever asks [console 11]', () => {
  test.each([
    ['layout', 'LAYOUT_FIXED'],
    ['role', 'ROLE_FIXED'],
    ['campaign', 'CAMPAIGN_FIXED'],
  ] as const)('%s', async (entity, error) => {
    const { owner } = app.personas;
    const fixed = (await rowsOf(`${entity}.list`)).find(({ builtIn, isDefault }) => builtIn ?? isDefault);
    const { id = '' } = fixed ?? {};
    expect((await call(app, owner, `${entity}.update`, { id, name: 'Mine' })).code).toBe(errors[error].code);
    expect((await call(app, owner, `${entity}.delete`, { ids: [id] })).data).toMatchObject({
      results: [{ id, code: errors[error].code }],
    });
    expect((await rowsOf(`${entity}.list`)).map((row) => row.id)).toContain(id);
  });
});

test('nobody pauses or deletes themselves, nor their enterprise, and stays signed in [console 11]', async () => {
  const { superior } = app.personas;
  const own = { account: superior.userId, corporation: superior.corpId };
  for (const [entity, error] of [
    ['account', 'ACCOUNT_SELF'],
    ['corporation', 'CORPORATION_SELF'],
  ] as const) {
    for (const verb of ['pause', 'delete'] as const) {
      expect((await call(app, superior, `${entity}.${verb}`, { ids: [own[entity]] })).data).toMatchObject({
        results: [{ code: errors[error].code }],
      });
    }
  }
  expect((await call(app, superior, 'layout.list', {})).code).toBe(0);
});
