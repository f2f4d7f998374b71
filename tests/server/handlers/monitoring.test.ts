import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, postFile, uploadFor, type Applied } from '#tests/support/library.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';
import { buildScene, HOUR, type Scene } from '../player/scene.ts';

let scene: Scene;
/** Sees what is their own alone, as whoever walks from screen to screen does. */
let walker: Persona;
beforeAll(async () => {
  scene = await buildScene();
  const { own } = scene.personas;
  walker = await scene.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const role = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert({
      name: 'Walker',
      roleType: 'staff',
      dataScope: 'self',
      permissions: [],
      builtIn: false,
    });
    return addPersona(tx, scene.services, {
      userName: 'walker_one',
      corporation: own,
      roleId: role.id,
      deptId: own.departmentId,
      system: 'YXF',
      password: 'not used',
    });
  });
});
afterAll(() => scene.close());

type Task = Record<string, unknown> & { id: string };

const owner = () => scene.personas.owner;
const iso = (at: number) => new Date(at).toISOString();

async function plan(overrides: object = {}): Promise<string> {
  const { id } = await data<{ id: string }>(scene, owner(), 'monitorPlan.create', {
    name: 'Spring tea',
    taskName: 'Look for spring tea',
    description: 'From the door',
    handlerId: walker.userId,
    deadline: iso(scene.clock.now() + HOUR),
    ...overrides,
  });
  return id;
}
const planOf = (id: string) => data(scene, owner(), 'monitorPlan.one', { id });
const tasksOf = (planId: string, caller = owner()) =>
  data<{ list: Task[] }>(scene, caller, 'monitorTask.list', { filter: { planId } }).then(({ list }) => list);
const photos = (count = 1) => uploadFor(scene, walker, { entity: 'monitorTask', field: 'photos', count });
/** Uploads a photo that a camera took at an instant, by its clock in Shanghai. */
async function uploadPhoto(at: string): Promise<string> {
  const wall = iso(Date.parse(at) + 8 * HOUR)
    .replaceAll('-', ':')
    .replace('T', ' ')
    .slice(0, 19);
  const bytes = await sharp(fixture('poster.png'))
    .jpeg()
    .withExif({ IFD2: { DateTimeOriginal: wall, OffsetTimeOriginal: '+08:00' } })
    .toBuffer();
  const asked = { entity: 'monitorTask', field: 'photos', name: 'photo.jpg', size: bytes.length };
  const form = await data<Applied>(scene, walker, 'upload.sign', asked);
  await postFile(scene, form, bytes);
  await data(scene, walker, 'upload.verify', { uploadId: form.uploadId });
  return form.uploadId;
}
const finish = async ({ id }: Task, input: object = {}, caller = walker) =>
  call(scene, caller, 'monitorTask.finish', {
    ids: [id],
    photos: await photos(),
    result: 'normal',
    note: null,
    ...input,
  });

/** Returns the error with which a task is not taken: its code, and its sentences in both languages. */
async function refusedBy(task: Task, input: object = {}) {
  const said = async (language: 'zh_cn' | 'en_us') => {
    const wanted = { ids: [task.id], photos: await photos(), result: 'normal', note: null, ...input };
    const { results } = await data<{ results: { code: number; message: string }[] }>(
      scene,
      walker,
      'monitorTask.finish',
      wanted,
      { language },
    );
    return results[0]!;
  };
  const [{ code, message: zh }, { message: en }] = [await said('zh_cn'), await said('en_us')];
  return (
    Object.values(errors).find((each) => each.code === code && each.zh === zh && each.en === en) ?? { code, zh, en }
  );
}

