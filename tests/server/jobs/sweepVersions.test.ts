import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { sweepDeleted } from '#server/jobs/sweepDeleted.ts';
import { sweepVersions } from '#server/jobs/sweepVersions.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';
import { addPicture } from '#tests/support/library.ts';
import { anyDb } from '#tests/support/rows.ts';
import { drafting, drawn, makeLayout, widget } from '../handlers/layouts/layoutScene.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const KEPT = limits.layoutVersionsKept;
const at = (x: number) => drawn(widget('main', 'adSlot', { x }));
const sweep = () => sweepVersions(app.services.store);
const system = { kind: 'system', corpId: null } as const;
const versionsOf = (layoutId: string) =>
  app.services.store.read(system, (tx) =>
    tx.layoutVersions.find((eb) => eb('layout_id', '=', layoutId), {
      fields: ['number', 'name'],
      orderBy: ['number', 'asc'],
    }),
  );

test('of a layout the latest versions stay, those with a name beyond them, and of a swept layout none [LAY-12]', async () => {
  const [layoutId, other] = [await makeLayout(app, 'Much used', at(0)), await makeLayout(app, 'Other', at(0))];
  const { open, save, publish } = drafting(app, app.personas.owner, layoutId);
  for (let x = 1; x <= KEPT + 4; x += 1) {
    await save((await open()).rev, at(x));
    const named = x === 2 ? { name: 'Opening' } : {};
    expect(await publish((await open()).rev, named)).toMatchObject({ code: 0 });
    app.clock.advance(60_000);
  }
  const before = await versionsOf(layoutId);
  expect(before).toHaveLength(KEPT + 5);
  expect(await sweep()).toBe(4);
  const left = await versionsOf(layoutId);
  expect(left.map(({ number }) => number)).toEqual([3, ...before.slice(5).map(({ number }) => number)]);
  expect(left[0]).toMatchObject({ name: 'Opening' });
  expect((await versionsOf(other)).map(({ number }) => number)).toEqual([1]);
  expect(await sweep()).toBe(0);

  expect(await call(app, app.personas.owner, 'layout.delete', { ids: [layoutId] })).toMatchObject({ code: 0 });
  expect(await sweep()).toBe(0);
  app.clock.advance(limits.binKept + 60_000);
  await sweepDeleted(app.services.store, app.services.media, app.clock.now());
  expect(await sweep()).toBe(KEPT + 1 + 1);
  expect(await versionsOf(layoutId)).toEqual([]);
  expect(await versionsOf(other)).toHaveLength(1);
});

test('what a swept draft would show is forgotten with it [LAY-12, UI-09]', async () => {
  const { owner } = app.personas;
  const materialId = await addPicture(app, owner);
  const shown = drawn(widget('poster', 'picture', {}, { materialId }));
  const [gone, stays] = [await makeLayout(app, 'Gone', at(0)), await makeLayout(app, 'Stays', at(0))];
  for (const layoutId of [gone, stays]) await drafting(app, owner, layoutId).save(0, shown);
  await call(app, owner, 'layout.delete', { ids: [gone] });
  app.clock.advance(limits.binKept + 60_000);
  await sweepDeleted(app.services.store, app.services.media, app.clock.now());
  await sweep();
  const links = await app.services.store.read(system, (tx) =>
    anyDb(tx).selectFrom('layout_drafts__material_ids').select('ref_id').execute(),
  );
  expect(links).toEqual([{ ref_id: materialId }]);
});
