import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import { uuidv7 } from '#core/uuid.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { giveUpUnnamed } from '#server/commands/unnamedUploads.ts';
import { sweepUnnamed, sweepUploads } from '#server/jobs/sweep.ts';
import { createTick } from '#server/jobs/tick.ts';
import { tableOf } from '#server/policies/tableOf.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addPicture, uploadFor } from '#tests/support/library.ts';
import { codesOf, RACE_MS, rounds } from '#tests/support/races.ts';
import { anyDb, sampleRow, setRow } from '#tests/support/rows.ts';

const DAY_MS = 86_400_000;
const GB = 1024 ** 3;
const SYSTEM = { kind: 'system', corpId: null } as const;

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const bottomImage = async (): Promise<string> =>
  (await uploadFor(app, app.personas.owner, { entity: 'adSlot', field: 'bottomImage', count: 1 }))[0]!;
const nameIt = (id: string | null) =>
  call(app, app.personas.owner, 'adSlot.update', { id: app.personas.own.slotId, bottomImage: id });

/** Uploads that are left, with where they lie. */
const left = () =>
  app.services.store.read(SYSTEM, (tx) => tx.db.selectFrom('uploads').select(['id', 'state', 'store_key']).execute());
const ids = async () => (await left()).map(({ id }) => id);

/** The hours after so long: what is due is given up, then removed. */
async function sweepAfter(ms: number): Promise<void> {
  app.clock.advance(ms);
  await sweepUnnamed(app.services.store);
  app.clock.advance(limits.uploadLife + 1);
  await sweepUploads(app.services.store, app.services.media, app.clock.now());
}

describe('a file that was verified for a field and that no record names [MAT-06]', () => {
  it('is removed by the server’s own clock, with its small picture', async () => {
    await bottomImage();
    const rows = await left();
    expect(rows.map(({ state }) => state)).toEqual(['verified', 'verified']);
    const tick = createTick(app.services);
    app.clock.advance(90 * DAY_MS);
    await tick();
    app.clock.advance(DAY_MS);
    await tick();
    expect(await ids()).toEqual([]);
    for (const { store_key: key } of rows) expect(await app.services.media.stat(key)).toBeNull();
  });

  it('is kept as long as a form may be filled in, and can be named until then', async () => {
    const id = await bottomImage();
    await sweepAfter(limits.uploadUnnamed - 1000);
    expect(await ids()).toContain(id);
    expect((await nameIt(id)).code).toBe(0);
    await sweepAfter(DAY_MS);
    expect(await ids()).toEqual([id]);
  });

  it('is removed once another takes its place', async () => {
    const [first, second] = [await bottomImage(), await bottomImage()];
    await nameIt(first);
    await nameIt(second);
    await sweepAfter(limits.uploadUnnamed + 1);
    expect(await ids()).toEqual([second]);
    expect((await nameIt(first)).data).toMatchObject({ rules: { bottomImage: 'notFound' } });
  });

  it('cannot be named any more while it is being removed', async () => {
    const id = await bottomImage();
    app.clock.advance(limits.uploadUnnamed + 1);
    await sweepUnnamed(app.services.store);
    expect((await nameIt(id)).data).toMatchObject({ rules: { bottomImage: 'notFound' } });
  });

  it('is either named or removed where both happen at once', { timeout: RACE_MS }, async () => {
    const found = await rounds(async () => {
      const id = await bottomImage();
      app.clock.advance(limits.uploadUnnamed + 1);
      const [reply] = await Promise.all([nameIt(id), app.services.store.write(SYSTEM, (tx) => giveUpUnnamed(tx, 200))]);
      const state = (await left()).find((row) => row.id === id)?.state;
      await nameIt(null);
      return state === (reply.code === 0 ? 'verified' : 'unnamed') ? null : `${codesOf([reply])} ${state}`;
    });
    expect(found).toEqual([]);
  });
});

/** Every field of a record that holds files, whoever writes it. */
const held = Object.values<EntityMeta>(entities).flatMap(({ name, table, fields }) =>
  fields.flatMap(({ name: field, kind, derived }) =>
    table && !derived && (kind === 'file' || kind === 'files')
      ? [{ title: `${name}.${field}`, entity: name, field, kind }]
      : [],
  ),
);

