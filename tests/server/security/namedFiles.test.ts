import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#generated/model/calls.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { drawn, drafting, makeLayout, widget } from '../handlers/layouts/layoutScene.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { fixture, postFile, upload, uploadFor, type Applied } from '#tests/support/library.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';

let app: TestApp;
let film: string;
let filmId: string;
let ownId: string;
beforeAll(async () => {
  app = await buildTestApp();
  const { owner, self } = app.personas;
  const { data: made } = await upload(app, owner, 'clip.mp4', fixture('clip.mp4'));
  filmId = made!.id;
  film = (await data<{ file: string }>(app, owner, 'material.one', { id: filmId })).file;
  ownId = await addScreen(self.userId);
});
afterAll(() => app.close());

let screens = 0;

async function addScreen(creatorId: string): Promise<string> {
  const { own } = app.personas;
  screens += 1;
  const values = { uuid: `SCREEN0${screens}`, name: `Lobby ${screens}`, type: 'android', status: 'online' } as const;
  const where = { groupId: own.groupId, layoutId: own.layoutId, deptId: own.northId, zone: 'Asia/Shanghai' };
  const device = await app.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.devices.insert({ ...values, ...where, creatorId, setIds: [], tagIds: [] }),
  );
  return device.id;
}

const open = async ({ cookie = '' }: Caller, id: string): Promise<number> =>
  (await app.app.inject({ method: 'GET', url: `/media/${id}`, headers: { cookie: `session=${cookie}` } })).statusCode;

/** Rules that a refused call names, by field. */
async function rulesOf(caller: Caller, name: CallName, payload: object): Promise<unknown> {
  const reply = await call<{ rules: object }>(app, caller, name, payload);
  return reply.code === 0 ? 'done' : reply.data?.rules;
}

/** Sends a file for a field, so large as is said; returns its upload. */
async function sent(caller: Caller, about: { entity: string; field: string }, size: number): Promise<string> {
  const picture = fixture('poster.png');
  const bytes = Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  const form = await data<Applied>(app, caller, 'upload.sign', { ...about, name: 'poster.png', size });
  await postFile(app, form, bytes);
  await data(app, caller, 'upload.verify', { uploadId: form.uploadId });
  return form.uploadId;
}

const PHOTO = { entity: 'device', field: 'photos' } as const;
const BOTTOM = { entity: 'adSlot', field: 'bottomImage' } as const;
const one = async (caller: Caller, about: { entity: string; field: string }): Promise<string> =>
  (await uploadFor(app, caller, { ...about, count: 1 }))[0]!;

describe('a file of somebody else’s [PERM-04, NET-07]', () => {
  test('is not opened by naming it in a record of one’s own', async () => {
    const { self } = app.personas;
    expect(await open(self, film)).toBe(404);
    expect(await rulesOf(self, 'device.update', { id: ownId, photos: [film] })).toEqual({ photos: 'notFound' });
    expect(await open(self, film)).toBe(404);
  });

  test('is not opened by a picture of another’s screen either', async () => {
    const { self, staff } = app.personas;
    const photo = await one(staff, PHOTO);
    const theirs = await addScreen(staff.userId);
    await data(app, staff, 'device.update', { id: theirs, photos: [photo] });
    expect(await rulesOf(self, 'device.update', { id: ownId, photos: [photo] })).toEqual({ photos: 'notFound' });
    expect(await rulesOf(self, 'adSlot.update', { id: app.personas.own.slotId, bottomImage: photo })).toEqual({
      bottomImage: 'notFound',
    });
    expect(await open(self, photo)).toBe(404);
  });

  test('is not opened by the form of an action', async () => {
    const { owner, self } = app.personas;
    const photo = await one(owner, PHOTO);
    const task = await app.services.store.write({ kind: 'system', corpId: self.corpId }, (tx) =>
      tx.monitorTasks.insert({
        number: 'MT000001',
        deviceId: ownId,
        handlerId: self.userId,
        status: 'toBeDone',
        deptId: app.personas.own.northId,
        creatorId: self.userId,
      }),
    );
    const said = { ids: [task.id], result: 'normal' };
    expect(await rulesOf(self, 'monitorTask.finish', { ...said, photos: [photo] })).toEqual({ photos: 'notFound' });
    expect(await open(self, photo)).toBe(404);
  });

  test('is not opened by a layout of one’s own, whether its widget shows the material or its text is the id', async () => {
    const { self } = app.personas;
    const clip = drawn(widget('clip', 'video', {}, { materialId: filmId }));
    const place = 'document.pages.0.widgets.0.props.materialId';
    const size = { width: 1280, height: 720 };
    expect(await rulesOf(self, 'layout.create', { name: 'Clip', ...size, document: clip })).toEqual({
      [place]: 'notFound',
    });
    const text = drawn({ ...widget('words', 'text', {}, { text: filmId }), name: filmId });
    const { id: layoutId } = await data<{ id: string }>(app, self, 'layout.create', {
      name: 'Words',
      ...size,
      document: text,
    });
    expect(await rulesOf(self, 'layout.update', { id: layoutId, document: clip })).toEqual({ [place]: 'notFound' });
    expect(await drafting(app, self, layoutId).save(0, clip)).toMatchObject({
      code: -10006,
      data: { rules: { [place]: 'notFound' } },
    });
    expect(await open(self, film)).toBe(404);
    // Nor does it keep the material from being deleted.
    const asked = await data<{ refused: object[] }>(app, app.personas.owner, 'search.usedBy', {
      entity: 'material',
      ids: [filmId],
    });
    expect(asked.refused).toEqual([]);
  });

  test('is opened by a layout that shows it, which may be copied', async () => {
    const { self } = app.personas;
    const document = drawn(widget('clip', 'video', {}, { materialId: filmId }));
    const layoutId = await makeLayout(app, 'Given', document);
    await app.services.store.write({ kind: 'system', corpId: self.corpId }, (tx) =>
      tx.layouts.update(layoutId, { creatorId: self.userId }),
    );
    expect(await open(self, film)).toBe(302);
    expect(await rulesOf(self, 'layout.create', { name: 'Copy', width: 1280, height: 720, document })).toBe('done');
    await app.services.store.write({ kind: 'system', corpId: null }, (tx) => tx.layouts.remove(layoutId));
  });

  test('that is an identity paper stays closed to who may not list papers, whatever else names it [A12]', async () => {
    const { advertiser, owner, own } = app.personas;
    const reader = await withoutPapers();
    await app.services.store.write({ kind: 'system', corpId: advertiser.corpId }, (tx) =>
      tx.corporations.update(advertiser.corpId, { superiorId: own.corpId }),
    );
    const paper = await one(advertiser, { entity: 'verification', field: 'pictures' });
    await data(app, advertiser, 'verification.idcard', {
      holder: 'Li',
      idNumber: '11010519491231002X',
      pictures: [paper],
    });
    expect(await open(owner, paper)).toBe(302);
    await data(app, owner, 'adSlot.update', { id: own.slotId, bottomImage: paper });
    expect(await open(reader, paper)).toBe(404);
    await data(app, owner, 'adSlot.update', { id: own.slotId, bottomImage: null });
  });
});

