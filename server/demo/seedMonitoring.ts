import type { MonitorTaskStored } from '#generated/server/monitor-tasks.gen.ts';
import { recountPlan } from '../commands/monitoring.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { adsDue } from '../player/adsDue.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';

const HOUR_MS = 3_600_000;

interface DemoTask {
  screen: string;
  status: 'toBeSeen' | 'toBeDone' | 'overdue' | 'completed';
  result?: NonNullable<MonitorTaskStored['result']>;
  /** Number of the poster that the photo shows. */
  photo?: number;
  note?: string;
}

interface DemoPlan {
  name: string;
  taskName: string;
  description: string;
  handler: string;
  /** From its making to its deadline, and from now to the deadline, hours. */
  hours: number;
  dueIn: number;
  tasks: readonly DemoTask[];
}

const plans: readonly DemoPlan[] = [
  {
    name: '新品茶上刊巡检',
    taskName: '巡检新品茶画面',
    description: '请站在顾客入口处拍摄整块屏幕，画面与报刊内容一致为正常。',
    handler: 'keeper_one',
    hours: 72,
    dueIn: 30,
    tasks: [
      { screen: '旗舰店·入口大屏', status: 'completed', result: 'normal', photo: 0 },
      { screen: '旗舰店·收银台', status: 'completed', result: 'notPlayed', photo: 1, note: '播放的是上一期海报' },
      { screen: '旗舰店·二楼茶区', status: 'toBeDone' },
    ],
  },
  {
    name: '地铁站厅月检',
    taskName: '站厅屏幕月检',
    description: '',
    handler: 'operator',
    hours: 240,
    dueIn: -20,
    tasks: [
      { screen: '人民广场站·3 号口', status: 'completed', result: 'deviceBroken', photo: 2, note: '左下角碎裂' },
      { screen: '陆家嘴站·站厅东', status: 'overdue' },
    ],
  },
  {
    name: '写字楼电梯巡检',
    taskName: '电梯屏巡检',
    description: '早高峰前完成。',
    handler: 'operator',
    hours: 48,
    dueIn: 46,
    tasks: [
      { screen: '静安写字楼·A 座大堂', status: 'toBeSeen' },
      { screen: '静安写字楼·A 座 2 号梯', status: 'toBeSeen' },
    ],
  },
];

/** Monitoring plans (MON-01): one under way, one past its deadline, one that was given just now. */
export async function seedMonitoring(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const creatorId = known(demo.accounts, 'operator');
  for (const { name, taskName, description, handler, hours, dueIn, tasks } of plans) {
    const deadline = demo.now + dueIn * HOUR_MS;
    const createdAt = deadline - hours * HOUR_MS;
    const handlerId = known(demo.accounts, handler);
    const plan = await own.monitorPlans.insert({
      number: await nextNumber(own, 'monitorPlan'),
      name,
      taskName,
      description,
      deviceIds: tasks.map(({ screen }) => known(demo.devices, screen).id),
      handlerId,
      deadline,
      status: 'open',
      tasks: tasks.length,
      creatorId,
      deptId: known(demo.departments, 'head'),
      createdAt,
    });
    for (const { screen, status, result, photo, note } of tasks) {
      const { id: deviceId, deptId } = known(demo.devices, screen);
      const finishedAt = result === undefined ? null : Math.min(createdAt + DAY_MS, demo.now - HOUR_MS);
      const device = await own.devices.one(deviceId);
      const poster = photo === undefined ? undefined : await own.materials.one(known(demo.materials, photo).id);
      await own.monitorTasks.insert({
        number: await nextNumber(own, 'monitorTask'),
        name: taskName,
        description,
        planId: plan.id,
        deviceId,
        deviceName: screen,
        address: device?.address ?? null,
        deptId,
        handlerId,
        creatorId,
        deadline,
        status,
        result: result ?? null,
        note: note ?? null,
        photos: poster?.file ? [poster.file] : null,
        expectedIds: device && finishedAt !== null ? await adsDue(own, device, finishedAt) : [],
        finishedAt,
        createdAt,
      });
    }
    await recountPlan(own, plan.id);
  }
}
