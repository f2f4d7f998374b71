import type { CommandKind } from '#core/remote/commands.ts';
import type { DeviceCommandStored } from '#generated/server/device-commands.gen.ts';
import type { DeviceTimerStored } from '#generated/server/device-timers.gen.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';
import { screens } from './screens.ts';

const MINUTE_MS = 60_000;

/** Capabilities of demo screens: those with Windows have a shell, the others play in a browser. */
const PAGE = ['keys', 'pause', 'volume', 'screenshot', 'lock', 'restartPlayer'];
const SHELL = [...PAGE, 'power', 'wakeTime', 'display', 'brightness', 'source', 'restartMachine'];
const SOURCES = [
  { id: 'player', name: 'Vitrine' },
  { id: 'hdmi1', name: 'HDMI 1' },
  { id: 'hdmi2', name: 'HDMI 2' },
];

type Timer = Partial<DeviceTimerStored> & { name: string };

const timers = (device: (name: string) => string, group: (name: string) => string, now: number): Timer[] => [
  {
    name: '打烊关机',
    kind: 'power',
    repeat: 'daily',
    offTime: '22:30',
    onTime: '08:30',
    onDay: 'next',
    targetType: 'deviceGroup',
    targetIds: [group('徐汇门店')],
  },
  {
    name: '周末晚关',
    kind: 'power',
    repeat: 'weekly',
    weekdays: [5, 6],
    offTime: '23:30',
    onTime: '09:00',
    onDay: 'next',
    targetType: 'device',
    targetIds: [device('旗舰店·入口大屏')],
  },
  {
    name: '午间调低音量',
    kind: 'volume',
    repeat: 'daily',
    time: '12:00',
    level: 20,
    targetType: 'deviceGroup',
    targetIds: [group('写字楼'), group('徐汇门店')],
  },
  {
    name: '午后恢复音量',
    kind: 'volume',
    repeat: 'daily',
    time: '14:00',
    level: 60,
    targetType: 'deviceGroup',
    targetIds: [group('写字楼'), group('徐汇门店')],
  },
  {
    name: '夜间调暗',
    kind: 'brightness',
    repeat: 'daily',
    time: '19:00',
    level: 40,
    targetType: 'deviceGroup',
    targetIds: [group('地铁站厅')],
  },
  {
    name: '每周重启',
    kind: 'restart',
    repeat: 'weekly',
    weekdays: [1],
    time: '04:00',
    targetType: 'deviceGroup',
    targetIds: [group('徐汇门店'), group('地铁站厅')],
    status: 'paused',
  },
  {
    name: '盘点当晚关机',
    kind: 'power',
    repeat: 'once',
    offAt: now + 3 * DAY_MS,
    onAt: now + 3 * DAY_MS + 600 * MINUTE_MS,
    targetType: 'device',
    targetIds: [device('旗舰店·收银台')],
  },
];

interface DemoCommand extends Partial<DeviceCommandStored> {
  kind: CommandKind;
  /** Minutes ago. */
  ago: number;
}

/** Commands in each state, the oldest last. */
const commands = (picture: string | null): DemoCommand[] => [
  { kind: 'volume', level: 45, ago: 1, status: 'queued' },
  { kind: 'mute', muted: false, ago: 2, status: 'sent' },
  { kind: 'restartPlayer', ago: 3, status: 'acknowledged' },
  ...(picture ? [{ kind: 'screenshot', picture, ago: 6, status: 'done' } as const] : []),
  { kind: 'key', key: 'right', ago: 7, status: 'done' },
  { kind: 'pause', seconds: 60, ago: 9, status: 'done' },
  { kind: 'screenshot', ago: 20, status: 'failed', problem: 'fault', detail: 'no picture' },
  { kind: 'key', key: 'up', ago: 35, status: 'expired' },
];

function stepsOf({ status, ago, problem }: DemoCommand, now: number): Partial<DeviceCommandStored> {
  const createdAt = now - ago * MINUTE_MS;
  const isTold = status !== 'queued' && status !== 'expired';
  const isOver = status === 'done' || status === 'failed';
  return {
    createdAt,
    expiresAt: status === 'expired' ? createdAt + MINUTE_MS : now + 10 * MINUTE_MS,
    sentAt: isTold ? createdAt + 400 : null,
    acknowledgedAt: isTold && status !== 'sent' ? createdAt + 900 : null,
    finishedAt: isOver ? createdAt + 1500 : null,
    outcome: isOver ? (problem ? 'failed' : 'done') : null,
  };
}

/** Timers and commands of the demo, and what its screens can do. */
export async function seedRemote(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const deviceId = (name: string) => known(demo.devices, name).id;
  for (const { name, type, status } of screens) {
    if (status === 'inactive') continue;
    const isShell = type === 'windows';
    await own.devices.update(deviceId(name), {
      capabilities: isShell ? SHELL : PAGE,
      sources: isShell ? SOURCES : [],
      controls: { volume: 60, muted: false, locked: false, ...(isShell ? { brightness: 80, source: 'player' } : {}) },
    });
  }
  const creatorId = known(demo.accounts, 'operator');
  for (const timer of timers(deviceId, (name) => known(demo.groups, name), demo.now))
    await own.deviceTimers.insert({ status: 'enabled', creatorId, level: null, ...timer });
  const [first] = await own.materials.find(
    (eb) => eb.and([eb('type', '=', 'image'), eb('thumbnail', 'is not', null)]),
    {
      fields: ['file'],
      limit: 1,
    },
  );
  const online = screens.filter(({ status }) => status === 'online');
  for (const { name } of online.slice(0, 2))
    for (const { ago, ...command } of commands(first?.file ?? null))
      await own.deviceCommands.insert({
        ...command,
        ...stepsOf({ ago, ...command }, demo.now),
        deviceId: deviceId(name),
        deviceName: name,
        batchId: `${deviceId(name)}-${ago}`,
        targetType: 'device',
        targetId: deviceId(name),
        targetName: name,
        creatorId,
      });
}