describe('a monitoring plan [MON-01]', () => {
  test('gives its handler a task for each screen, who takes it on and hands in photos and what they saw', async () => {
    const [lobby, lift] = [await scene.addScreen(), await scene.addScreen({ name: 'Lift' })];
    const adId = await scene.addAd({ targetType: 'device', targetIds: [lobby.deviceId], status: 'playing' });
    const id = await plan({ deviceIds: [lobby.deviceId, lift.deviceId] });
    expect(await planOf(id)).toMatchObject({ status: 'open', tasks: 2, completed: 0, remaining: 2 });

    const tasks = await tasksOf(id, walker);
    expect(tasks.map(({ name, status }) => [name, status])).toEqual([
      ['Look for spring tea', 'toBeSeen'],
      ['Look for spring tea', 'toBeSeen'],
    ]);
    expect(new Set(tasks.map(({ number }) => number)).size).toBe(2);
    const { list: news } = await data<{ list: object[] }>(scene, walker, 'notice.info', {});
    expect(news).toEqual([
      expect.objectContaining({ kind: 'taskGiven', subject: 'Spring tea', entity: 'monitorTask' }),
    ]);

    const task = tasks.find(({ deviceId }) => deviceId === lobby.deviceId)!;
    await data(scene, walker, 'monitorTask.see', { ids: [task.id] });
    expect((await tasksOf(id)).find((one) => one.id === task.id)?.['status']).toBe('toBeDone');
    expect((await finish(task, { photos: await photos(3), note: 'Bright' })).code).toBe(0);
    const done = await data(scene, owner(), 'monitorTask.one', { id: task.id });
    expect(done).toMatchObject({
      status: 'completed',
      result: 'normal',
      note: 'Bright',
      expectedIds: [adId],
    });
    expect(done['photos']).toHaveLength(3);
    expect(await planOf(id)).toMatchObject({ status: 'open', completed: 1, wrong: 0, remaining: 1 });

    await finish(
      tasks.find((one) => one !== task)!,
      { result: 'deviceBroken' },
    );
    expect(await planOf(id)).toMatchObject({ status: 'done', completed: 2, wrong: 1, remaining: 0 });
  });

  test('holds a photo against what was due when it was taken, not when it was handed in', async () => {
    const { deviceId } = await scene.addScreen();
    const wall = (ms: number) => iso(ms + 8 * HOUR).slice(11, 16);
    const taken = scene.clock.now() - 2 * HOUR;
    const at = (from: number) => [{ from: wall(from), to: wall(from + HOUR) }];
    const target = {
      targetType: 'device' as const,
      targetIds: [deviceId],
      startAt: taken - HOUR,
      status: 'playing' as const,
    };
    const before = await scene.addAd({ ...target, windows: at(taken - HOUR / 2) });
    const after = await scene.addAd({ ...target, windows: at(scene.clock.now() - HOUR / 2) });
    const expected = async (photoIds: string[]) => {
      const [task] = await tasksOf(await plan({ deviceIds: [deviceId] }));
      await finish(task!, { photos: photoIds });
      return (await data<{ expectedIds: string[] }>(scene, owner(), 'monitorTask.one', { id: task!.id })).expectedIds;
    };
    expect(await expected([await uploadPhoto(iso(taken))])).toEqual([before]);
    // A camera that is ahead, and one that says nothing.
    expect(await expected([await uploadPhoto(iso(taken + 24 * HOUR)), ...(await photos())])).toEqual([after]);
  });

  test('is seen by its handler, of whatever department the screen is', async () => {
    const { own } = scene.personas;
    const visitor = await scene.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const roles = tx.as({ kind: 'system', corpId: own.corpId }).roles;
      const staff = { roleType: 'staff', dataScope: 'dept', permissions: [], builtIn: false } as const;
      const of = { corporation: own, deptId: own.southId, system: 'YXF', password: 'not used' } as const;
      const { id: roleId } = await roles.insert({ ...staff, name: 'Visitor' });
      return addPersona(tx, scene.services, { ...of, userName: 'visitor_one', roleId });
    });
    const { deviceId } = await scene.addScreen({ deptId: own.northId, name: 'Gate', address: 'Main Street 1' });
    const id = await plan({ deviceIds: [deviceId], handlerId: visitor.userId });
    const other = await plan({ deviceIds: [deviceId] });
    const [task] = await tasksOf(id, visitor);
    // Of the screen, which they may not see, they learn which one it is and where.
    expect((await call(scene, visitor, 'device.one', { id: deviceId })).code).not.toBe(0);
    const detail = await data(scene, visitor, 'monitorTask.one', { id: task!.id });
    expect(detail).toMatchObject({ deviceName: 'Gate', address: 'Main Street 1' });
    await data(scene, visitor, 'monitorTask.see', { ids: [task!.id] });
    const photo = await uploadFor(scene, visitor, { entity: 'monitorTask', field: 'photos', count: 1 });
    await data(scene, visitor, 'monitorTask.finish', { ids: [task!.id], photos: photo, result: 'normal', note: null });
    expect(await tasksOf(id, visitor)).toMatchObject([{ id: task!.id, status: 'completed' }]);
    // Tasks of others at that screen stay theirs.
    expect(await tasksOf(other, visitor)).toEqual([]);
  });

  test('takes nothing after its deadline, until it is extended', async () => {
    const { deviceId } = await scene.addScreen();
    const id = await plan({ deviceIds: [deviceId] });
    const [given] = await tasksOf(id);
    scene.clock.advance(2 * HOUR);
    // Before the job has looked at it, and after.
    expect(await refusedBy(given!)).toEqual({
      code: errors.PAYLOAD_INVALID.code,
      zh: '任务已过截止时间，请计划的创建人延长期限',
      en: 'The deadline of the task has passed: have whoever made the plan extend it',
    });
    await createTick(scene.services)();
    const [task] = await tasksOf(id);
    expect(task?.['status']).toBe('overdue');
    expect(await refusedBy(task!)).toMatchObject({
      code: errors.NOT_ALLOWED_NOW.code,
      zh: expect.stringContaining('已逾期') as string,
      en: expect.stringContaining('Overdue') as string,
    });
    expect((await tasksOf(id))[0]).toEqual(task);

    const over = await call(scene, owner(), 'monitorPlan.extend', { ids: [id], deadline: iso(scene.clock.now() - 1) });
    expect(JSON.stringify(over)).toMatch(/later than now/);
    const deadline = iso(scene.clock.now() + HOUR);
    await data(scene, owner(), 'monitorPlan.extend', { ids: [id], deadline });
    expect((await tasksOf(id))[0]).toMatchObject({ status: 'toBeDone', deadline });
    await finish(task!, { result: 'notPlayed' });
    expect((await tasksOf(id))[0]).toMatchObject({ status: 'completed', result: 'notPlayed' });
  });

  test('that is ended leaves what was not handed in incomplete, and takes nothing more', async () => {
    const { deviceId } = await scene.addScreen();
    const id = await plan({ deviceIds: [deviceId] });
    await data(scene, owner(), 'monitorPlan.end', { ids: [id] });
    expect(await planOf(id)).toMatchObject({ status: 'ended', completed: 0 });
    const [task] = await tasksOf(id);
    expect(task?.['status']).toBe('incomplete');
    const late = await finish(task!);
    expect(late.data).toMatchObject({ results: [{ id: task!.id, code: errors.NOT_ALLOWED_NOW.code }] });
    expect((await tasksOf(id))[0]?.['status']).toBe('incomplete');
  });
});

