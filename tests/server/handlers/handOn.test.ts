import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '#generated/model/errors.gen.ts';
import { TASK_PATH } from '#core/phonePages.ts';
import { createTick } from '#server/jobs/tick.ts';
import { call, data } from '#tests/support/call.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';
import { buildScene, HOUR, type Scene } from '../player/scene.ts';

let scene: Scene;
/** People who walk from screen to screen, and see what is theirs alone. */
let [first, second]: Persona[] = [];
beforeEach(async () => {
  scene = await buildScene();
  [first, second] = await scene.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const { own } = scene.personas;
    const { id: roleId } = await tx
      .as({ kind: 'system', corpId: own.corpId })
      .roles.insert({ name: 'Walker', roleType: 'staff', dataScope: 'self', permissions: [], builtIn: false });
    const walker = (userName: string) =>
      addPersona(tx, scene.services, {
        userName,
        corporation: own,
        roleId,
        deptId: own.departmentId,
        system: 'YXF',
        password: 'not used',
      });
    return [await walker('walker_one'), await walker('walker_two')];
  });
});
afterEach(() => scene.close());

type Task = Record<string, unknown> & { id: string; planId: string };
type Item = { id: string; code: number; message: string };

const owner = () => scene.personas.owner;
const iso = (at: number) => new Date(at).toISOString();
const refused = (name: ErrorName) => ({ code: errors[name].code, message: errors[name].en });

const tasksOf = async (caller: Persona) =>
  (await data<{ list: Task[] }>(scene, caller, 'monitorTask.list', {})).list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const newsOf = async (caller: Persona) =>
  (await data<{ list: Record<string, unknown>[] }>(scene, caller, 'notice.info', {})).list;

/** Gives tasks at some screens to the first walker. */
async function given(screens = 1): Promise<Task[]> {
  const deviceIds = [];
  for (let at = 0; at < screens; at += 1) deviceIds.push((await scene.addScreen({ name: `Gate ${at}` })).deviceId);
  await data(scene, owner(), 'monitorPlan.create', {
    name: 'Spring tea',
    taskName: 'Look for spring tea',
    handlerId: first!.userId,
    deadline: iso(scene.clock.now() + HOUR),
    deviceIds,
  });
  return tasksOf(first!);
}
const handOn = async (tasks: readonly Task[], to: Pick<Persona, 'userId'>, caller = owner()) => {
  const input = { ids: tasks.map(({ id }) => id), handlerId: to.userId };
  return call<{ results: Item[] }>(scene, caller, 'monitorTask.handOn', input);
};
/** Hands on, and returns what became of each task. */
const resultsOf = async (...args: Parameters<typeof handOn>) => (await handOn(...args)).data?.results ?? [];
const stop = ({ userId }: Persona) => scene.within((tx) => tx.accounts.update(userId, { status: 'paused' }));
const codeOf = async ({ id }: Task, caller = owner()) =>
  (await data<{ path: string }>(scene, caller, 'monitorTask.link', { id })).path.replace(TASK_PATH, '');
const look = (code: string) => call(scene, null, 'monitorTask.look', { code });