/** Lists an upload as if it had been verified long ago. */
async function listUpload(): Promise<string> {
  const id = uuidv7(app.clock.now());
  const { corpId } = app.personas.own;
  const stored = { id, corp_id: corpId, account_id: 'a', profile: 'image', state: 'verified', size: 1 };
  const named = { store_key: `${corpId}/${id}.png`, file_name: 'a.png', created_at: 0, expires_at: 0 };
  await app.services.store.write(SYSTEM, (tx) =>
    anyDb(tx)
      .insertInto('uploads')
      .values({ ...stored, ...named })
      .execute(),
  );
  return id;
}

describe('a file that is named', () => {
  it.each(held)('by $title stays', async ({ entity, field, kind }) => {
    const [id, other] = [await listUpload(), await listUpload()];
    const corpId = app.personas.own.corpId;
    await app.services.store.write({ kind: 'system', corpId }, (tx) =>
      tableOf(tx, entity).insert({ ...sampleRow(entity, 7), [field]: kind === 'files' ? [id] : id }),
    );
    await sweepAfter(1);
    expect(await ids()).toContain(id);
    expect(await ids()).not.toContain(other);
  });

  it('by a material in the bin stays with it', async () => {
    const { owner } = app.personas;
    const id = await addPicture(app, owner);
    const before = await ids();
    await data(app, owner, 'material.delete', { ids: [id] });
    await sweepAfter(limits.binKept - DAY_MS);
    expect(await ids()).toEqual(before);
  });

  it('by an import that waits, or by what took it for itself, stays', async () => {
    const [waiting, taken] = [await listUpload(), await listUpload()];
    const { corpId, userId } = app.personas.owner;
    const run = { task_id: 't', corp_id: corpId, account_id: userId, entity: 'device', language: 'en_us', zone: 'UTC' };
    const where = { ip: '', trace_key: '', upload_id: waiting, store_key: 'x', next_row: 1, tries: 0, over: 0 };
    await app.services.store.write(SYSTEM, async (tx) => {
      await anyDb(tx)
        .insertInto('import_runs')
        .values({ ...run, ...where })
        .execute();
      await tx.db.updateTable('uploads').set({ used_by: 'cast' }).where('id', '=', taken).execute();
    });
    await sweepAfter(1);
    expect((await ids()).toSorted()).toEqual([waiting, taken].toSorted());
  });
});

describe('files of an enterprise that stand in no record', () => {
  const sign = (size: number) =>
    call(app, app.personas.owner, 'upload.sign', { entity: 'firmware', field: 'file', name: 'a.apk', size });

  test('are so many bytes and no more, those under way among them', async () => {
    for (let sent = 0; sent < limits.uploadsWaiting; sent += 2 * GB) expect((await sign(2 * GB)).code).toBe(0);
    expect((await sign(1)).code).toBe(errors.UPLOADS_WAITING.code);
    const material = { name: 'a.png', size: 1, md5: '0'.repeat(32) };
    expect((await call(app, app.personas.staff, 'material.apply', material)).code).toBe(errors.UPLOADS_WAITING.code);
    expect((await call(app, app.personas.rival, 'material.apply', material)).code).toBe(0);
    await sweepAfter(limits.uploadLife + 1);
    expect((await sign(1)).code).toBe(0);
  });

  test('count after they were verified until something names them', async () => {
    const id = await bottomImage();
    await app.services.store.write(SYSTEM, (tx) =>
      tx.db.updateTable('uploads').set({ size: limits.uploadsWaiting }).where('id', '=', id).execute(),
    );
    expect((await sign(1)).code).toBe(errors.UPLOADS_WAITING.code);
    await setRow(app, 'adSlot', app.personas.own.slotId, { bottomImage: id });
    expect((await sign(1)).code).toBe(0);
  });

  test('are counted one after the other where many are asked for at once', async () => {
    const most = limits.uploadsWaiting / (2 * GB);
    const replies = await Promise.all(Array.from({ length: most + 4 }, () => sign(2 * GB)));
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(most);
  });
});