/** An account of the north that reads everything but papers. */
async function withoutPapers(): Promise<Persona> {
  const { own } = app.personas;
  const held = Object.entries(permissions).flatMap(([name, { systems }]) =>
    systems.includes('YXF') && !name.startsWith('verification') ? [name] : [],
  );
  return app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const role = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert({
      name: 'Reader',
      roleType: 'staff',
      dataScope: 'deptTree',
      permissions: held,
      builtIn: false,
    });
    return addPersona(tx, app.services, {
      userName: 'reader',
      corporation: own,
      roleId: role.id,
      deptId: own.departmentId,
      system: 'YXF',
      password: 'x',
    });
  });
}

describe('a file that was sent for another field', () => {
  test('is taken where it is of a kind that the field takes', async () => {
    const { owner, own } = app.personas;
    expect(await rulesOf(owner, 'adSlot.update', { id: own.slotId, bottomImage: film })).toEqual({
      bottomImage: 'fileKind',
    });
    const picture = await one(owner, PHOTO);
    expect(await rulesOf(owner, 'adSlot.update', { id: own.slotId, bottomImage: picture })).toBe('done');
  });

  test('is no larger than the field says', async () => {
    const { owner } = app.personas;
    const most = 5 * 1024 * 1024;
    const [fits, large] = [await sent(owner, BOTTOM, most), await sent(owner, BOTTOM, most + 1)];
    expect(await rulesOf(owner, 'device.update', { id: ownId, photos: [large] })).toEqual({ photos: 'fileSize' });
    expect(await rulesOf(owner, 'device.update', { id: ownId, photos: [fits] })).toBe('done');
  });
});

describe('a file is named by whoever may', () => {
  test('who sent it, and who changes the record in which it stands', async () => {
    const { self, owner, superior } = app.personas;
    const id = await addScreen(self.userId);
    const photo = await one(self, PHOTO);
    expect(await rulesOf(self, 'device.update', { id, photos: [photo] })).toBe('done');
    for (const above of [owner, superior]) {
      const added = await one(above, PHOTO);
      expect(await rulesOf(above, 'device.update', { id, photos: [photo, added] })).toBe('done');
      // Sent by somebody above, it stays in the record that it stands in.
      expect(await rulesOf(self, 'device.update', { id, photos: [added, photo] })).toBe('done');
      expect(await rulesOf(self, 'device.update', { id, photos: [photo] })).toBe('done');
    }
  });

  test('who copies a record with a picture that they see', async () => {
    const { staff, owner, own } = app.personas;
    const bottomImage = await one(owner, BOTTOM);
    await data(app, owner, 'adSlot.update', { id: own.slotId, bottomImage });
    expect(await rulesOf(staff, 'adSlot.update', { id: own.slotId, bottomImage, name: 'Window' })).toBe('done');
    expect(await open(staff, bottomImage)).toBe(302);
    const id = await addScreen(staff.userId);
    const shown = await one(owner, PHOTO);
    await data(app, owner, 'device.update', { id, photos: [shown] });
    const copy = await addScreen(staff.userId);
    expect(await rulesOf(staff, 'device.update', { id: copy, photos: [shown] })).toBe('done');
  });
});