describe('a task that is handed on [MON-01]', () => {
  test('goes to another handler, who is told, takes it on and has a link; the one of before has ended', async () => {
    const [task] = await given();
    await data(scene, first!, 'monitorTask.see', { ids: [task!.id] });
    const old = await codeOf(task!);
    // Whoever it was given to has left.
    await stop(first!);
    expect(await look(old)).toMatchObject(refused('TASK_LINK_WRONG'));

    expect(await resultsOf([task!], second!)).toEqual([{ id: task!.id, code: 0, message: 'ok' }]);
    expect(await tasksOf(second!)).toMatchObject([
      { id: task!.id, planId: task!.planId, status: 'toBeSeen', handlerId: second!.userId },
    ]);
    const told = { kind: 'taskGiven', entity: 'monitorTask', recordId: task!.id, subject: 'Spring tea' };
    expect(await newsOf(second!)).toEqual([expect.objectContaining({ ...told, detail: 'Look for spring tea' })]);
    await data(scene, second!, 'monitorTask.see', { ids: [task!.id] });
    expect(await look(old)).toMatchObject(refused('TASK_LINK_WRONG'));
    expect(await look(await codeOf(task!, second))).toMatchObject({ code: 0 });

    const { list: lines } = await data<{ list: object[] }>(scene, owner(), 'operationLog.list', {
      filter: { targetId: task!.id, call: 'monitorTask.handOn' },
    });
    expect(lines).toEqual([expect.objectContaining({ userName: 'owner', targetName: 'Look for spring tea' })]);
    const { before, after } = await data(scene, owner(), 'operationLog.one', { id: (lines[0] as { id: string }).id });
    expect(before).toMatchObject({ handlerId: first!.userId });
    expect(after).toMatchObject({ handlerId: second!.userId });
  });

  test('has no link of then when it comes back to a handler of before', async () => {
    const [task] = await given();
    const old = await codeOf(task!);
    await handOn([task!], second!);
    await handOn([task!], first!);
    expect(await tasksOf(first!)).toMatchObject([{ id: task!.id }]);
    expect(await look(old)).toMatchObject(refused('TASK_LINK_WRONG'));
    // The handler who had it before is told again.
    expect(await newsOf(first!)).toHaveLength(2);
  });

  test('is one of many: of a plan the new handler hears once, and of one that is theirs already why not', async () => {
    const tasks = await given(3);
    await handOn(tasks.slice(0, 1), second!);
    expect(await newsOf(second!)).toHaveLength(1);
    const results = await resultsOf(tasks, second!);
    expect(results.map(({ code }) => code)).toEqual([errors.TASK_HANDLER_SAME.code, 0, 0]);
    expect(results[0]).toMatchObject(refused('TASK_HANDLER_SAME'));
    expect(await newsOf(second!)).toHaveLength(2);
    expect(await tasksOf(second!)).toHaveLength(3);
  });

  test('stays overdue until its plan is extended, and is done by the new handler then', async () => {
    const [task] = await given();
    scene.clock.advance(2 * HOUR);
    await createTick(scene.services)();
    expect(await resultsOf([task!], second!)).toMatchObject([{ code: 0 }]);
    expect(await tasksOf(second!)).toMatchObject([{ status: 'overdue' }]);
    await data(scene, owner(), 'monitorPlan.extend', { ids: [task!.planId], deadline: iso(scene.clock.now() + HOUR) });
    expect(await tasksOf(second!)).toMatchObject([{ status: 'toBeDone' }]);
  });
});

describe('a task is not handed on [MON-01]', () => {
  test('once its plan was ended', async () => {
    const [task] = await given();
    await data(scene, owner(), 'monitorPlan.end', { ids: [task!.planId] });
    expect(await resultsOf([task!], second!)).toMatchObject([{ code: errors.NOT_ALLOWED_NOW.code }]);
  });

  test('by its handler, who may make no plans', async () => {
    const [task] = await given();
    expect((await handOn([task!], second!, first)).code).toBe(errors.NO_PERMISSION.code);
    expect(await tasksOf(second!)).toEqual([]);
  });

  test('by another enterprise', async () => {
    const [task] = await given();
    const { rival } = scene.personas;
    const { code, data: answer } = await handOn([task!], rival, rival);
    expect(code === 0 ? answer?.results[0]?.code : code).toBe(errors.NOT_FOUND.code);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['is paused', () => stop(second!)],
    ['is gone', () => scene.within((tx) => tx.accounts.remove(second!.userId))],
  ])('to a handler whose account %s, and stays where it was', async (_how, leave) => {
    const [task] = await given();
    await leave();
    expect(await handOn([task!], second!)).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { handlerId: 'notFound' } },
    });
    expect(await tasksOf(first!)).toMatchObject([{ id: task!.id, handlerId: first!.userId }]);
  });

  test('to an account of another enterprise, also by the one above that sees both', async () => {
    const [task] = await given();
    const { rival, superior } = scene.personas;
    const refusedFor = (rule: string) => ({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { handlerId: rule } },
    });
    expect(await handOn([task!], rival)).toMatchObject(refusedFor('notFound'));
    expect(await handOn([task!], superior, superior)).toMatchObject(refusedFor('otherCorporation'));
    expect(await tasksOf(first!)).toMatchObject([{ id: task!.id, handlerId: first!.userId }]);
    // To who is there the enterprise above may give it.
    expect(await resultsOf([task!], second!, superior)).toMatchObject([{ code: 0 }]);
    expect(await tasksOf(second!)).toMatchObject([{ id: task!.id }]);
  });
});