describe('what monitoring refuses [MON-01]', () => {
  const cases: [string, object, RegExp][] = [
    ['a plan without screens', { deviceIds: [] }, /select the object|at least 1/i],
    ['a plan without a name', { name: '' }, /Plan name cannot be empty/],
    ['a task without a name', { taskName: '' }, /Task name cannot be empty/],
    ['a deadline that is over', { deadline: iso(0) }, /later than now/],
  ];
  test.each(cases)('%s', async (_what, overrides, says) => {
    const { deviceId } = await scene.addScreen();
    const count = async () => (await data<{ total: number }>(scene, owner(), 'monitorPlan.list', {})).total;
    const before = await count();
    const answer = await call(scene, owner(), 'monitorPlan.create', {
      name: 'A',
      taskName: 'A',
      deviceIds: [deviceId],
      handlerId: walker.userId,
      deadline: iso(scene.clock.now() + HOUR),
      ...overrides,
    });
    expect(answer.code).toBe(errors.PAYLOAD_INVALID.code);
    expect(JSON.stringify(answer)).toMatch(says);
    expect(await count()).toBe(before);
  });

  test('a result without a photo, photos without a result, and one that another hands in', async () => {
    const { deviceId } = await scene.addScreen();
    const [task] = await tasksOf(await plan({ deviceIds: [deviceId] }));
    const said = async (caller: Persona, input: object) =>
      JSON.stringify(await call(scene, caller, 'monitorTask.finish', input));
    const ids = [task!.id];
    expect(await said(walker, { ids, result: 'normal' })).toContain('"photos":"Required"');
    expect(await said(walker, { ids, photos: await photos() })).toContain('"result":"Required"');
    expect(await said(walker, { ids, photos: await photos(4), result: 'normal' })).toContain('"photos":"At most 3');
    const byOther = await uploadFor(scene, owner(), { entity: 'monitorTask', field: 'photos', count: 1 });
    expect(await said(owner(), { ids: [task!.id], photos: byOther, result: 'normal' })).toContain(
      errors.TASK_OF_ANOTHER.en,
    );
    expect(await data(scene, owner(), 'monitorTask.one', { id: task!.id })).toMatchObject({
      status: 'toBeSeen',
      result: null,
    });
  });

  test('tasks of another enterprise, and plans by who may not monitor [PERM-05]', async () => {
    const { deviceId } = await scene.addScreen();
    const id = await plan({ deviceIds: [deviceId] });
    expect((await call(scene, scene.personas.rival, 'monitorPlan.one', { id })).code).toBe(errors.NOT_FOUND.code);
    expect(await tasksOf(id, scene.personas.rival)).toEqual([]);
    const input = { name: 'B', taskName: 'B', deviceIds: [deviceId], handlerId: walker.userId };
    const refused = await call(scene, walker, 'monitorPlan.create', {
      ...input,
      deadline: iso(scene.clock.now() + HOUR),
    });
    expect(refused.code).toBe(errors.NO_PERMISSION.code);
  });

  test('a photo of last week, by its camera or by when it was uploaded', async () => {
    const { deviceId } = await scene.addScreen();
    const id = await plan({ deviceIds: [deviceId], deadline: iso(scene.clock.now() + 10 * 24 * HOUR) });
    const [task] = await tasksOf(id);
    const [uploaded] = await photos();
    scene.clock.advance(7 * 24 * HOUR);
    expect(await refusedBy(task!, { photos: [uploaded] })).toEqual(errors.PHOTO_OLD);
    const byCamera = await uploadPhoto(iso(scene.clock.now() - 7 * 24 * HOUR));
    expect(await refusedBy(task!, { photos: [...(await photos()), byCamera] })).toEqual(errors.PHOTO_OLD);
    expect((await tasksOf(id))[0]).toEqual(task);
    await finish(task!, { photos: [await uploadPhoto(iso(scene.clock.now() - HOUR))] });
    expect((await tasksOf(id))[0]).toMatchObject({ status: 'completed' });
  });
});
